import type { Barred } from '@tessera/domain/partners/agents/shares.ts'
import type { ExchangeRules } from '@tessera/domain/identity/eligibility/rules.ts'
import type { Deps } from '#platform/http/deps.ts'

/**
 * Returns the classes and countries whose fees earn no reward. Retail mode excludes retail investors regardless of the
 * configuration (decision G25).
 */
export const rewardExclusions = (
  { REBATE_BARRED_CLASSES, REBATE_BARRED_COUNTRIES }: Deps['config'],
  { riskTest: isRetailMode }: Pick<ExchangeRules, 'riskTest'>,
): Barred => ({
  classes: isRetailMode ? [...REBATE_BARRED_CLASSES, 'ri'] : REBATE_BARRED_CLASSES,
  countries: REBATE_BARRED_COUNTRIES,
})
