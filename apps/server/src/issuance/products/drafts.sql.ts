import type { DraftTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import { type RawBuilder, sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { columns, joined, type LockedProduct, pageOf, type ProductRow, type Reader } from './products.sql.ts'
import type { Figures } from './terms.ts'

/** Values that a draft may lack. */
type MayLack =
  | 'type'
  | 'category'
  | 'currency'
  | 'currency_scale'
  | 'unit_price'
  | 'supply'
  | 'min_units'
  | 'step_units'
  | 'fee_ppm'
  | 'decimals'
  | 'open_at'
  | 'close_at'
  | 'allot_at'
type Managed<Row extends Pick<LockedProduct, MayLack>> = Omit<Row, MayLack | 'status' | 'terms'> & {
  readonly [K in MayLack]: Row[K] | null
} & { readonly status: ProductStatus; readonly terms: DraftTerms }

/** A product as operators manage it: published, or a draft that may lack values. */
export type ManagedRow = Managed<ProductRow>
export type LockedManaged = Managed<LockedProduct>

/** Returns a product of any status. */
export const findManaged = (
  source: Source,
  symbol: string,
  { customerId, now }: Reader,
): Promise<ManagedRow | undefined> =>
  maybeOne(source, sql<ManagedRow>`select ${columns} ${joined(customerId, now)} where p.symbol = ${symbol}`)

/** Returns a page of products, drafts included. */
export const pageOfManaged = (
  source: Source,
  page: PageRequest,
  choice: { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
  reader: Reader,
): ReturnType<typeof pageOf<ManagedRow>> => pageOf<ManagedRow>(source, page, { ...choice, readable: sql`true` }, reader)

/** Returns the exclusively locked row of a product of any status. */
export const lockManaged = (
  tx: Tx,
  by: { readonly symbol: string } | { readonly id: string },
): Promise<LockedManaged | undefined> =>
  maybeOne(
    tx,
    sql<LockedManaged>`
      select p.id, p.symbol, p.version, p.status, p.type, p.category, p.currency, c.scale as currency_scale, p.unit_price,
             p.supply, p.min_units, p.step_units, p.max_units, p.fee_ppm, p.decimals, p.open_at, p.close_at, p.allot_at,
             p.terms, p.updated_at
        from product p left join coin c on c.code = p.currency
       where ${'id' in by ? sql`p.id::text = ${by.id}` : sql`p.symbol = ${by.symbol}`} for update of p`,
  )

const textOf = (units: bigint | null): string | null => (units === null ? null : String(units))

const figures = (terms: DraftTerms, f: Figures) => ({
  type: terms.facts.type,
  category: terms.access.category,
  currency: terms.economics.currency,
  unit_price: textOf(f.unitPrice),
  supply: textOf(f.supply),
  min_units: textOf(f.min),
  step_units: textOf(f.step),
  max_units: textOf(f.max),
  fee_ppm: f.feePpm,
  soft_cap: textOf(f.softCap),
  decimals: terms.token.decimals,
  open_at: terms.life.opensAt,
  close_at: terms.life.closesAt,
  allot_at: terms.life.allotmentExpectedAt,
  terms,
})
const recordset = sql`
  as t(type text, category text, currency text, unit_price numeric, supply numeric, min_units numeric, step_units numeric,
       max_units numeric, fee_ppm int, soft_cap numeric, decimals int, open_at timestamptz, close_at timestamptz, allot_at timestamptz, terms jsonb)`
const names = sql`type, category, currency, unit_price, supply, min_units, step_units, max_units, fee_ppm, soft_cap, decimals, open_at, close_at, allot_at, terms`

export type SavedDraft = {
  readonly id: string
  readonly symbol: string
  readonly terms: DraftTerms
  readonly figures: Figures
}

/** Returns false if a product or a coin already uses the ticker. */
export const insertProduct = async (tx: Tx, draft: SavedDraft): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into product (id, symbol, version, status, created_at, updated_at, ${names})
        select ${draft.id}::uuid, ${draft.symbol}, 1, 'draft', ${tx.now}::timestamptz, ${tx.now}::timestamptz, ${names}
          from jsonb_to_record(${JSON.stringify(figures(draft.terms, draft.figures))}::jsonb) ${recordset}
         where not exists (select 1 from coin where code = ${draft.symbol})
        on conflict (symbol) do nothing`,
  )) === 1n

export const updateProduct = (tx: Tx, draft: SavedDraft): Promise<bigint> =>
  changed(
    tx,
    sql`update product set (version, updated_at, ${names}) =
          (select product.version + 1, ${tx.now}::timestamptz, ${names}
             from jsonb_to_record(${JSON.stringify(figures(draft.terms, draft.figures))}::jsonb) ${recordset})
         where id = ${draft.id}`,
  )

type Version = { readonly productId: string; readonly contentHash: string; readonly documents: unknown }
/** Stores the current product under its version. */
export const insertVersion = (tx: Tx, { productId, contentHash, documents }: Version): Promise<bigint> =>
  changed(
    tx,
    sql`insert into product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at)
        select id, version, terms, ${JSON.stringify(documents)}::jsonb, ${contentHash}, ${tx.actor}, ${tx.now} from product where id = ${productId}`,
  )

export const nextVersion = (tx: Tx, productId: string): Promise<bigint> =>
  changed(tx, sql`update product set version = version + 1, updated_at = ${tx.now} where id = ${productId}`)
