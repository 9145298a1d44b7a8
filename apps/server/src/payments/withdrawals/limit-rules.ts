import { heldConflict, loweredWindow } from '@tessera/domain/books/limits/held-limits.ts'
import {
  usedIn,
  wholeAbove,
  wholeLimit,
  type WithdrawalLimits,
} from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { isFault, parseFields } from '@tessera/domain/books/money/amount-fields.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { type Amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingConflict, settingHeld, settingSubjectWrong, settingUnpriced } from '#platform/settings/refusals.ts'
import type { SettingCheck, SubjectChange, SubjectRules } from '#platform/settings/subject-rules.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { heldBy, heldInCoin } from './held.sql.ts'
import { limitPrices } from './limit-prices.ts'
import {
  coinCap,
  countOpen,
  countUsers,
  dropOwnLimits,
  findNumbered,
  findScale,
  lockNumbered,
  ownLimits,
  saveCoinCap,
  saveOwnLimits,
} from './own-limits.sql.ts'

/** The rules of limits of one customer, found by the account ID, until they end. */
export const customerLimitRules: SubjectRules<'customerLimit'> = {
  lock: lockNumbered,
  check: async (tx, change) => {
    const customer = await findNumbered(tx, change.subject)
    if (customer === undefined) return settingSubjectWrong('account ID')
    return change.after.isInForce ? checkHeld(tx, customer.id, change) : ok(undefined)
  },
  touched: async (tx, { subject }) => ({
    open_withdrawals: await countOpen(tx, (await findNumbered(tx, subject))?.id),
  }),
  apply: async (tx, { subject, after }) => {
    const customer = await findNumbered(tx, subject)
    assert(customer, `the customer of the limits ${subject} passed the check but cannot be found`)
    if (!after.isInForce) return dropOwnLimits(tx, customer.id)
    return saveOwnLimits(tx, customer.id, {
      ...limitsIn(after),
      currency: await referenceCurrency(tx),
      ends_at: new Date(tx.now.getTime() + after.validDays * DAY_MS),
    })
  },
}

const limitsIn = ({ last24Hours, calendarDay, month }: Setting<'customerLimit'>): WithdrawalLimits => ({
  day: wholeLimit(last24Hours),
  calendarDay: calendarDay === null ? null : wholeLimit(calendarDay),
  month: wholeLimit(month),
})

const customerFields = { day: 'last24Hours', calendarDay: 'calendarDay', month: 'month' } as const satisfies Readonly<
  Record<keyof WithdrawalLimits, string>
>

/** Refuses limits below the values that open withdrawals of the customer hold, and names the lowest accepted one. */
async function checkHeld(tx: Tx, customerId: string, { after, from }: SubjectChange<'customerLimit'>): SettingCheck {
  const currency = await referenceCurrency(tx)
  const own = await ownLimits(tx, customerId)
  // Limits in an earlier currency are not comparable, so the new ones must cover everything that is held.
  const change = { before: own?.currency === currency ? own : undefined, after: limitsIn(after) }
  const lowered = loweredWindow(change)
  if (lowered === undefined) return ok(undefined)
  const held = usedIn(currency, await heldBy(tx, customerId, from), await limitPrices(tx))
  if (held === undefined) return settingUnpriced(customerFields[lowered])
  const conflict = heldConflict([held], change)
  return conflict === undefined
    ? ok(undefined)
    : settingHeld(customerFields[conflict.window], `≥ ${wholeAbove(conflict.lowest)}`)
}

/** The rules of caps of one coin for each customer, in its units. */
export const coinLimitRules: SubjectRules<'coinLimit'> = {
  check: async (tx, change) => {
    const cap = await capOf(tx, change)
    if (cap === undefined) return settingSubjectWrong('coin')
    if (isFault(cap)) return settingConflict(cap.field, cap.accepted)
    const { last24Hours, calendarDay, month } = cap
    if (last24Hours > month) return settingConflict('last24Hours', `≤ ${change.after.month}`)
    if (calendarDay > month) return settingConflict('calendarDay', `≤ ${change.after.month}`)
    return checkHeldCoin(tx, change, capFrom(cap, change.after))
  },
  touched: async (tx, { subject }) => ({ customers_with_use: await countUsers(tx, subject) }),
  apply: async (tx, change) => {
    const cap = await capOf(tx, change)
    assert(cap !== undefined && !isFault(cap), `the cap of ${change.subject} passed the check but is not valid`)
    return saveCoinCap(tx, change.subject, capFrom(cap, change.after))
  },
}

/** Returns the cap in minor units. Without a cap of the calendar day, uses that of the month in its place. */
async function capOf(tx: Tx, { subject, after }: SubjectChange<'coinLimit'>) {
  const scale = await findScale(tx, subject)
  if (scale === undefined) return undefined
  const { last24Hours, calendarDay, month } = after
  return parseFields({ last24Hours, month, calendarDay: calendarDay ?? month }, scale)
}

type CapAmounts = Readonly<Record<'last24Hours' | 'calendarDay' | 'month', Amount>>
const capFrom = (
  { last24Hours: day, calendarDay, month }: CapAmounts,
  values: Setting<'coinLimit'>,
): WithdrawalLimits => ({ day, calendarDay: values.calendarDay === null ? null : calendarDay, month })

/** Refuses a cap below the amounts that open withdrawals of one customer hold. */
async function checkHeldCoin(
  tx: Tx,
  { subject, from }: SubjectChange<'coinLimit'>,
  after: WithdrawalLimits,
): SettingCheck {
  const change = { before: await coinCap(tx, subject), after }
  if (loweredWindow(change) === undefined) return ok(undefined)
  const conflict = heldConflict(await heldInCoin(tx, subject, from), change)
  if (conflict === undefined) return ok(undefined)
  const scale = await findScale(tx, subject)
  assert(scale !== undefined, `the coin ${subject} has a cap but no scale`)
  return settingHeld(customerFields[conflict.window], `≥ ${bare(formatAmount(conflict.lowest, scale))}`)
}
