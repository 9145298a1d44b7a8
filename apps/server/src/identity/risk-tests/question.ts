import type { Locale } from '@tessera/contract/platform/text/locale.ts'

type BilingualText = Readonly<Record<Locale, string>>
/** A question of the risk-awareness test. Tests store the ids of questions, so no question is ever removed. */
export type Question = {
  readonly id: string
  readonly text: BilingualText
  readonly options: readonly BilingualText[]
  /** The index of the right option. */
  readonly right: number
  /** The explanation shown after the answer. */
  readonly why: BilingualText
}

type Pair = readonly [en_US: string, zh_CN: string]
const both = ([en_US, zh_CN]: Pair): BilingualText => ({ en_US, zh_CN })
/** Creates a question from pairs of texts, English first. */
export const question = (id: string, text: Pair, options: readonly Pair[], right: number, why: Pair): Question => ({
  id,
  text: both(text),
  options: options.map(both),
  right,
  why: both(why),
})
