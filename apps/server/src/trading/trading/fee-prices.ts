import type { FeePrices } from '@tessera/domain/books/fees/fee-coin.ts'
import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import { isStale } from '@tessera/domain/books/rates/rate.ts'

/** The agreed prices of a fee coin and of a quote coin in one currency, as text in JSON's form. */
export type FeePricesRow = {
  readonly coin: string
  readonly quote: string
  readonly coin_price: string
  readonly quote_price: string
  readonly as_of: string
}

const price = (text: string): Amount => amount(BigInt(text))

type Priced = { readonly prices: FeePrices; readonly asOf: Date }

/** The prices at which fees are paid in a fee coin, as the last batch read them. */
export class AgreedFeePrices {
  private readonly byPair: ReadonlyMap<string, Priced>

  constructor(rows: readonly FeePricesRow[]) {
    this.byPair = new Map(
      rows.map((row) => [
        `${row.coin}/${row.quote}`,
        {
          prices: { coin: price(row.coin_price), quote: price(row.quote_price) },
          asOf: new Date(row.as_of),
        },
      ]),
    )
  }

  /** Returns undefined if no rate is agreed, or if the newest one is stale. */
  of(coin: string, quote: string, now: Date): FeePrices | undefined {
    const priced = this.byPair.get(`${coin}/${quote}`)
    return priced === undefined || isStale(priced.asOf, now) ? undefined : priced.prices
  }
}
