import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'

/** Returns the value of a use case. Throws the code of a refusal, because a simulation expects none. */
export async function must<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer
  if (!outcome.ok)
    throw new Error(
      `a step of the simulation was refused: ${outcome.code} ${JSON.stringify({ ...outcome.params, field: outcome.field })}`,
    )
  return outcome.value
}
