/** What a rule answers: a value, or the code of the refusal and what its sentence needs. Bugs throw instead. */
export type Refusal<C extends string = string> = {
  readonly ok: false
  readonly code: C
  readonly params?: Readonly<Record<string, string | number>>
  /** The body field the refusal speaks of, as on the wire. */
  readonly field?: string
}
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Outcome<T, C extends string = string> = Ok<T> | Refusal<C>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

/** Refuses with a code of the catalogue; `details` carry the sentence's arguments and the field it stands at. */
export const refuse = <const C extends string>(
  code: C,
  details: Pick<Refusal, 'params' | 'field'> = {},
): Refusal<C> => ({ ok: false, code, ...details })

/** A broken invariant is a bug: it throws, is never caught to continue, and alerts. */
export function assert(condition: unknown, what: string): asserts condition {
  if (condition === false || condition === undefined || condition === null || condition === 0n || condition === '')
    throw new Error(`broken invariant: ${what}`)
}
