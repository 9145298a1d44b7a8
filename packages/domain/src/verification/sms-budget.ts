import { ok, type Outcome, refuse } from '../outcome.ts'
import { tooManySends } from './code.ts'

/** What the house pays for in a day, over everything: a number, its prefix, its country, all; and the switch that ends it. */
export type SmsBudget = {
  readonly closed: boolean
  readonly numberDay: number
  readonly prefixDay: number
  readonly countryDay: number
  readonly houseDay: number
}
/** Messages of the last 24 hours, sent or waiting. */
export type SmsSent = {
  readonly number: number
  readonly prefix: number
  readonly country: number
  readonly house: number
}

/** Whether the house sends one more to a number (threat AUT-10). `served`: whether people of its country are. */
export function maySendSms(
  budget: SmsBudget,
  sent: SmsSent,
  served: boolean,
): Outcome<undefined, 'SMS_NOT_AVAILABLE' | 'VERIFICATION_TOO_MANY_SENDS'> {
  const isSpent =
    sent.number >= budget.numberDay ||
    sent.prefix >= budget.prefixDay ||
    sent.country >= budget.countryDay ||
    sent.house >= budget.houseDay
  if (budget.closed || !served) return refuse('SMS_NOT_AVAILABLE')
  return isSpent ? tooManySends : ok(undefined)
}
