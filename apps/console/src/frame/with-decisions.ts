import { assert } from '@tessera/domain/platform/outcome/outcome.ts'

type Nouns = Readonly<Record<string, object>>

/** Adds the namespace `decisions`, which merges the decision messages of all nouns. */
export const withDecisions = (nouns: Nouns): Nouns => ({
  ...nouns,
  decisions: Object.values(nouns).reduce<object>(
    (all, noun) => ('decisions' in noun ? merged(all, noun.decisions, 'decisions') : all),
    {},
  ),
})

/** Merges two message trees. A key that two nouns define is a mistake, because one would be lost. */
function merged(all: object, more: unknown, path: string): object {
  assert(typeof more === 'object' && more !== null, `${path} must contain messages`)
  const whole = new Map<string, unknown>(Object.entries(all))
  for (const [key, value] of Object.entries(more)) {
    const known = whole.get(key)
    assert(typeof known !== 'string', `${path}.${key} is defined twice`)
    whole.set(key, typeof known === 'object' && known !== null ? merged(known, value, `${path}.${key}`) : value)
  }
  return Object.fromEntries(whole)
}
