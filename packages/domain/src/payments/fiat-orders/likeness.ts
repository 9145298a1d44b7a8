import type { Amount } from '#books/money/amount.ts'
import { sameAccount } from './account.ts'
import { samePerson } from './payer.ts'
import { referencesIn } from './reference.ts'

/** The fields of a bank line that are compared if no bank number matches. */
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

/** `same`: all fields are equal. `possible`: people decide if two lines are one payment. `other`: two payments. */
export type Likeness = 'same' | 'possible' | 'other'

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

/**
 * Compares two lines from different files or feeds of one bank. Account, direction, currency, amount and day must
 * agree. If counterparty and text agree too, the lines are `same`. Banks shorten and respell both, so an equal
 * reference alone is `possible`, and so is an equal counterparty without a reference. If one line has a reference and
 * the other has another text, they are two payments.
 */
export function likeness(one: LineFacts, other: LineFacts): Likeness {
  const isSameMoney = one.direction === other.direction && one.coin === other.coin && one.amount === other.amount
  if (!isSameMoney || one.bookedOn !== other.bookedOn || !sameAccount(one.accountNumber, other.accountNumber))
    return 'other'
  const [a, b] = [referencesIn(one.text).join(), referencesIn(other.text).join()]
  const isSameParty = samePerson(one.payerName, other.payerName) || plain(one.payerName) === plain(other.payerName)
  if (isSameParty && plain(one.text) === plain(other.text)) return 'same'
  if (a !== '' && a === b) return 'possible'
  const isMissing = plain(one.text) === '' || plain(other.text) === ''
  if (a !== b && !isMissing) return 'other'
  const isUnnamed = plain(one.payerName) === '' || plain(other.payerName) === ''
  return isSameParty || isUnnamed ? 'possible' : 'other'
}

/** The prefix of a number that is derived from a line's fields, because the bank supplied none. */
export const OWN_NUMBER = '~'
export const hasBankNumber = (lineId: string): boolean => !lineId.startsWith(OWN_NUMBER)

/**
 * Returns the number of an MT940 line: the bank's reference and a hash of account, day and money. Banks restart their
 * references with each statement, so a reference identifies a line only within its day.
 */
export const dayBoundNumber = (reference: string, hash: string): string =>
  `${reference.slice(0, REFERENCE_LENGTH)}${OWN_NUMBER}${hash}`
const REFERENCE_LENGTH = 30
/** The LIKE pattern of such numbers. */
export const DAY_BOUND = `_%${OWN_NUMBER}%`
const isDayBound = (lineId: string): boolean => lineId.indexOf(OWN_NUMBER) > 0

export type NumberedLine = Pick<LineFacts, 'direction' | 'coin' | 'amount' | 'bookedOn'> & {
  readonly lineId: string
  readonly otherIds: readonly string[]
}
/**
 * True if two lines report the same money under a common number. If a number is valid for one day only, the days must
 * agree too.
 */
export function sharesNumber(one: NumberedLine, other: NumberedLine): boolean {
  if (one.direction !== other.direction || one.coin !== other.coin || one.amount !== other.amount) return false
  if (one.lineId === other.lineId) return true
  if ((isDayBound(one.lineId) || isDayBound(other.lineId)) && one.bookedOn !== other.bookedOn) return false
  const ids = new Set([one.lineId, ...one.otherIds])
  return [other.lineId, ...other.otherIds].some((id) => ids.has(id))
}
