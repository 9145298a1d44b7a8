import { type Used, usedIn, wholeLimit, type WithdrawalLimits } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { isFault, parseFields } from '@tessera/domain/books/money/amount-fields.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingConflict, settingSubjectWrong } from '#platform/settings/refusals.ts'
import type { SubjectChange, SubjectRules } from '#platform/settings/subject-rules.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { limitPrices } from './limit-prices.ts'
import {
  countOpen,
  countUsers,
  dropOwnLimits,
  findNumbered,
  findScale,
  lockNumbered,
  reservedOf,
  saveCoinCap,
  saveOwnLimits,
} from './own-limits.sql.ts'

/** Limits of one customer, named by the account ID, until they end. */
export const customerLimitRules: SubjectRules<'customerLimit'> = {
  lock: lockNumbered,
  check: async (tx, { subject, after }) => {
    const customer = await findNumbered(tx, subject)
    if (customer === undefined) return settingSubjectWrong('account ID')
    if (!after.isInForce) return ok(undefined)
    const currency = await referenceCurrency(tx)
    const reserved = usedIn(currency, await reservedOf(tx, customer.id), await limitPrices(tx))
    return atLeastReserved(reserved, limitsIn(after), currency)
  },
  touched: async (tx, { subject }) => ({
    open_withdrawals: await countOpen(tx, (await findNumbered(tx, subject))?.id),
  }),
  apply: async (tx, { subject, after }) => {
    const customer = await findNumbered(tx, subject)
    assert(customer, `the customer of the limits ${subject} was just checked`)
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

/** Refuses limits below the money that open withdrawals reserve, and names the lowest accepted ones. */
function atLeastReserved(reserved: Used | undefined, { day, calendarDay, month }: WithdrawalLimits, currency: string) {
  if (reserved === undefined) return settingConflict('last24Hours', `${currency} --`)
  if (reserved.last24Hours > day) return settingConflict('last24Hours', `≥ ${wholeAbove(reserved.last24Hours)}`)
  if (calendarDay !== null && reserved.calendarDay > calendarDay)
    return settingConflict('calendarDay', `≥ ${wholeAbove(reserved.calendarDay)}`)
  return reserved.month > month ? settingConflict('month', `≥ ${wholeAbove(reserved.month)}`) : ok(undefined)
}

const wholeAbove = (value: Amount): string => {
  const unit = wholeLimit(1)
  return String((value + unit - 1n) / unit)
}

/** Caps of one coin for each customer, in its units. */
export const coinLimitRules: SubjectRules<'coinLimit'> = {
  check: async (tx, change) => {
    const cap = await capOf(tx, change)
    if (cap === undefined) return settingSubjectWrong('coin')
    if (isFault(cap)) return settingConflict(cap.field, cap.accepted)
    const { last24Hours, calendarDay, month } = cap
    if (last24Hours > month) return settingConflict('last24Hours', `≤ ${change.after.month}`)
    return calendarDay > month ? settingConflict('calendarDay', `≤ ${change.after.month}`) : ok(undefined)
  },
  touched: async (tx, { subject }) => ({ customers_with_use: await countUsers(tx, subject) }),
  apply: async (tx, change) => {
    const cap = await capOf(tx, change)
    assert(cap !== undefined && !isFault(cap), `the cap of ${change.subject} was just checked`)
    const { last24Hours: day, month } = cap
    const calendarDay = change.after.calendarDay === null ? null : cap.calendarDay
    return saveCoinCap(tx, change.subject, { day, calendarDay, month })
  },
}

/** The cap in minor units. Without a cap of the calendar day, that of the month is its value. */
async function capOf(tx: Tx, { subject, after }: SubjectChange<'coinLimit'>) {
  const scale = await findScale(tx, subject)
  if (scale === undefined) return undefined
  const { last24Hours, calendarDay, month } = after
  return parseFields({ last24Hours, month, calendarDay: calendarDay ?? month }, scale)
}
