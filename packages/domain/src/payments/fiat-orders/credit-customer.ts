/** Reasons for which a payment without an order cannot be credited to a customer. */
export const customerFaults = [
  'unknown',
  'no_account',
  'not_approved',
  'deposits_closed',
  'stopped',
  'other_account',
  'above_maximum',
] as const
export type CustomerFault = (typeof customerFaults)[number]

export type CreditFacts = {
  /** False for the login of a company's member, which cannot own money. */
  readonly ownsMoney: boolean
  /** True while identity is approved and the account is active. */
  readonly isApproved: boolean
  /** False for a sub-account whose owner blocks deposits to it. */
  readonly takesIn: boolean
  /** True while all deposits, or those in the currency, are stopped. */
  readonly isStopped: boolean
  /** True if the bank received the payment on an open account of the exchange. */
  readonly isOurs: boolean
  /** True if the payment is above the account's maximum for one order. */
  readonly isAboveMaximum: boolean
}

/** Returns the first reason against a credit; undefined if two people may credit the payment. */
export function customerFault(facts: CreditFacts | undefined): CustomerFault | undefined {
  if (facts === undefined) return 'unknown'
  if (!facts.ownsMoney) return 'no_account'
  if (!facts.isApproved) return 'not_approved'
  if (!facts.takesIn) return 'deposits_closed'
  if (facts.isStopped) return 'stopped'
  if (!facts.isOurs) return 'other_account'
  return facts.isAboveMaximum ? 'above_maximum' : undefined
}
