/**
 * The thresholds of the classes in whole SGD, the haircuts in percent, and the periods. Two people change them together
 * (decision 0080).
 */
export type InvestorRules = {
  /** Minimum income of the last 12 months, inclusive. */
  readonly income: number
  /** Net financial assets must be above this. */
  readonly financialAssets: number
  /** Net personal assets must be above this. */
  readonly personalAssets: number
  /** The maximum of the home's net value that counts towards personal assets. */
  readonly homeAtMost: number
  /** Net assets of a company must be above this. */
  readonly companyAssets: number
  /** The percentage of bitcoin and ether that does not count. */
  readonly volatileHaircut: number
  /** The maximum that bitcoin and ether count together, after the haircut. */
  readonly volatileAtMost: number
  /** The percentage of stablecoins that does not count. */
  readonly stableHaircut: number
  /** Days from the grant of a class to its end. */
  readonly validDays: number
  /** Days before the end on which the customer is reminded. */
  readonly remindDays: readonly number[]
  /** Questions of one risk-awareness test. */
  readonly testQuestions: number
  /** The share of right answers, in percent, that passes the test. */
  readonly testPass: number
  /** Hours after a failed test before the next one may start. */
  readonly testWaitHours: number
}

/** The values of decisions G24 and G25. A migration inserts the same values. */
export const firstInvestorRules: InvestorRules = {
  income: 300_000,
  financialAssets: 1_000_000,
  personalAssets: 2_000_000,
  homeAtMost: 1_000_000,
  companyAssets: 10_000_000,
  volatileHaircut: 50,
  volatileAtMost: 200_000,
  stableHaircut: 10,
  validDays: 365,
  remindDays: [30, 7],
  testQuestions: 10,
  testPass: 80,
  testWaitHours: 24,
}
