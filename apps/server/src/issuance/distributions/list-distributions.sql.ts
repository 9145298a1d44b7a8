import type { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import type { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { type Page, pageByNumber, pageByTime } from '#platform/database/page.sql.ts'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { distributionColumns, distributionFrom, type DistributionRow } from './distributions.sql.ts'
import type { HolderRow } from './holders.sql.ts'

const proposedKinds = ['distribution_announce', 'distribution_release', 'distribution_cancel'] as const
export type ManagedRow = DistributionRow & {
  readonly declared_name: string
  readonly proposed: (typeof proposedKinds)[number] | null
}
const managedColumns = sql`${distributionColumns}, m.name as declared_name,
  (select r.kind from approval_request r
    where r.kind = any(${[...proposedKinds]}::text[]) and r.subject_id = d.id::text and r.status = 'requested' limit 1) as proposed`
const managedFrom = sql`${distributionFrom} join operator m on m.id = d.declared_by`

/** Returns distributions of all products, newest first. */
export function listManaged(
  source: Source,
  { status, symbol, ...page }: InputOf<typeof distributionsManage.list>,
): Promise<Page<ManagedRow>> {
  const chosen = sql`${managedFrom} where (${status ?? null}::text is null or d.status = ${status ?? null})
    and (${symbol ?? null}::text is null or p.symbol = ${symbol ?? null})`
  return pageByTime(source, { columns: managedColumns, chosen, at: sql`d.declared_at`, id: sql`d.id` }, page)
}

export const findManaged = (source: Source, id: string): Promise<ManagedRow | undefined> =>
  maybeOne(source, sql<ManagedRow>`select ${managedColumns} ${managedFrom} where d.id = ${id}`)

export type ListedHolder = HolderRow & {
  readonly customer: {
    readonly id: string
    readonly number: string
    readonly name: string | null
    readonly sub: boolean
  }
}
const holderColumns = sql`h.id, h.number, h.distribution_id, h.customer_id, h.units, h.country, h.rate_ppm, h.gross, h.tax, h.net, h.status, h.paid_at,
  jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name, 'sub', u.parent_id is not null) as customer`
const holderFrom = sql`from distribution_holder h join customer u on u.id = h.customer_id`

/** Returns holders in the order of the record. */
export function listHolders(
  source: Source,
  { id, status, ...page }: InputOf<typeof distributionsManage.holders>,
): Promise<Page<ListedHolder>> {
  const chosen = sql`${holderFrom} where h.distribution_id = ${id} and (${status ?? null}::text is null or h.status = ${status ?? null})`
  return pageByNumber(source, { columns: holderColumns, chosen, number: sql`h.number` }, page, 'oldest')
}

export const allHolders = (source: Source, id: string): Promise<ListedHolder[]> =>
  many(
    source,
    sql<ListedHolder>`select ${holderColumns} ${holderFrom} where h.distribution_id = ${id} order by h.number`,
  )

/** A distribution with the share of one holder, paid or due. */
export type OwnRow = DistributionRow & { readonly holder: string; readonly holder_number: bigint } & Pick<
    HolderRow,
    'rate_ppm' | 'net'
  > & {
    readonly own_units: Amount
    readonly own_gross: Amount
    readonly own_tax: Amount
    readonly own_status: HolderRow['status']
    readonly own_paid_at: Date | null
    readonly owner_name: string | null
    readonly country: string | null
  }
const ownColumns = sql`${distributionColumns}, h.id as holder, h.number as holder_number, h.units as own_units, h.gross as own_gross, h.tax as own_tax,
  h.rate_ppm, h.net, h.status as own_status, h.paid_at as own_paid_at, h.country, u.real_name as owner_name`
/** Customers see no share that may still be cancelled. */
const ownFrom = sql`${distributionFrom} join distribution_holder h on h.distribution_id = d.id join customer u on u.id = h.customer_id
  where d.status in ('released', 'paid')`

export function listOwn(
  source: Source,
  customerId: string,
  { symbol, ...page }: InputOf<typeof distributions.list>,
): Promise<Page<OwnRow>> {
  const chosen = sql`${ownFrom} and h.customer_id = ${customerId} and (${symbol ?? null}::text is null or p.symbol = ${symbol ?? null})`
  return pageByNumber(source, { columns: ownColumns, chosen, number: sql`h.number` }, page)
}

export const findOwn = (source: Source, customerId: string, id: string): Promise<OwnRow | undefined> =>
  maybeOne(source, sql<OwnRow>`select ${ownColumns} ${ownFrom} and h.customer_id = ${customerId} and h.id = ${id}`)

export type YearRow = {
  readonly year: number
  readonly currency: string
  readonly scale: number
  readonly gross: Amount
  readonly tax: Amount
  readonly net: Amount
}
export const ownTotals = (source: Source, customerId: string): Promise<YearRow[]> =>
  many(
    source,
    sql<YearRow>`
      select extract(year from h.paid_at at time zone 'UTC')::int as year, d.currency, c.scale, sum(h.gross)::numeric as gross,
             sum(h.tax)::numeric as tax, sum(h.net)::numeric as net
        from distribution_holder h join distribution d on d.id = h.distribution_id join coin c on c.code = d.currency
       where h.customer_id = ${customerId} and h.status = 'paid'
       group by 1, 2, 3 order by 1 desc, 2`,
  )

/** Returns the public distributions of a product: everything announced, newest record date first. */
export const announcedOf = (source: Source, symbol: string): Promise<DistributionRow[]> =>
  many(
    source,
    sql<DistributionRow>`
      select ${distributionColumns} ${distributionFrom}
       where p.symbol = ${symbol} and p.status <> 'draft' and d.announced_at is not null order by d.record_at desc, d.id limit 100`,
  )
