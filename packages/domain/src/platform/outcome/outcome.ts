/** The refusal of a rule: its code and the arguments of its sentence. Rules return a value or a refusal; bugs throw. */
export type Refusal<C extends string = string> = {
  readonly ok: false
  readonly code: C
  readonly params?: Readonly<Record<string, string | number>>
  /** The API name of the body field that caused the refusal. */
  readonly field?: string
}
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Outcome<T, C extends string = string> = Ok<T> | Refusal<C>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

/** Refuses with a code of the catalogue. `details` has the arguments of the sentence and the field. */
export const refuse = <const C extends string>(
  code: C,
  details: Pick<Refusal, 'params' | 'field'> = {},
): Refusal<C> => ({ ok: false, code, ...details })

/**
 * Throws if an invariant is broken, which is a bug. Code must not catch this error to continue; it alerts operators.
 */
export function assert(condition: unknown, what: string): asserts condition {
  if (condition === false || condition === undefined || condition === null || condition === 0n || condition === '')
    throw new Error(`broken invariant: ${what}`)
}
