import { type Amount, amount } from '#books/money/amount.ts'

/** The exchange's own money in one coin, in minor units. */
export type OwnFunds = {
  readonly fees: Amount
  readonly rounding: Amount
  /** Zero or below: debts of customers and payees. They count as lost until they are repaid. */
  readonly receivables: Amount
  /** Zero or below: losses that the company still owes. */
  readonly deficit: Amount
  /** The last difference of external holdings to the books. Below zero, money is missing. */
  readonly seenBy: bigint
}

/** Returns the reserve: the amount by which the holdings exceed the debts to others if no debtor pays. */
export const reserveOf = ({ fees, rounding, receivables, deficit, seenBy }: OwnFunds): Amount =>
  amount(fees + rounding + receivables + deficit + (seenBy < 0n ? seenBy : 0n))

/** Returns the most that the exchange can give away: not above its fee income, and not above its reserve. */
export function mostToGive(funds: OwnFunds): Amount {
  const reserve = reserveOf(funds)
  const most = funds.fees < reserve ? funds.fees : reserve
  return amount(most < 0n ? 0n : most)
}

/**
 * Returns the most that the exchange can pay for a debit that the books do not have yet. The debit itself is part of the
 * missing money, and booking it explains that part.
 */
export const mostForDebit = (funds: OwnFunds, debit: Amount): Amount =>
  mostToGive({ ...funds, seenBy: funds.seenBy + debit })
