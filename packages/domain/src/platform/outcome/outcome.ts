/**
 * The refusal of a rule: its code and the arguments of its sentence. A rule returns a value or a refusal; bugs throw
 * instead.
 */
export type Refusal<C extends string = string> = {
  readonly ok: false
  readonly code: C
  readonly params?: Readonly<Record<string, string | number>>
  /** The body field that the refusal is about, by its API name. */
  readonly field?: string
}
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Outcome<T, C extends string = string> = Ok<T> | Refusal<C>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

/** Refuses with a code of the catalogue. `details` have the arguments of the sentence and the field. */
export const refuse = <const C extends string>(
  code: C,
  details: Pick<Refusal, 'params' | 'field'> = {},
): Refusal<C> => ({ ok: false, code, ...details })

/** Throws if an invariant is broken, which is a bug. It is never caught to continue, and alerts. */
export function assert(condition: unknown, what: string): asserts condition {
  if (condition === false || condition === undefined || condition === null || condition === 0n || condition === '')
    throw new Error(`broken invariant: ${what}`)
}
