import type { BankLineStatus, FiatOrderStatus } from '@tessera/domain/payments/fiat-orders/machine.ts'
import type { QueueReason } from '@tessera/domain/payments/fiat-orders/match.ts'
import type { PayoutStatus } from '@tessera/domain/payments/payouts/machine.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { proofFacts } from '#payments/fiat-orders/orders.sql.ts'
import type { First, PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type NewLine = {
  readonly id: string
  readonly bank: string
  readonly lineId: string
  readonly accountNumber: string
  readonly direction: 'in' | 'out'
  readonly coin: string
  readonly amount: Amount
  readonly payerName: string
  readonly text: string
  readonly bookedOn: string
  /** Hash of the payer's account, if the bank reports it. */
  readonly payerHash?: string | undefined
  /** The confirmed claim of this line; undefined for a line of the bank's signed feed. */
  readonly claimId?: string | undefined
}

/**
 * Returns false if the bank's line is known, so that it has its effect only once. Voided and reversed lines do not
 * count as known.
 */
export const insertLine = async (tx: Tx, line: NewLine): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, remittance, booked_on, status, imported_at, claim_id, payer_hash)
        values (${line.id}, ${line.bank}, ${line.lineId}, ${line.accountNumber}, ${line.direction}, ${line.coin},
                ${String(line.amount)}::numeric, ${line.payerName}, ${line.text}, ${line.bookedOn}::date, 'received', ${tx.now}, ${line.claimId ?? null}, ${line.payerHash ?? null})
        on conflict (bank, line_id) where status not in ('voided', 'reversed') do nothing`,
  )) === 1n

/**
 * Returns the lines and claims that the bank reported under these numbers. Two reports with one number are the same
 * line only if they report the same money.
 */
export const linesWithIds = (
  source: Source,
  bank: string,
  lineIds: readonly string[],
): Promise<Pick<NewLine, 'lineId' | 'direction' | 'coin' | 'amount' | 'bookedOn'>[]> =>
  many(
    source,
    sql<Pick<NewLine, 'lineId' | 'direction' | 'coin' | 'amount' | 'bookedOn'>>`
      select line_id as "lineId", direction, coin, amount, booked_on::text as "bookedOn" from bank_line
       where bank = ${bank} and line_id = any(${[...lineIds]}::text[]) and status not in ('voided', 'reversed')`,
  )

export const setSameAs = (tx: Tx, id: string, other: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set same_as = ${other} where id = ${id}`)

export const nameOrder = (tx: Tx, id: string, orderId: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set names_order = ${orderId} where id = ${id}`)

export const namePayout = (tx: Tx, id: string, payoutId: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set names_payout = ${payoutId} where id = ${id}`)

export const nameInstruction = (tx: Tx, id: string, instructionId: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set names_instruction = ${instructionId} where id = ${id}`)

/** Marks a payment that an instruction sends back. */
export const setToReturn = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set to_return = true where id = ${id}`)

export const nameDistribution = (tx: Tx, id: string, distributionId: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set funds_distribution = ${distributionId} where id = ${id}`)

export const nameCustomer = (tx: Tx, id: string, customerId: string): Promise<bigint> =>
  changed(tx, sql`update bank_line set credits_customer = ${customerId} where id = ${id}`)

export const setReason = (tx: Tx, id: string, reason: QueueReason): Promise<bigint> =>
  changed(tx, sql`update bank_line set reason = ${reason} where id = ${id}`)

export const scalesOfFiat = async (source: Source): Promise<Map<string, number>> =>
  new Map(
    (await many(source, sql<{ code: string; scale: number }>`select code, scale from coin where kind = 'fiat'`)).map(
      ({ code, scale }) => [code, scale],
    ),
  )

/** A line that waits for a decision, locked; undefined if it does not wait. */
export type QueuedLine = {
  readonly id: string
  readonly bank: string
  readonly line_id: string
  readonly account_number: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly payer_name: string
  readonly remittance: string
  readonly reason: QueueReason
  readonly names_order: string | null
  readonly names_payout: string | null
  readonly names_instruction: string | null
  /** The number of another line that may be the same payment. */
  readonly same_as: string | null
  readonly imported_at: Date
}
const queued = sql`
  select l.id, l.bank, l.line_id, l.account_number, l.coin, c.scale, l.amount, l.payer_name, l.remittance, l.reason, l.names_order,
         l.names_payout, l.names_instruction, (select o.line_id from bank_line o where o.id = l.same_as) as same_as, l.imported_at
    from bank_line l join coin c on c.code = l.coin where l.status = 'queued'`

export const lockQueued = (tx: Tx, id: string): Promise<QueuedLine | undefined> =>
  maybeOne(tx, sql<QueuedLine>`${queued} and l.direction = 'in' and l.id::text = ${id} for update of l`)

/** Does the same as `lockQueued`, for both directions of the money. */
export const lockWaiting = (tx: Tx, id: string): Promise<QueuedLine | undefined> =>
  maybeOne(tx, sql<QueuedLine>`${queued} and l.id::text = ${id} for update of l`)

/** Returns an outgoing payment on our account that is not explained yet, locked. */
export const lockOutgoing = (tx: Tx, id: string): Promise<QueuedLine | undefined> =>
  maybeOne(tx, sql<QueuedLine>`${queued} and l.direction = 'out' and l.id::text = ${id} for update of l`)

export const listOutgoing = (source: Source, limit: number): Promise<QueuedLine[]> =>
  many(source, sql<QueuedLine>`${queued} and l.direction = 'out' order by l.imported_at, l.id limit ${limit}`)

type ReturnedLine = Pick<QueuedLine, 'id' | 'line_id' | 'payer_name'> & { readonly to_return: boolean }
/** Returns a returned payment whose transfer may be `out`: same bank, coin and amount, and not sent yet. Locks it. */
export const lockReturned = (tx: Tx, id: string, out: QueuedLine): Promise<ReturnedLine | undefined> =>
  maybeOne(
    tx,
    sql<ReturnedLine>`
      select id, line_id, payer_name, to_return from bank_line l
       where id = ${id} and direction = 'in' and status = 'returned' and bank = ${out.bank} and coin = ${out.coin}
         and amount = ${String(out.amount)}::numeric and not exists (select 1 from bank_line o where o.returns_line = l.id)
         and not exists (select 1 from payment_instruction i where i.returns_line = l.id and i.status in ('approved', 'sent', 'settled'))
         for update`,
  )

export const nameReturned = (tx: Tx, out: QueuedLine, lineId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update bank_line set returns_line = (select id from bank_line where bank = ${out.bank} and line_id = ${lineId} and status = 'returned')
         where id = ${out.id}`,
  )

/** Returns the journal that put a line in suspense; undefined for an outgoing payment. */
export const suspenseJournal = async (tx: Tx, id: string): Promise<string | undefined> =>
  (
    await maybeOne(
      tx,
      sql<{ id: string }>`select id from journal where kind = 'suspense' and ref_type = 'bank_line' and ref_id = ${id}`,
    )
  )?.id

export const listQueued = (source: Source, limit: number): Promise<QueuedLine[]> =>
  many(source, sql<QueuedLine>`${queued} and l.direction = 'in' order by l.imported_at, l.id limit ${limit}`)

export type LineRow = {
  readonly id: string
  readonly bank: string
  readonly line_id: string
  readonly account_number: string
  readonly direction: 'in' | 'out'
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly payer_name: string
  readonly remittance: string
  readonly booked_on: string
  readonly status: BankLineStatus
  readonly reason: QueueReason | null
  readonly same_as: string | null
  readonly imported_at: Date
  readonly proposed: boolean
  readonly order_id: string | null
  readonly order_number: bigint
  readonly order_created_at: Date
  readonly order_amount: Amount
  readonly order_coin: string
  readonly order_scale: number
  readonly order_status: FiatOrderStatus
  readonly order_name: string | null
  readonly order_proof: { readonly id: string; readonly name: string; readonly mediaType: string } | null
  readonly payout: {
    readonly id: string
    readonly number: string
    readonly requestedAt: string
    readonly amount: string
    readonly coin: string
    readonly scale: number
    readonly status: PayoutStatus
    readonly name: string
  } | null
  readonly distribution: { readonly id: string; readonly number: string; readonly symbol: string } | null
  readonly customer: { readonly id: string; readonly number: string; readonly name: string } | null
}
const joined = sql`
  from bank_line l join coin c on c.code = l.coin
  left join fiat_order o on o.id = coalesce((select f.id from fiat_order f where f.bank_line_id = l.id), l.names_order)
  left join coin oc on oc.code = o.coin left join customer u on u.id = o.customer_id`
const columns = sql`
  l.id, l.bank, l.line_id, l.account_number, l.direction, l.coin, c.scale, l.amount, l.payer_name, l.remittance,
  l.booked_on::text as booked_on, l.status, l.reason, l.imported_at,
  (select s.line_id from bank_line s where s.id = l.same_as) as same_as,
  exists (select 1 from approval_request r where r.kind in ('fiat_match', 'bank_line_void', 'bank_line_out', 'credit_reversal') and r.subject_id = l.id::text and r.status = 'requested') as proposed,
  o.id as order_id, o.number as order_number, o.created_at as order_created_at, o.amount as order_amount, o.coin as order_coin,
  oc.scale as order_scale, o.status as order_status, u.real_name as order_name,
  ${proofFacts} as order_proof,
  (select jsonb_build_object('id', p.id, 'number', p.number::text, 'requestedAt', p.requested_at, 'amount', (p.amount - p.fee)::text,
            'coin', p.coin, 'scale', pc.scale, 'status', p.status, 'name', p.account_name)
     from payout p join coin pc on pc.code = p.coin where p.id = l.names_payout) as payout,
  (select jsonb_build_object('id', d.id, 'number', d.number::text, 'symbol', p.symbol)
     from distribution d join product p on p.id = d.product_id where d.id = l.funds_distribution) as distribution,
  (select jsonb_build_object('id', k.id, 'number', k.number::text, 'name', coalesce(k.real_name, ''))
     from customer k where k.id = l.credits_customer) as customer`

export const findLine = (source: Source, id: string): Promise<LineRow | undefined> =>
  maybeOne(source, sql<LineRow>`select ${columns} ${joined} where l.id = ${id}`)

type Filter = PageRequest & { readonly status?: BankLineStatus | undefined }

/** Returns a page of lines. The queue lists the oldest first, because it is work; other lists have the newest first. */
export function pageOfLines(source: Source, { status, ...request }: Filter): Promise<Page<LineRow>> {
  const where = sql`(${status ?? null}::text is null or l.status = ${status ?? null})`
  const first: First = status === 'queued' ? 'oldest' : 'newest'
  return pageByTime(
    source,
    {
      columns,
      chosen: sql`${joined} where ${where}`,
      counted: sql`from bank_line l where ${where}`,
      at: sql`l.imported_at`,
      id: sql`l.id`,
    },
    request,
    first,
  )
}

export const feedPosition = async (source: Source, feed: string): Promise<string> =>
  (await maybeOne(source, sql<{ position: string }>`select position from bank_feed where source = ${feed}`))
    ?.position ?? ''

export const saveFeedPosition = (tx: Tx, feed: string, position: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into bank_feed (source, position, read_at) values (${feed}, ${position}, ${tx.now})
        on conflict (source) do update set position = excluded.position, read_at = excluded.read_at`,
  )

/**
 * Returns the amount to add to a bank's closing balance so that it equals the balance in the ledger. It subtracts
 * returns that are posted but have not left the bank. It adds the balances of our accounts at other banks by their
 * lines. An outgoing payment is explained only by a return that two people approved. It is the named return or, without
 * a name, one of exactly its amount. Any other payment counts as missing. Payouts were posted when they were paid.
 * Lines under an unknown bank name count as missing money. Voided and reversed lines do not count.
 */
export const outsideClosingBalance = async (source: Source, bank: string, coin: string): Promise<bigint> =>
  (
    await one(
      source,
      sql<{ beside: bigint }>`
        with line as (
          select l.* from bank_line l where coin = ${coin} and status not in ('voided', 'reversed')
             and exists (select 1 from bank_account a where a.coin = l.coin and a.bank = l.bank)),
        back as (
          select amount, to_return, row_number() over (partition by amount order by imported_at, id) as n from line b
           where bank = ${bank} and status = 'returned' and not exists (select 1 from bank_line o where o.returns_line = b.id)
             and not exists (select 1 from payment_instruction i where i.returns_line = b.id and i.status in ('settled', 'returned'))),
        gone as (
          select amount, row_number() over (partition by amount order by imported_at, id) as n from line
           where bank = ${bank} and direction = 'out' and status not in ('explained', 'paid'))
        select ((select coalesce(sum(amount) filter (where direction = 'in' and (status <> 'returned' or to_return)), 0)
                      - coalesce(sum(amount) filter (where status = 'paid' or (status = 'explained' and returns_line is null)), 0)
                   from line where bank <> ${bank})
              - (select coalesce(sum(b.amount), 0) from back b left join gone g on g.amount = b.amount and g.n = b.n
                  where g.n is null and not b.to_return)
              + (select coalesce(sum(b.amount), 0) from back b join gone g on g.amount = b.amount and g.n = b.n
                  where b.to_return))::numeric as beside`,
    )
  ).beside
