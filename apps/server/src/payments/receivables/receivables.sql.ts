import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { CustomerAccount } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { freezeBegin } from '#access/withdrawal-pauses/freezes.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

/** A bank line that was credited to a customer, with the account and the amount of its journal. */
export type CreditedLine = {
  readonly id: string
  readonly bank: string
  readonly line_id: string
  readonly account_number: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly payer_name: string
  readonly remittance: string
  readonly booked_on: string
  /** The amount credited to the customer. It exceeds the line's amount if a payout was returned with its fee. */
  readonly credited: Amount
  readonly credited_id: string
  readonly owner_id: string
  readonly owner_number: bigint
  readonly owner_name: string | null
}

/** Returns the line while its credit can be reversed, locked; undefined if it credited no customer or was reversed. */
export const lockCredited = (tx: Tx, lineId: string): Promise<CreditedLine | undefined> =>
  maybeOne(
    tx,
    sql<CreditedLine>`
      select l.id, l.bank, l.line_id, l.account_number, l.coin, c.scale, l.amount, l.payer_name, l.remittance, l.booked_on::text as booked_on,
             k.credited, k.customer_id as credited_id, w.id as owner_id, w.number as owner_number, w.real_name as owner_name
        from bank_line l join coin c on c.code = l.coin
       cross join lateral (
         select o.customer_id, o.journal_id from fiat_order o where o.bank_line_id = l.id
          union all
         select p.customer_id, j.id from payout p join journal j on j.reverses_id = p.journal_id where p.return_line_id = l.id
          union all
         select l.credits_customer, j.id from journal j
          where l.credits_customer is not null and j.kind = 'fiat_credit' and j.ref_type = 'bank_line' and j.ref_id = l.id::text) f
       cross join lateral (
         select f.customer_id, sum(p.amount)::numeric as credited
           from posting p join account a on a.id = p.account_id and a.customer_id = f.customer_id where p.journal_id = f.journal_id) k
        join customer u on u.id = k.customer_id join customer w on w.id = coalesce(u.parent_id, u.id)
       where l.id::text = ${lineId} and l.status = 'credited' and l.direction = 'in' and k.credited > 0
         for update of l`,
  )

/**
 * Returns the ids of a person's accounts, the main account first. Locks all of them in the order that every caller
 * uses.
 */
export const lockFamily = async (tx: Tx, ownerId: string): Promise<string[]> =>
  (
    await many(
      tx,
      sql<{ id: string }>`
        select id from customer where id = ${ownerId} or parent_id = ${ownerId}
         order by parent_id is not null, id for no key update`,
    )
  ).map(({ id }) => id)

/** Returns the ids of an owner and the sub-accounts, without a lock. */
export const familyOf = async (source: Source, ownerId: string): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ id: string }>`select id from customer where id = ${ownerId} or parent_id = ${ownerId} order by id`,
    )
  ).map(({ id }) => id)

/** Waits for the running batches of the trading core, and blocks the next one until this transaction ends. */
export const holdTrading = (tx: Tx): Promise<unknown> =>
  one(tx, sql`select pg_advisory_xact_lock(hashtextextended('markets', 0))`)

/** Makes the next batch check the open orders of these customers. The caller must have blocked the trading core. */
export const noteRightChange = (tx: Tx, customers: readonly string[]): Promise<bigint> =>
  changed(
    tx,
    sql`insert into right_change
        select f.id from unnest(${[...customers]}::uuid[]) as f(id)
         where exists (select from trading_order o where o.customer_id = f.id and o.status in (0, 1))
        on conflict do nothing`,
  )

/** Payouts in no file and unsigned withdrawals of a coin, locked in the order of their ids. */
export async function lockUnsigned(
  tx: Tx,
  ownerId: string,
  coin: string,
): Promise<{ readonly payouts: readonly string[]; readonly withdrawals: readonly string[] }> {
  const family = sql`(select id from customer where id = ${ownerId} or parent_id = ${ownerId})`
  const payouts = await many(
    tx,
    sql<{ id: string }>`
      select id from payout where customer_id in ${family} and coin = ${coin} and status in ('review', 'approved') order by id for update`,
  )
  const withdrawals = await many(
    tx,
    sql<{ id: string }>`
      select id from withdrawal
       where customer_id in ${family} and coin = ${coin} and status in ('email_confirm', 'review', 'approved') order by id for update`,
  )
  return { payouts: payouts.map(({ id }) => id), withdrawals: withdrawals.map(({ id }) => id) }
}

/** Returns the accounts of these customers that hold the coin, except spot. */
export const nonSpotAccountsOf = (
  source: Source,
  customers: readonly string[],
  coin: string,
): Promise<CustomerAccount[]> =>
  many(
    source,
    sql<CustomerAccount>`
      select customer_id as customer, kind from account
       where customer_id = any(${[...customers]}::uuid[]) and coin = ${coin} and kind <> 'spot' and purpose = 'own' order by id`,
  )

/**
 * Returns the time at which the block begins: now, or just after the last payment that left these accounts while this
 * transaction waited for them.
 */
export async function blockBegin(tx: Tx, customers: readonly string[]): Promise<Date> {
  const begins: Date[] = []
  for (const id of customers) begins.push(await freezeBegin(tx, id))
  return new Date(Math.max(tx.now.getTime(), ...begins.map((at) => at.getTime())))
}

type NewReceivable = {
  readonly id: string
  readonly line: CreditedLine
  readonly taken: Amount
  readonly cause: string
  readonly customerMessage: string | null
  readonly journalId: string
  readonly blockedFrom: Date
}
export const insertReceivable = (tx: Tx, r: NewReceivable): Promise<bigint> =>
  changed(
    tx,
    sql`insert into receivable (id, customer_id, credited_id, bank_line_id, coin, amount, taken, cause, customer_message, journal_id, at, blocked_from, closed_at, notified_at)
        values (${r.id}, ${r.line.owner_id}, ${r.line.credited_id}, ${r.line.id}, ${r.line.coin}, ${String(r.line.credited)}::numeric,
                ${String(r.taken)}::numeric, ${r.cause}, ${r.customerMessage}, ${r.journalId}, ${tx.now}, ${r.blockedFrom},
                case when ${r.taken === r.line.credited} then ${tx.now}::timestamptz end,
                case when ${r.taken === r.line.credited} then ${tx.now}::timestamptz end)`,
  )

export type ReceivableRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly customer_number: bigint
  readonly customer_name: string | null
  readonly line_id: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly taken: Amount
  readonly repaid: Amount
  /** The part that two people wrote off. */
  readonly written_off: Amount
  readonly cause: string
  readonly cause_text: ReasonText
  readonly customer_message: string | null
  readonly at: Date
  readonly lifted_at: Date | null
  readonly closed_at: Date | null
}
const rows = sql`
  select r.id, r.number, r.customer_id, u.number as customer_number, u.real_name as customer_name, l.line_id, r.coin, c.scale,
         r.amount, r.taken, r.repaid, r.written_off, r.cause, ${reasonText('creditReversal', sql`r.cause`, sql`r.at`)} as cause_text, r.customer_message, r.at, r.lifted_at, r.closed_at
    from receivable r join coin c on c.code = r.coin join customer u on u.id = r.customer_id join bank_line l on l.id = r.bank_line_id`

/** Returns a receivable that blocks outgoing payments of its account, locked after its customer. */
export async function lockBlocking(tx: Tx, id: string): Promise<ReceivableRow | undefined> {
  const owner = await maybeOne(tx, sql<{ id: string }>`select customer_id as id from receivable where id::text = ${id}`)
  if (owner === undefined) return undefined
  await lockFamily(tx, owner.id)
  return maybeOne(
    tx,
    sql<ReceivableRow>`${rows} where r.id::text = ${id} and r.closed_at is null and r.lifted_at is null for update of r`,
  )
}

/** An open receivable, without a lock. */
export const findOpen = (source: Source, id: string): Promise<ReceivableRow | undefined> =>
  maybeOne(source, sql<ReceivableRow>`${rows} where r.id::text = ${id} and r.closed_at is null`)

/** An open receivable, locked. The caller has locked the accounts, as every journal does. */
export const lockOpen = (tx: Tx, id: string): Promise<ReceivableRow | undefined> =>
  maybeOne(tx, sql<ReceivableRow>`${rows} where r.id::text = ${id} and r.closed_at is null for update of r`)

/** Closes a locked receivable whose rest was written off. Its own message replaces the one about a repayment. */
export const noteWrittenOff = (tx: Tx, id: string, amount: Amount): Promise<bigint> =>
  changed(
    tx,
    sql`update receivable set written_off = ${String(amount)}::numeric, closed_at = greatest(at, ${tx.now}::timestamptz),
               notified_at = greatest(at, ${tx.now}::timestamptz)
         where id = ${id} and closed_at is null`,
  )

export const liftBlock = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update receivable set lifted_at = greatest(at, ${tx.now}::timestamptz) where id = ${id} and lifted_at is null`,
  )

/** Returns the receivables of a person's accounts, newest first. */
export const listOfCustomer = (source: Source, customerId: string): Promise<ReceivableRow[]> =>
  many(
    source,
    sql<ReceivableRow>`${rows} join customer own on own.id = ${customerId} and r.customer_id in (own.id, own.parent_id)
      order by r.number desc limit 100`,
  )

/** Returns all receivables, open ones first, then the newest. */
export const listAll = (source: Source, { page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
  many(
    source,
    sql<ReceivableRow & { readonly total: number }>`
      select v.*, count(*) over ()::int as total from (${rows}) v
       order by v.closed_at is not null, v.number desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )

type OpenPage = { readonly after: bigint; readonly limit: number }
/** Returns the next open receivables after a given number, oldest first. */
export const listOpen = (source: Source, { after, limit }: OpenPage): Promise<ReceivableRow[]> =>
  many(
    source,
    sql<ReceivableRow>`${rows} where r.closed_at is null and r.number > ${after} order by r.number limit ${limit}`,
  )

/** Returns repaid receivables whose customer has no message about it yet, locked. */
export const lockUnnotified = (tx: Tx, limit: number): Promise<ReceivableRow[]> =>
  many(
    tx,
    sql<ReceivableRow>`${rows} where r.closed_at is not null and r.notified_at is null order by r.number limit ${limit} for update of r skip locked`,
  )

export const setNotified = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update receivable set notified_at = ${tx.now} where id = ${id} and notified_at is null`)

/**
 * Returns the available balances of a coin in the spot accounts of a family, except accounts with a transfer of it in
 * transit.
 */
export const spotOf = (
  source: Source,
  ownerId: string,
  coin: string,
): Promise<{ readonly customer: string; readonly available: Amount; readonly kind: 'crypto' | 'fiat' | 'token' }[]> =>
  many(
    source,
    sql`
      select a.customer_id as customer, (a.posted - a.held)::numeric as available, k.kind
        from account a join customer c on c.id = a.customer_id and ${ownerId} in (c.id, c.parent_id) join coin k on k.code = a.coin
       where a.coin = ${coin} and a.kind = 'spot' and a.posted > a.held
         and not exists (select from transfer t where t.customer_id = a.customer_id and t.coin = a.coin and t.source = 'spot' and t.status in ('requested', 'sent'))
       order by a.id`,
  )
