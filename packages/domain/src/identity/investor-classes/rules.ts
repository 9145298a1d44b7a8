/** The thresholds of the classes in whole SGD, the haircuts in percent, and the times. Two people change them (decision 0080). */
export type InvestorRules = {
  /** Income of the last 12 months: this much or more. */
  readonly income: number
  /** Net financial assets: more than this. */
  readonly financialAssets: number
  /** Net personal assets: more than this. */
  readonly personalAssets: number
  /** The maximum of the home's net value that counts to personal assets. */
  readonly homeAtMost: number
  /** Net assets of a company: more than this. */
  readonly companyAssets: number
  /** The percentage of bitcoin and ether that does not count. */
  readonly volatileHaircut: number
  /** The maximum that bitcoin and ether count together after their haircut. */
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
  /** Hours from the end of a failed test to the next one. */
  readonly testWaitHours: number
}

/** The values of decisions G24 and G25. A migration writes the same ones. */
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
