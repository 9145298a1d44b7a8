import { InvestorRules } from '@tessera/contract/identity/investor-classes/investor-shapes.ts'
import type { RulesNow } from './investor-classes.queries.ts'

type Rules = RulesNow['rules']
type RuleName = keyof Rules
/** The typed settings, without the switch. */
export type RuleTexts = Readonly<Record<Exclude<RuleName, 'retailMode'>, string>>

export const textNames = InvestorRules.keyof().options.filter((name) => name !== 'retailMode')

export const textsOf = (rules: Rules): RuleTexts => ({
  income: String(rules.income),
  financialAssets: String(rules.financialAssets),
  personalAssets: String(rules.personalAssets),
  homeAtMost: String(rules.homeAtMost),
  companyAssets: String(rules.companyAssets),
  volatileHaircut: String(rules.volatileHaircut),
  volatileAtMost: String(rules.volatileAtMost),
  stableHaircut: String(rules.stableHaircut),
  validDays: String(rules.validDays),
  remindDays: rules.remindDays.join(' '),
  testQuestions: String(rules.testQuestions),
  testPass: String(rules.testPass),
  testWaitHours: String(rules.testWaitHours),
})

/** The smallest and the largest number that the contract allows for a setting; for the reminders, for each of them. */
export function limitsOf(name: keyof RuleTexts): { readonly min: number; readonly max: number } {
  const { shape } = InvestorRules
  const { minValue, maxValue } = name === 'remindDays' ? shape.remindDays.element : shape[name]
  return { min: minValue ?? 0, max: maxValue ?? Number.MAX_SAFE_INTEGER }
}

const numberOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

/** Parses the settings, or returns the names of those that the contract rejects. */
export function toRules(texts: RuleTexts, retailMode: boolean): { rules?: Rules; invalid: ReadonlySet<string> } {
  const entries = textNames.map((name) => [
    name,
    name === 'remindDays' ? texts[name].trim().split(/\s+/).map(numberOf) : numberOf(texts[name]),
  ])
  const read = InvestorRules.safeParse({ ...Object.fromEntries(entries), retailMode })
  if (read.success) return { rules: read.data, invalid: new Set() }
  return { invalid: new Set(read.error.issues.map(({ path }) => String(path[0]))) }
}
