import type { Amount } from '../money/amount.ts'
import { sameAccount } from './account.ts'
import { samePerson } from './payer.ts'
import { referencesIn } from './reference.ts'

/** The facts of a bank's line by which it is compared where no number of the bank agrees. */
export type LineFacts = {
  readonly accountNumber: string
  readonly direction: 'in' | 'out'
  readonly coin: string
  readonly amount: Amount
  /** A day as `2026-03-18`. */
  readonly bookedOn: string
  readonly payerName: string
  readonly text: string
}

/** Lines of the same facts are `same`; `possible` leaves to people if two lines are one payment. */
export type Likeness = 'same' | 'possible' | 'other'

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

/**
 * Compares two lines that different files or feeds of one bank told. Account, direction, currency, amount and day must agree. With
 * the same counterparty and text they are `same`. Banks cut and respell both, so the same reference, or the same counterparty
 * without one, is `possible`. A reference in one line and another text in the other make two payments.
 */
export function likeness(one: LineFacts, other: LineFacts): Likeness {
  const isSameMoney = one.direction === other.direction && one.coin === other.coin && one.amount === other.amount
  if (!isSameMoney || one.bookedOn !== other.bookedOn || !sameAccount(one.accountNumber, other.accountNumber))
    return 'other'
  const [a, b] = [referencesIn(one.text).join(), referencesIn(other.text).join()]
  const isSameParty = samePerson(one.payerName, other.payerName) || plain(one.payerName) === plain(other.payerName)
  if (isSameParty && plain(one.text) === plain(other.text)) return 'same'
  if (a !== '' && a === b) return 'possible'
  const isUnsaid = plain(one.text) === '' || plain(other.text) === ''
  if (a !== b && !isUnsaid) return 'other'
  const isUnnamed = plain(one.payerName) === '' || plain(other.payerName) === ''
  return isSameParty || isUnnamed ? 'possible' : 'other'
}

/** Begins a number that we made of what a line says, because its bank gave it none. */
export const OWN_NUMBER = '~'
export const hasBankNumber = (lineId: string): boolean => !lineId.startsWith(OWN_NUMBER)
