import { heldConflict, loweredWindow, type LimitsChange } from '@tessera/domain/books/limits/held-limits.ts'
import { type Used, usedIn, wholeAbove, type WithdrawalLimits } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingHeld, settingUnpriced } from '#platform/settings/refusals.ts'
import type { ExchangeChange, SettingCheck } from '#platform/settings/subject-rules.ts'
import { type ClassHeld, heldByClass } from './held.sql.ts'
import { limitPrices } from './limit-prices.ts'
import { classNames, limitsOfClass } from './limits.sql.ts'

const suffixes = { day: 'Day', calendarDay: 'CalendarDay', month: 'Month' } as const satisfies Readonly<
  Record<keyof WithdrawalLimits, string>
>
const classes = ['ri', 'ai', 'ei', 'corporate'] as const

/** Refuses limits of a class below the amounts that open withdrawals of one of its customers hold. */
export async function checkClassLimits(
  tx: Tx,
  { before, after, from }: ExchangeChange<'withdrawalLimits'>,
): SettingCheck {
  for (const each of classes) {
    const change = changeOf(each, before, after)
    const lowered = loweredWindow(change)
    if (lowered === undefined) continue
    const held = await heldNow(tx, await heldByClass(tx, each, from))
    if (held === undefined) return settingUnpriced(`${classNames[each]}${suffixes[lowered]}`)
    const conflict = heldConflict(held, change)
    if (conflict !== undefined)
      return settingHeld(`${classNames[each]}${suffixes[conflict.window]}`, `≥ ${wholeAbove(conflict.lowest)}`)
  }
  return ok(undefined)
}

type Limits = Setting<'withdrawalLimits'>
const changeOf = (each: (typeof classes)[number], before: Limits | null, after: Limits): LimitsChange => ({
  before: before === null ? undefined : limitsOfClass(before, each),
  after: limitsOfClass(after, each),
})

/** The held values of each customer in the reference currency; undefined if one of them has no current price. */
async function heldNow(tx: Tx, rows: readonly ClassHeld[]): Promise<Used[] | undefined> {
  const [currency, prices] = [await referenceCurrency(tx), await limitPrices(tx)]
  const byCustomer = Map.groupBy(rows, ({ customer_id: id }) => id)
  const held = [...byCustomer.values()].map((ofOne) => usedIn(currency, ofOne, prices))
  return held.every((each) => each !== undefined) ? held : undefined
}
