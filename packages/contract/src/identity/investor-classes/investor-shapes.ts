import { appliedClasses, investorGrounds } from '@tessera/domain/identity/investor-classes/evidence.ts'
import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { investorClasses } from '@tessera/domain/identity/investor-classes/classes.ts'
import { z } from 'zod'

export const InvestorClass = z.enum(investorClasses).meta({ id: 'InvestorClass' })
export const AppliedClass = z.enum(appliedClasses)
export const InvestorGround = z.enum(investorGrounds)
export const InvestorStatus = z.enum(statusesOf(investorMachine))

/** Whole SGD. A haircut of sums up to this size is exact. */
const WholeSgd = z.number().int().min(0).max(1_000_000_000_000)
/** Sums in whole SGD, debts deducted. A sum that the ground does not require is zero. */
export const Worth = z
  .object({
    income: WholeSgd.default(0),
    home: WholeSgd.default(0),
    assets: WholeSgd.default(0),
    volatileTokens: WholeSgd.default(0),
    stablecoins: WholeSgd.default(0),
  })
  .strict()

const Threshold = z.number().int().min(1).max(1_000_000_000)
const Percent = z.number().int().min(0).max(100)
/** The settings of investor classes and of the risk-awareness test. */
export const InvestorRules = z
  .object({
    income: Threshold,
    financialAssets: Threshold,
    personalAssets: Threshold,
    homeAtMost: z.number().int().min(0).max(1_000_000_000),
    companyAssets: Threshold,
    volatileHaircut: Percent,
    volatileAtMost: z.number().int().min(0).max(1_000_000_000),
    stableHaircut: Percent,
    validDays: z.number().int().min(1).max(366),
    remindDays: z
      .array(z.number().int().min(1).max(180))
      .min(1)
      .max(5)
      .overwrite((days) => [...new Set(days)].toSorted((a, b) => b - a)),
    testQuestions: z.number().int().min(5).max(30),
    testPass: z.number().int().min(50).max(100),
    testWaitHours: z.number().int().min(1).max(168),
    /**
     * MAS_RETAIL_MODE: retail investors must pass the test, and the exchange offers neither leverage nor incentives for
     * joining.
     */
    retailMode: z.boolean(),
  })
  .strict()
