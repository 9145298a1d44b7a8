import { Worth } from '@tessera/contract/payments/receivables/adjustments.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { amountText, bare } from '@tessera/domain/books/money/amount-text.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { LIMIT_SCALE, wholeLimit } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { hasMoved, mustWait } from '@tessera/domain/payments/receivables/worth.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { worthOf } from '#payments/withdrawals/worth-of.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { openSince } from '#services/approvals/approvals.sql.ts'
import type { Money } from '#services/approvals/kind.ts'
import { adjustedSince, type Course } from './adjustments.sql.ts'
import { adjustmentTooEarly, adjustmentValueChanged } from './refusals.ts'

/** The value that the maker saw. It is part of the content that both people approve (threat ADM-03). */
export const proposedWorth = { worth: Worth.strict() }
export const worthContent = { worth: Worth }
type Worth = z.output<typeof Worth>
type Valued = { readonly money: Money; readonly worth: Worth }

const minorIn = ({ value }: Worth): Amount | undefined => (value === null ? undefined : parseAmount(value, LIMIT_SCALE))

const textOf = (value: Amount | undefined): string | null =>
  value === undefined ? null : bare(formatAmount(value, LIMIT_SCALE))

/** Returns the value of an amount now. */
async function worthNow(tx: Tx, money: Money): Promise<Worth> {
  const { value, currency } = await worthOf(tx, [money])
  return { value: textOf(value), currency }
}

type Moving = { readonly customerId: string; readonly course: Course; readonly money: Money }

/**
 * Returns the current value of an amount, plus what moved in this direction for the customer within the waiting
 * period. It is in millionths of the reference currency; undefined if a coin has no price. With it, the amount from
 * which an adjustment waits, and the waiting period in hours.
 */
async function valueTogether(tx: Tx, { customerId, course, money }: Moving) {
  const { adjustmentFrom, adjustmentHours: hours } = await readSetting(tx, 'waits')
  const after = new Date(tx.now.getTime() - hours * HOUR_MS)
  const moved = await adjustedSince(tx, customerId, course, after)
  const earlier = moved.map(({ coin, scale, amount }) => ({ coin, amount: formatAmount(amount, scale) }))
  const { value } = await worthOf(tx, [money, ...earlier])
  return { value, from: wholeLimit(adjustmentFrom), hours }
}

/** Returns the values of an adjustment, alone and with earlier ones, and its wait for the second person if proposed now. */
export async function previewWorth(
  tx: Tx,
  moving: Moving,
): Promise<Worth & { readonly together: string | null; readonly waitHours: number }> {
  const { value, from, hours } = await valueTogether(tx, moving)
  const alone = await worthNow(tx, moving.money)
  return { ...alone, together: textOf(value), waitHours: mustWait([value], from) ? hours : 0 }
}

/** Refuses a proposal whose value is no longer the one that the maker saw. */
export async function checkWorth(tx: Tx, { money, worth }: Valued): Promise<Outcome<void, 'ADJUSTMENT_VALUE_CHANGED'>> {
  const now = await worthNow(tx, money)
  const isSame = now.currency === worth.currency && !hasMoved(minorIn(worth), minorIn(now))
  return isSame
    ? ok(undefined)
    : adjustmentValueChanged({ value: now.value === null ? '–' : amountText(now.value), currency: now.currency })
}

type Subject = {
  readonly kind: ApprovalKindName
  readonly subjectId: string
  readonly customerId: string
  readonly course: Course
}

/**
 * Refuses the approval of a large amount until the waiting period of the settings has passed since the proposal. The
 * larger of two values counts. One is the value that the maker saw. The other is the current value plus all that moved
 * in this direction for the customer within the waiting period. So nobody avoids the wait by many small amounts. An
 * unknown value counts as large.
 */
export async function checkWait(
  tx: Tx,
  { kind, subjectId, customerId, course }: Subject,
  { money, worth }: Valued,
): Promise<Outcome<void, 'ADJUSTMENT_TOO_EARLY'>> {
  const { value, from, hours } = await valueTogether(tx, { customerId, course, money })
  if (!mustWait([minorIn(worth), value], from)) return ok(undefined)
  const since = await openSince(tx, kind, subjectId)
  assert(since, `no proposal of ${kind} on ${subjectId} is open`)
  const earliest = new Date(since.getTime() + hours * HOUR_MS)
  return tx.now < earliest ? adjustmentTooEarly(earliest) : ok(undefined)
}
