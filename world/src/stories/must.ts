import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'

/** What a use case answered, or an error with its code: in a story nothing is refused. */
export async function must<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer
  if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify({ ...outcome.params, field: outcome.field })}`)
  return outcome.value
}
