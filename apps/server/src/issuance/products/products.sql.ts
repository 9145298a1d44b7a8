import type { PublicProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import type { ProductType } from '@tessera/domain/issuance/products/product.ts'
import type { InvestorClass } from '@tessera/domain/identity/investor-classes/classes.ts'
import { SPARKLINE_SECONDS, SPARKLINE_POINTS } from '@tessera/domain/trading/markets/sparkline.ts'
import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Terms } from './terms.ts'

/** A published product with its subscriptions and market data. */
export type ProductRow = {
  readonly id: string
  readonly symbol: string
  readonly version: number
  readonly status: PublicProductStatus
  readonly type: ProductType
  readonly category: InvestorClass
  readonly currency: string
  readonly currency_scale: number
  readonly unit_price: Amount
  readonly supply: bigint
  readonly min_units: bigint
  readonly step_units: bigint
  readonly max_units: bigint | null
  readonly fee_ppm: Ppm
  readonly decimals: number
  readonly open_at: Date
  readonly close_at: Date
  readonly allot_at: Date
  readonly terms: Terms
  readonly updated_at: Date
  /** Units requested; after the allotment, units allotted. */
  readonly units: bigint
  readonly investors: number
  readonly market: string | null
  readonly listed_at: Date | null
  readonly market_scale: number
  readonly quote: string | null
  readonly last_price: Amount | null
  readonly price_before: Amount | null
  /** Volume of the last 24 hours in minor units of the token, and the closing price of each half hour. */
  readonly volume: Amount | null
  readonly closes: readonly { readonly place: number; readonly price: string }[] | null
  readonly favorite: boolean
}

/** Returns the index of a trade's half hour, counted from 24 hours ago. */
const place = (now: Date) => sql`
  least(floor(extract(epoch from t.at - (${now}::timestamptz - interval '24 hours')) / ${SPARKLINE_SECONDS}::int)::int, ${SPARKLINE_POINTS - 1}::int)`

/**
 * Joins the pair that trades the token, its last price, the price 24 hours ago (or the first since) and the day's
 * volume.
 */
export const joined = (customerId: string | undefined, now: Date) => sql`
  from product p left join coin c on c.code = p.currency
  left join lateral (
    select coalesce(sum(coalesce(s.allotted, s.quantity)), 0)::numeric as units, count(distinct s.customer_id)::int as investors
      from subscription s where s.product_id = p.id and s.status <> 'rejected') s on true
  left join lateral (
    select m.symbol, m.listed_at, q.scale, q.code as quote from market m join coin q on q.code = m.quote
     where m.base = p.symbol and m.status <> 'closed' order by m.listed_at limit 1) m on true
  left join lateral (select f.price from fill f where f.market = m.symbol and not f.connected order by f.seq desc limit 1) last on true
  left join lateral (
    select coalesce(
      (select f.price from fill f where f.market = m.symbol and f.at <= ${now}::timestamptz - interval '24 hours' and not f.connected order by f.at desc, f.seq desc limit 1),
      (select f.price from fill f where f.market = m.symbol and not f.connected order by f.seq limit 1)) as price) earlier on true
  left join lateral (
    select sum(b.volume)::numeric as volume, jsonb_agg(jsonb_build_object('place', b.place, 'price', b.price::text)) as closes
      from (select ${place(now)} as place, sum(t.quantity) as volume, (array_agg(t.close order by t.last_seq desc))[1] as price
              from traded_since(m.symbol, ${now}::timestamptz - interval '24 hours') t group by 1) b) day on true
  left join favorite v on v.product_id = p.id and v.customer_id = ${customerId ?? null}::uuid`
export const columns = sql`
  p.id, p.symbol, p.version, p.status, p.type, p.category, p.currency, c.scale as currency_scale, p.unit_price, p.supply,
  p.min_units, p.step_units, p.max_units, p.fee_ppm, p.decimals, p.open_at, p.close_at, p.allot_at, p.terms, p.updated_at,
  s.units, s.investors, m.symbol as market, m.listed_at, m.scale as market_scale, m.quote, last.price as last_price, earlier.price as price_before,
  day.volume, day.closes, v.customer_id is not null as favorite`

export type Reader = { readonly customerId: string | undefined; readonly now: Date }

/** Returns a published product; drafts are read by `findManaged`. */
export const findProduct = (source: Source, symbol: string, reader: Reader): Promise<ProductRow | undefined> =>
  maybeOne(
    source,
    sql<ProductRow>`select ${columns} ${joined(reader.customerId, reader.now)} where p.symbol = ${symbol} and p.status <> 'draft'`,
  )

type Choice = {
  readonly where: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Products that the reader may read. The page after any other symbol is empty, as after an unknown symbol. */
  readonly readable: RawBuilder<unknown>
}
const isPublished = sql`p.status <> 'draft'`
type Page<Row> = { readonly total: number; readonly rows: Row[]; readonly next: string | null }

/** Returns a page of published products. */
export const pageOfProducts = (
  source: Source,
  page: PageRequest,
  { where, order }: Omit<Choice, 'readable'>,
  reader: Reader,
): Promise<Page<ProductRow>> =>
  pageOf<ProductRow>(source, page, { where: sql`${isPublished} and ${where}`, order, readable: isPublished }, reader)

/**
 * Returns a page. `after` is the symbol of the last row of the page before; its sort key is read from that product's
 * row.
 */
export async function pageOf<Row extends { readonly symbol: string }>(
  source: Source,
  page: PageRequest,
  { where, order, readable }: Choice,
  reader: Reader,
): Promise<Page<Row>> {
  const from = joined(reader.customerId, reader.now)
  const { total } = await one(
    source,
    sql<{ total: number }>`
      select count(*)::int as total from product p
        left join favorite v on v.product_id = p.id and v.customer_id = ${reader.customerId ?? null}::uuid where ${where}`,
  )
  const rows = await many(
    source,
    sql<Row & { readonly key: string }>`
      select ${columns}, p.symbol as key ${from} where ${where} ${behindProduct({ order, readable }, page)}
       order by ${order}, p.symbol limit ${page.pageSize} offset ${skipped(page)}`,
  )
  return { total, rows, next: nextOf(rows, page) }
}

const behindProduct = (
  { order, readable }: Pick<Choice, 'order' | 'readable'>,
  { after }: PageRequest,
): RawBuilder<unknown> =>
  after === undefined
    ? sql``
    : sql`and (${order}, p.symbol) > (select ${order}, p.symbol from product p where p.symbol = ${after} and ${readable})`

/** Counts published products of each type, and the reader's favorites: the account's, or `symbols` of a visitor. */
export const countByType = (
  source: Source,
  customerId: string | undefined,
  symbols: readonly string[],
): Promise<{ type: ProductType; n: number; favorites: number }[]> =>
  many(
    source,
    sql<{ type: ProductType; n: number; favorites: number }>`
      select p.type, count(*)::int as n,
             (count(*) filter (where v.customer_id is not null or p.symbol = any(${symbols}::text[])))::int as favorites from product p
        left join favorite v on v.product_id = p.id and v.customer_id = ${customerId ?? null}::uuid
       where p.status <> 'draft' and p.type <> 'token_sale' group by p.type`,
  )

/** Returns false if there is no such published product. */
export async function putFavorite(tx: Tx, customerId: string, symbol: string, favorite: boolean): Promise<boolean> {
  const product = await maybeOne(
    tx,
    sql<{ id: string }>`select id from product where symbol = ${symbol} and status <> 'draft'`,
  )
  if (product === undefined) return false
  await changed(
    tx,
    favorite
      ? sql`insert into favorite (customer_id, product_id, added_at) values (${customerId}, ${product.id}, ${tx.now}) on conflict do nothing`
      : sql`delete from favorite where customer_id = ${customerId} and product_id = ${product.id}`,
  )
  return true
}

/** Adds favorites and returns how many of these published products were new. */
export const addFavorites = (tx: Tx, customerId: string, symbols: readonly string[]): Promise<bigint> =>
  changed(
    tx,
    sql`insert into favorite (customer_id, product_id, added_at)
        select ${customerId}, id, ${tx.now} from product where symbol = any(${symbols}::text[]) and status <> 'draft'
        on conflict do nothing`,
  )

/** Returns the regions of published products, in both languages. */
export const listRegions = (source: Source): Promise<{ en: string; zh: string }[]> =>
  many(
    source,
    sql<{ en: string; zh: string }>`
      select terms #>> '{facts,region,en}' as en, min(terms #>> '{facts,region,zh}') as zh
        from product where status <> 'draft' and type <> 'token_sale' group by 1 order by 1`,
  )

/** The locked row of a published product: exclusive for changes, shared for readers that rely on it. */
export type LockedProduct = Omit<
  ProductRow,
  | 'units'
  | 'investors'
  | 'market'
  | 'listed_at'
  | 'market_scale'
  | 'quote'
  | 'last_price'
  | 'price_before'
  | 'volume'
  | 'closes'
  | 'favorite'
>
export const lockProduct = (
  tx: Tx,
  by: { readonly symbol: string } | { readonly id: string },
  how: 'update' | 'share',
): Promise<LockedProduct | undefined> =>
  maybeOne(
    tx,
    sql<LockedProduct>`
      select p.id, p.symbol, p.version, p.status, p.type, p.category, p.currency, c.scale as currency_scale, p.unit_price,
             p.supply, p.min_units, p.step_units, p.max_units, p.fee_ppm, p.decimals, p.open_at, p.close_at, p.allot_at,
             p.terms, p.updated_at
        from product p join coin c on c.code = p.currency
       where p.status <> 'draft' and ${'id' in by ? sql`p.id::text = ${by.id}` : sql`p.symbol = ${by.symbol}`}
         for ${how === 'update' ? sql`update` : sql`share`} of p`,
  )

/** Returns the scale of a fiat currency; undefined if it is not listed here. */
export const fiatScale = async (source: Source, code: string): Promise<number | undefined> =>
  (await maybeOne(source, sql<{ scale: number }>`select scale from coin where code = ${code} and kind = 'fiat'`))?.scale

export const versionHash = async (source: Source, productId: string, version: number): Promise<string> =>
  (
    await one(
      source,
      sql<{
        content_hash: string
      }>`select content_hash from product_version where product_id = ${productId} and version = ${version}`,
    )
  ).content_hash

/** Updates facts of a published product, as two people decided. */
export const supplementFacts = (
  tx: Tx,
  { id, terms }: { readonly id: string; readonly terms: Terms },
): Promise<bigint> =>
  changed(tx, sql`update product set terms = ${JSON.stringify(terms)}::jsonb where id = ${id} and status <> 'draft'`)

export const setPublished = (tx: Tx, productId: string, journalId: string): Promise<bigint> =>
  changed(tx, sql`update product set published_at = ${tx.now}, issue_journal = ${journalId} where id = ${productId}`)

type Token = { readonly code: string; readonly scale: number; readonly en: string; readonly zh: string }
export const insertToken = (tx: Tx, { code, scale, en, zh }: Token): Promise<bigint> =>
  changed(
    tx,
    sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at) values (${code}, 'token', ${scale}, ${en}, ${zh}, ${tx.now})`,
  )

/** Returns true if a coin has this code. */
export const isCoin = async (source: Source, code: string): Promise<boolean> =>
  (await maybeOne(source, sql<{ code: string }>`select code from coin where code = ${code}`)) !== undefined

/** Returns products with a step that is due. A token is listed once its market is open. */
export const dueProducts = (source: Source, now: Date): Promise<{ id: string; event: 'open' | 'close' | 'list' }[]> =>
  many(
    source,
    sql<{ id: string; event: 'open' | 'close' | 'list' }>`
      select p.id, case p.status when 'published' then 'open' when 'in_subscription' then 'close' else 'list' end as event
        from product p
       where (p.status = 'published' and p.open_at <= ${now}) or (p.status = 'in_subscription' and p.close_at <= ${now})
          or (p.status = 'allotted' and exists (select 1 from market m where m.base = p.symbol and m.status = 'open'))`,
  )

/** Returns the financing application that a product was made from. */
export const applicationOf = (source: Source, productId: string): Promise<{ id: string; number: string } | undefined> =>
  maybeOne(
    source,
    sql<{ id: string; number: string }>`
      select id, 'FA-' || number as number from financing_application where product_id = ${productId}`,
  )
