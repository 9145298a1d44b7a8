import type { Deps } from '#platform/http/deps.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { coinRules } from '#books/coins/coin-rules.sql.ts'
import { rateStepRules } from '#books/rates/rate-step-rules.sql.ts'
import { roleRules } from '#office/operators/role-rules.ts'
import { configuredChain } from '#payments/chain/configured-chain.ts'
import { accountRules } from '#payments/fiat-orders/account-rules.ts'
import { csvProfileRules } from '#payments/fiat-orders/csv-profile-rules.ts'
import { reasonRules } from '#services/approvals/reason-rules.sql.ts'
import { checkClassLimits } from '#payments/withdrawals/class-limits-check.ts'
import { coinLimitRules, customerLimitRules } from '#payments/withdrawals/limit-rules.ts'
import { networkRules } from '#payments/withdrawals/network-rules.ts'
import { checkToken } from '#issuance/products/check-token.sql.ts'
import { hoursRules } from '#trading/markets/hours-rules.sql.ts'
import { marketRules } from '#trading/markets/market-rules.ts'

/** The rules of every area of the settings that has subjects, and checks of other areas. A missing rule does not compile. */
export const subjectRules = (deps: Deps): AllSubjectRules => ({
  coin: coinRules,
  network: networkRules({ chain: configuredChain(deps.config), config: deps.config, log: deps.log }),
  bankAccount: accountRules(deps),
  csvProfile: csvProfileRules,
  market: marketRules(checkToken),
  customerLimit: customerLimitRules,
  coinLimit: coinLimitRules,
  rateStep: rateStepRules,
  role: roleRules,
  reasonCodes: reasonRules,
  tradingHours: hoursRules,
  exchangeChecks: { withdrawalLimits: checkClassLimits },
})
