import type { Actor } from '@tessera/domain/identity/eligibility/rules.ts'
import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import type { CompleteTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import type { AllotmentRequest } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * `subscriber` is the first subscription to the product by the account, its owner or another sub-account. A withdrawn
 * one counts, so that a withdrawal does not change the ticket of a ballot.
 */
export type PendingSubscription = AllotmentRequest &
  Pick<Actor, 'investorClass' | 'residence' | 'nationality' | 'tested'> & {
    readonly number: bigint
    readonly created_at: Date
    readonly held: Amount
    /** The coin that pays for it, and the price of a unit in it. */
    readonly currency: string
    readonly scale: number
    readonly price: Amount
    /** The rate of the fee, as accepted. */
    readonly rate: Ppm
  }

/** Subscriptions per query: large offers need more queries, not longer ones. */
const SUBSCRIPTIONS_PER_QUERY = 5_000

/**
 * Returns the pending subscriptions of a product, earliest first. The product is locked, so none is added or withdrawn
 * in the meantime.
 */
export async function pendingSubscriptions(source: Source, productId: string): Promise<PendingSubscription[]> {
  const subscriptions: PendingSubscription[] = []
  for (;;) {
    const page = await subscriptionsAfter(source, productId, subscriptions.at(-1)?.number ?? 0n)
    subscriptions.push(...page)
    if (page.length < SUBSCRIPTIONS_PER_QUERY) return subscriptions
  }
}

const subscriptionsAfter = (source: Source, productId: string, number: bigint): Promise<PendingSubscription[]> =>
  many(
    source,
    sql<PendingSubscription>`
      select s.id as subscription, first.id as subscriber, s.quantity::numeric as units, s.number, s.created_at, (s.amount + s.fee)::numeric as held, s.fee_ppm as rate, s.currency,
             k.scale, s.price, c.investor_class as "investorClass", c.residence, c.nationality, c.risk_test_passed_at is not null as tested
        from subscription s join coin k on k.code = s.currency join customer c on c.id = s.customer_id
             join (select distinct on (coalesce(o.parent_id, o.id)) coalesce(o.parent_id, o.id) as owner, f.id
                     from subscription f join customer o on o.id = f.customer_id
                    where f.product_id = ${productId} order by coalesce(o.parent_id, o.id), f.number) first
               on first.owner = coalesce(c.parent_id, c.id)
       where s.product_id = ${productId} and s.status = 'pending' and s.number > ${String(number)}::bigint
       order by s.number limit ${SUBSCRIPTIONS_PER_QUERY}`,
  )

export type Batch = {
  readonly id: string
  readonly productId: string
  readonly requested: bigint
  readonly allotted: bigint
  readonly resultHash: string
  readonly cause: BatchCause | null
  /** The reason of calling off, for subscribers. */
  readonly reason: LocalText | null
  /** The published result; empty for a batch that allots nothing. */
  readonly file: string
  readonly units: ReadonlyMap<string, bigint>
}
/** A text of staff in both languages. */
export type LocalText = { readonly en: string; readonly zh: string }
/** The reason why a batch allots no units. */
export type BatchCause = 'called_off' | 'below_soft_cap'
/**
 * Stores the decision and the units of each subscription, with a certificate number for each that gets units. A second
 * batch of a product violates the unique key.
 */
export async function insertBatch(tx: Tx, batch: Batch): Promise<void> {
  const reason = batch.reason && JSON.stringify(batch.reason)
  await changed(
    tx,
    sql`insert into allotment_batch (id, product_id, requested, allotted, result_hash, cause, reason, decided_at)
        values (${batch.id}, ${batch.productId}, ${String(batch.requested)}::numeric, ${String(batch.allotted)}::numeric, ${batch.resultHash}, ${batch.cause}, ${reason}::jsonb, ${tx.now})`,
  )
  if (batch.file !== '')
    await changed(tx, sql`insert into allotment_result (batch_id, file) values (${batch.id}, ${batch.file})`)
  const rows = JSON.stringify([...batch.units].map(([id, units]) => ({ id, units: String(units) })))
  await changed(
    tx,
    sql`insert into allotment (batch_id, subscription_id, units, certificate)
        select ${batch.id}::uuid, a.id, a.units, case when a.units > 0 then row_number() over (partition by a.units > 0 order by s.number) end
          from jsonb_to_recordset(${rows}::jsonb) as a(id uuid, units numeric) join subscription s on s.id = a.id`,
  )
}

/** Subscriptions of a batch that are pending, or approved but not delivered. */
export type BatchItem = {
  readonly id: string
  readonly units: bigint
  readonly cause: BatchCause | null
  readonly reason: LocalText | null
}
export const openOfBatch = (source: Source, batchId: string): Promise<BatchItem[]> =>
  many(
    source,
    sql<BatchItem>`
      select a.subscription_id as id, a.units, b.cause, b.reason from allotment a join subscription s on s.id = a.subscription_id
        join allotment_batch b on b.id = a.batch_id
       where a.batch_id = ${batchId} and s.status in ('pending', 'approved') order by s.number`,
  )

/** Returns the published result of a product's allotment with its hash; undefined while there is none. */
export const publishedResult = (
  source: Source,
  symbol: string,
): Promise<{ file: string; sha256: string } | undefined> =>
  maybeOne(
    source,
    sql<{ file: string; sha256: string }>`
      select r.file, b.result_hash as sha256 from allotment_result r join allotment_batch b on b.id = r.batch_id
        join product p on p.id = b.product_id where p.symbol = ${symbol}`,
  )

export const openBatches = (source: Source): Promise<{ id: string }[]> =>
  many(source, sql<{ id: string }>`select id from allotment_batch where finished_at is null`)

export const finishBatch = (tx: Tx, batchId: string): Promise<bigint> =>
  changed(tx, sql`update allotment_batch set finished_at = ${tx.now} where id = ${batchId} and finished_at is null`)

export type QueueRow = {
  readonly product_id: string
  readonly symbol: string
  readonly name_en: string
  readonly name_zh: string
  readonly status: ProductStatus
  readonly supply: bigint
  readonly requested: bigint
  readonly subscribers: number
  readonly close_at: Date
  readonly failed: number
}
/** Returns products that await an allotment, or have a failed delivery. */
export const allotmentQueue = (source: Source): Promise<QueueRow[]> =>
  many(
    source,
    sql<QueueRow>`
      select p.id as product_id, p.symbol, p.terms #>> '{facts,name,en}' as name_en, p.terms #>> '{facts,name,zh}' as name_zh, p.status,
             p.supply, coalesce(sum(s.quantity), 0)::numeric as requested, count(s.id)::int as subscribers, p.close_at,
             (count(s.id) filter (where s.status = 'disburse_failed'))::int as failed
        from product p left join subscription s on s.product_id = p.id and s.status <> 'rejected'
       where p.status in ('subscription_ended', 'allotted', 'trading')
       group by p.id having p.status = 'subscription_ended' or count(s.id) filter (where s.status = 'disburse_failed') > 0
       order by p.close_at`,
  )

export type AllottedProduct = {
  readonly id: string
  readonly symbol: string
  /** For a token sale, the currency of its progress; purchases name their own coin. */
  readonly currency: string
  readonly scale: number
  readonly price: Amount
  readonly is_sale: boolean
  /** Units that the offer must reach; below it, everything is refunded. */
  readonly soft_cap: bigint | null
  readonly supply: bigint
  readonly step: bigint
  readonly min: bigint
  readonly status: ProductStatus
  readonly close_at: Date
  readonly reopened_until: Date | null
  readonly name: LocalText
  /** Null in terms of earlier versions: pro rata. */
  readonly allotment: NonNullable<CompleteTerms['allotment']> | null
  /** The block that draws the ballot; null for another method, and until it is final. */
  readonly ballot: { readonly slot: number; readonly blockhash: string } | null
}
const allotted = sql`
  select p.id, p.symbol, p.currency, c.scale, p.unit_price as price, p.type = 'token_sale' as is_sale, p.soft_cap, p.supply, p.step_units as step, p.min_units as min, p.status,
         p.close_at, p.reopened_until, p.terms #> '{facts,name}' as name, p.terms -> 'allotment' as allotment,
         (select jsonb_build_object('slot', b.slot, 'blockhash', b.blockhash) from ballot_block b where b.product_id = p.id) as ballot`

/**
 * Returns true if the product may be allotted: it is closed, no customer may withdraw any more, and the block of its
 * ballot is known.
 */
export const isDue = (product: AllottedProduct, now: Date): boolean => {
  const { status, reopened_until: until, allotment, ballot } = product
  const isDrawn = allotment?.allotmentMethod !== 'ballot' || ballot !== null
  return status === 'subscription_ended' && (until === null || until <= now) && isDrawn
}

/** Returns the data of a product that its allotment needs; `lock` locks the row against all changes. */
export const productToAllot = (
  source: Source,
  by: { readonly id: string } | { readonly symbol: string },
  lock: 'lock' | 'read',
): Promise<AllottedProduct | undefined> =>
  maybeOne(
    source,
    sql<AllottedProduct>`
      ${allotted} from product p join coin c on c.code = p.currency
       where ${'id' in by ? sql`p.id::text = ${by.id}` : sql`p.symbol = ${by.symbol}`} ${lock === 'lock' ? sql`for update of p` : sql``}`,
  )

/** Returns products that await their allotment, earliest closed first, with the number of requested units. */
export const productsToAllot = (source: Source, limit: number): Promise<(AllottedProduct & { requested: bigint })[]> =>
  many(
    source,
    sql<AllottedProduct & { requested: bigint }>`
      ${allotted}, (select coalesce(sum(s.quantity), 0)::numeric from subscription s
                     where s.product_id = p.id and s.status = 'pending') as requested
        from product p join coin c on c.code = p.currency
       where p.status = 'subscription_ended' and (p.reopened_until is null or p.reopened_until <= now())
         and (p.terms #>> '{allotment,allotmentMethod}' is distinct from 'ballot'
              or exists (select from ballot_block b where b.product_id = p.id))
       order by p.close_at, p.id limit ${limit}`,
  )
