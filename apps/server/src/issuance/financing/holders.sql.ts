import type { Certificate } from '@tessera/domain/issuance/financing/certificates.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { InvestorClass } from '@tessera/domain/identity/investor-classes/classes.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'

export type OwnProduct = {
  readonly id: string
  readonly symbol: string
  readonly name_en: string
  readonly name_zh: string
  readonly decimals: number
  readonly supply: bigint
  readonly unit_price: Amount
  readonly currency: string
  readonly currency_scale: number
}

/** Returns the product of an accepted application of this customer, once customers can hold it. */
export const ownProduct = (source: Source, customerId: string, symbol: string): Promise<OwnProduct | undefined> =>
  maybeOne(
    source,
    sql<OwnProduct>`
      select p.id, p.symbol, p.terms #>> '{facts,name,en}' as name_en, p.terms #>> '{facts,name,zh}' as name_zh, p.decimals, p.supply,
             p.unit_price, p.currency, c.scale as currency_scale
        from financing_application a join product p on p.id = a.product_id join coin c on c.code = p.currency
       where a.customer_id = ${customerId} and p.symbol = ${symbol} and p.status in ('allotted', 'trading')`,
  )

/** Returns the investor class of each account; for a sub-account, that of its owner. */
export async function classesOf(source: Source, ids: readonly string[]): Promise<ReadonlyMap<string, InvestorClass>> {
  const rows = await many(
    source,
    sql<{ id: string; class: InvestorClass }>`
      select c.id, coalesce(p.investor_class, c.investor_class) as class from customer c left join customer p on p.id = c.parent_id
       where c.id = any(${[...ids]}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.class]))
}

type IssuedRow = {
  readonly customer: string
  readonly number: number
  readonly units: bigint
  readonly acquired: Date
  readonly locked: readonly { readonly units: string; readonly until: string }[]
}

/**
 * Returns the certificates of a product's delivered allotments by holder, in minor units of its token, lowest number
 * first.
 */
export async function certificatesOf(
  source: Source,
  product: Pick<OwnProduct, 'id' | 'decimals'>,
): Promise<ReadonlyMap<string, readonly Certificate[]>> {
  const rows = await many(
    source,
    sql<IssuedRow>`
      select s.customer_id as customer, a.certificate as number, a.units, b.decided_at as acquired, coalesce(
               (select jsonb_agg(jsonb_build_object('units', u.amount::text, 'until', u.unlock_at) order by u.unlock_at)
                  from token_unlock u where u.subscription_id = s.id and u.released_at is null), '[]') as locked
        from allotment_batch b join allotment a on a.batch_id = b.id join subscription s on s.id = a.subscription_id
       where b.product_id = ${product.id} and s.status = 'disbursed' and a.certificate is not null order by a.certificate`,
  )
  const scale = 10n ** BigInt(product.decimals)
  const issued = rows.map(({ customer, number, units, acquired, locked }) => ({
    customer,
    number,
    units: units * scale,
    acquired,
    locked: locked.map((part) => ({ units: BigInt(part.units), until: new Date(part.until) })),
  }))
  return Map.groupBy(issued, ({ customer }) => customer)
}
