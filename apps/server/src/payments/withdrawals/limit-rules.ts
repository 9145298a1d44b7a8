import { type Used, usedIn, wholeLimit, type WithdrawalLimits } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { isFault, parseFields } from '@tessera/domain/books/money/amount-fields.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
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
    return atLeastReserved(reserved, { day: wholeLimit(after.last24Hours), month: wholeLimit(after.month) }, currency)
  },
  touched: async (tx, { subject }) => ({
    open_withdrawals: await countOpen(tx, (await findNumbered(tx, subject))?.id),
  }),
  apply: async (tx, { subject, after }) => {
    const customer = await findNumbered(tx, subject)
    assert(customer, `the customer of the limits ${subject} was just checked`)
    if (!after.isInForce) return dropOwnLimits(tx, customer.id)
    return saveOwnLimits(tx, customer.id, {
      day: wholeLimit(after.last24Hours),
      month: wholeLimit(after.month),
      currency: await referenceCurrency(tx),
      ends_at: new Date(tx.now.getTime() + after.validDays * DAY_MS),
    })
  },
}

/** Refuses limits below the money that open withdrawals reserve, and names the lowest accepted ones. */
function atLeastReserved(reserved: Used | undefined, { day, month }: WithdrawalLimits, currency: string) {
  if (reserved === undefined) return settingConflict('last24Hours', `${currency} --`)
  if (reserved.last24Hours > day) return settingConflict('last24Hours', `≥ ${wholeAbove(reserved.last24Hours)}`)
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
    return cap.last24Hours > cap.month ? settingConflict('last24Hours', `≤ ${change.after.month}`) : ok(undefined)
  },
  touched: async (tx, { subject }) => ({ customers_with_use: await countUsers(tx, subject) }),
  apply: async (tx, change) => {
    const cap = await capOf(tx, change)
    assert(cap !== undefined && !isFault(cap), `the cap of ${change.subject} was just checked`)
    return saveCoinCap(tx, change.subject, { day: cap.last24Hours, month: cap.month })
  },
}

async function capOf(tx: Tx, { subject, after }: SubjectChange<'coinLimit'>) {
  const scale = await findScale(tx, subject)
  return scale === undefined ? undefined : parseFields({ last24Hours: after.last24Hours, month: after.month }, scale)
}
