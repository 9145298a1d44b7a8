import type { Barred } from '@tessera/domain/partners/agents/shares.ts'
import type { ExchangeRules } from '@tessera/domain/identity/eligibility/rules.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'

/**
 * Returns the classes and countries whose fees earn no reward. Retail mode always excludes retail investors (decision
 * G25).
 */
export const rewardExclusions = (
  { barredClasses, barredCountries }: Setting<'rewards'>,
  { riskTest: isRetailMode }: Pick<ExchangeRules, 'riskTest'>,
): Barred => ({
  classes: isRetailMode ? [...barredClasses, 'ri'] : barredClasses,
  countries: barredCountries,
})
