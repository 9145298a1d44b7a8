import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Rate = { readonly coin: string; readonly price: Amount; readonly as_of: Date; readonly source: string }

export const ratesIn = (source: Source, fiat: string): Promise<Rate[]> =>
  many(source, sql<Rate>`select coin, price, as_of, source from rate where fiat = ${fiat} order by coin`)

export type Fiat = {
  readonly code: string
  readonly scale: number
  readonly name_en: string
  readonly name_zh: string
  readonly deposit: boolean
}

const fiats = sql<Fiat>`
  select c.code, c.scale, c.name_en, c.name_zh,
         exists (select 1 from bank_account b where b.coin = c.code and b.closed_at is null) as deposit
    from coin c where c.kind = 'fiat'`

export const listFiats = (source: Source): Promise<Fiat[]> => many(source, sql<Fiat>`${fiats} order by c.code`)

/** Finds a currency in any case: the specification writes `usd`, the exchange `USD`. */
export const findFiat = (source: Source, code: string): Promise<Fiat | undefined> =>
  maybeOne(source, sql<Fiat>`${fiats} and upper(c.code) = upper(${code})`)

export const firstFiat = (source: Source): Promise<Fiat | undefined> =>
  maybeOne(source, sql<Fiat>`${fiats} order by c.code limit 1`)

export type CoinKind = { readonly code: string; readonly kind: 'crypto' | 'fiat' | 'token' }
export const listCoins = (source: Source): Promise<CoinKind[]> =>
  many(source, sql<CoinKind>`select code, kind from coin`)

export type NewRate = { readonly coin: string; readonly fiat: string; readonly price: Amount }

/** Replaces older rates. A source whose time goes backwards changes nothing. */
export function saveRates(tx: Tx, rates: readonly NewRate[], asOf: Date, source: string): Promise<bigint> {
  const rows = JSON.stringify(rates.map((rate) => ({ ...rate, price: String(rate.price) })))
  return changed(
    tx,
    sql`insert into rate (coin, fiat, price, as_of, source)
        select coin, fiat, price, ${asOf}, ${source} from jsonb_to_recordset(${rows}::jsonb) as r(coin text, fiat text, price numeric)
        on conflict (coin, fiat) do update set price = excluded.price, as_of = excluded.as_of, source = excluded.source
         where rate.as_of < excluded.as_of`,
  )
}
