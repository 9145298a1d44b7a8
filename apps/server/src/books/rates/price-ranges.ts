import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { type PriceRange, rangeOf } from '@tessera/domain/books/rates/agree.ts'
import { crossPrice, isStale, ONE, USD } from '@tessera/domain/books/rates/rate.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { readSetting, type SettingSource } from '#platform/settings/settings.sql.ts'
import { type HeldRow, listHeld } from './held-rates.sql.ts'
import { ratesIn } from './rates.sql.ts'

/**
 * Returns prices in a fiat currency for decisions, as lowest and highest possible price. A fresh agreed rate is one
 * price (threat TRF-06). While it is held back, the range includes the last agreed price and every price that a source
 * now reports. A coin is left out once its agreed rate is older than `agreedHours`, or once no source reports a current
 * price (threat NODE-02).
 */
export async function priceRanges(source: SettingSource, fiat: string): Promise<ReadonlyMap<string, PriceRange>> {
  const { agreedHours } = await readSetting(source, 'rates')
  const held = (await listHeld(source)).filter(({ as_of }) => !isStale(as_of, source.now))
  const dollars = new Map((await ratesIn(source, USD)).map(({ coin, price }) => [coin, price]))
  const rates = await ratesIn(source, fiat)
  const ranges = rates.flatMap(({ coin, price, as_of }) => {
    const isHeld = held.some((each) => each.coin === coin || each.coin === fiat)
    if (!isHeld) return isStale(as_of, source.now) ? [] : [[coin, rangeOf(price)] as const]
    if (source.now.getTime() - as_of.getTime() > agreedHours * HOUR_MS) return []
    return [[coin, heldRange(price, inDollars(coin, dollars, held), inDollars(fiat, dollars, held))] as const]
  })
  return new Map([...ranges, [fiat, rangeOf(ONE)]])
}

/** Returns the range of the last agreed price in US dollars and the held prices; undefined without an agreed price. */
function inDollars(
  code: string,
  dollars: ReadonlyMap<string, Amount>,
  held: readonly HeldRow[],
): PriceRange | undefined {
  const agreed = code === USD ? ONE : dollars.get(code)
  if (agreed === undefined) return undefined
  return rangeOf(
    agreed,
    held.filter(({ coin }) => coin === code).map(({ latest }) => latest),
  )
}

/** Widens an agreed cross rate to the range that the prices of its two sides allow. */
function heldRange(agreed: Amount, coin: PriceRange | undefined, fiat: PriceRange | undefined): PriceRange {
  if (coin === undefined || fiat === undefined) return rangeOf(agreed)
  const bounds = [crossPrice(coin.low, fiat.high), crossPrice(coin.high, fiat.low)]
  return rangeOf(
    agreed,
    bounds.flatMap((price) => (price === undefined ? [] : [price])),
  )
}
