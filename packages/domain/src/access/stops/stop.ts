import { MINUTE_MS } from '#platform/clock/durations.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { stopEndOutOfRange } from './refusals.ts'

/**
 * The scopes that one operator may stop alone and at once (threat OPR-04). `account` freezes a customer's account,
 * `account_withdrawals` only its outgoing payments. The other scopes stop a part of the exchange: all withdrawals, all
 * deposits, one coin, one product, registration, the deposits or withdrawals of one network. `maintenance` stops
 * deposits, withdrawals and registration together, and the site shows a notice.
 */
export const stopScopes = [
  'account',
  'account_withdrawals',
  'withdrawals',
  'deposits',
  'coin',
  'product',
  'registration',
  'network_deposits',
  'network_withdrawals',
  'maintenance',
] as const
export type StopScope = (typeof stopScopes)[number]

/** Scopes with a customer as subject. The customer sees a neutral text. */
export const customerScopes = ['account', 'account_withdrawals'] as const
export type CustomerScope = (typeof customerScopes)[number]
export const isOfCustomer = (scope: StopScope): scope is CustomerScope => customerScopes.some((one) => one === scope)

/** True for scopes of the whole exchange, which have no subject. */
export const isOfAll = (scope: StopScope): boolean => ofAll.some((one) => one === scope)
const ofAll = ['withdrawals', 'deposits', 'registration', 'maintenance'] as const satisfies readonly StopScope[]

/** Neutral texts for the customer, which reveal no suspicion. */
export const stopNotices = ['safety', 'review'] as const
export type StopNotice = (typeof stopNotices)[number]

/** A stop by one person ends automatically: between one minute and a year after it was set. */
export const stopMinutes = { min: 1, max: 366 * 24 * 60 } as const

/** Returns the end if it is within the limits, both inclusive. Refuses any other with STOP_END_OUT_OF_RANGE. */
export function acceptedEnd(now: Date, until: Date): Outcome<Date, 'STOP_END_OUT_OF_RANGE'> {
  const minutes = (until.getTime() - now.getTime()) / MINUTE_MS
  return minutes >= stopMinutes.min && minutes <= stopMinutes.max
    ? ok(until)
    : stopEndOutOfRange(stopMinutes.max / 1440)
}
