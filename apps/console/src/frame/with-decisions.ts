import { assert } from '@tessera/domain/platform/outcome/outcome.ts'

type Nouns = Readonly<Record<string, object>>

/** Adds the namespace `decisions`, in which the words of all decisions meet: each noun has its own under that name. */
export const withDecisions = (nouns: Nouns): Nouns => ({
  ...nouns,
  decisions: Object.values(nouns).reduce<object>(
    (all, noun) => ('decisions' in noun ? merged(all, noun.decisions, 'decisions') : all),
    {},
  ),
})

/** A word that two nouns define is a mistake: only one of them would be read. */
function merged(all: object, more: unknown, path: string): object {
  assert(typeof more === 'object' && more !== null, `${path} holds words`)
  const whole = new Map<string, unknown>(Object.entries(all))
  for (const [key, value] of Object.entries(more)) {
    const known = whole.get(key)
    assert(typeof known !== 'string', `${path}.${key} is defined once`)
    whole.set(key, typeof known === 'object' && known !== null ? merged(known, value, `${path}.${key}`) : value)
  }
  return Object.fromEntries(whole)
}
