import type { AccountKind } from '@tessera/domain/books/ledger/account-kinds.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { extendTimeouts } from '#platform/database/database.ts'
import { afterKey, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { firstIdAt } from '#platform/random/random.ts'

/** Time limit in ms for reading a long history. */
const READ_WITHIN_MS = 60_000

export async function readLonger(tx: Tx): Promise<void> {
  const { text, values } = extendTimeouts(READ_WITHIN_MS)
  await tx.db.executeQuery(CompiledQuery.raw(text, [...values]))
}

/**
 * Returns SQL of every posting with a time from `from` (included) to `until` (excluded). The id of a journal begins
 * with its time, so only these months are read.
 */
export const postingsBetween = (from: Date, until: Date | undefined): RawBuilder<unknown> => sql`
  select account_id, amount::numeric as amount from posting
   where journal_id >= ${firstIdAt(from)}::uuid ${until === undefined ? sql`` : sql`and journal_id < ${firstIdAt(until)}::uuid`}
  union all
  select account_id, amount from fill_leg where at >= ${from} ${until === undefined ? sql`` : sql`and at < ${until}`}`

export type AccountFilter = {
  readonly kind?: AccountKind | undefined
  readonly coin?: string | undefined
  readonly customer?: string | undefined
  readonly at?: Date | undefined
}
export type AccountRow = {
  readonly id: bigint
  readonly kind: string
  readonly purpose: string
  readonly customer_id: string | null
  readonly customer_number: bigint | null
  readonly coin: string
  readonly scale: number
  readonly balance: Amount
  readonly held: Amount
}
const accountColumns = sql`
  a.id, a.kind, a.purpose, a.customer_id, u.number as customer_number, a.coin, c.scale, a.held::numeric as held`
const accountTables = sql`account a join coin c on c.code = a.coin left join customer u on u.id = a.customer_id`

/** The subject of a purpose follows a colon, which sorts before a semicolon. */
const ofKind = (kind: AccountKind | undefined): RawBuilder<unknown> => {
  if (kind === undefined) return sql`true`
  const [, customers] = /^customer_(.+)$/u.exec(kind) ?? []
  return customers === undefined
    ? sql`a.kind = 'house' and (a.purpose = ${kind} or a.purpose like ${`${kind}:%`})`
    : sql`a.kind = ${customers}`
}
const chosenAccounts = ({ kind, coin, customer }: AccountFilter): RawBuilder<unknown> => sql`
  from ${accountTables}
 where ${ofKind(kind)} and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
   and (${customer ?? null}::text is null or u.number = ${customer ?? null}::bigint)`

export const countAccounts = async (source: Source, filter: AccountFilter): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n ${chosenAccounts(filter)}`)).n

/** Returns accounts in the order of their numbers, each with its balance before `at`, or now. */
export const listAccounts = (source: Source, filter: AccountFilter, page: PageRequest): Promise<AccountRow[]> => {
  const chosen = sql`select ${accountColumns}, a.posted::numeric as posted ${chosenAccounts(filter)}
    ${afterKey(sql`a.id`, page, 'oldest')} order by a.id limit ${page.pageSize} offset ${skipped(page)}`
  return many(
    source,
    filter.at === undefined
      ? sql<AccountRow>`select x.*, x.posted as balance from (${chosen}) x order by x.id`
      : sql<AccountRow>`
          with x as materialized (${chosen}),
          later as (select account_id, sum(amount) as amount from (${postingsBetween(filter.at, undefined)}) p
                     where account_id in (select id from x) group by account_id)
          select x.*, x.posted - coalesce(l.amount, 0) as balance from x left join later l on l.account_id = x.id order by x.id`,
  )
}

export const findAccount = (source: Source, id: string): Promise<AccountRow | undefined> =>
  maybeOne(
    source,
    sql<AccountRow>`select ${accountColumns}, a.posted::numeric as balance from ${accountTables} where a.id = ${id}::bigint`,
  )

export type EntryFilter = {
  readonly accountId: string
  readonly kind?: JournalKind | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly amount?: Amount | undefined
  readonly reference?: string | undefined
}
export type LedgerEntryRow = {
  readonly id: bigint
  readonly at: Date
  readonly journal_id: string
  readonly kind: JournalKind
  readonly amount: Amount
  readonly balance: Amount
  readonly ref_type: string
  readonly ref_id: string
  readonly reversed: boolean
}

const feeOfBuyer = sql`case f.taker_side when 'buy' then f.taker_fee else f.maker_fee end::numeric`
const feeOfSeller = sql`case f.taker_side when 'buy' then f.maker_fee else f.taker_fee end::numeric`
/** The columns of a trade with an index, as in the view `fill_leg`: account, number after the id, amount. */
const legs = [
  [sql`f.buyer_quote`, sql`f.posting_id`, sql`-f.value::numeric - ${feeOfBuyer}`],
  [sql`f.seller_quote`, sql`f.posting_id`, sql`f.value::numeric - ${feeOfSeller}`],
  [sql`f.seller_base`, sql`f.posting_id + 1`, sql`-f.quantity::numeric`],
  [sql`f.buyer_base`, sql`f.posting_id + 1`, sql`f.quantity::numeric`],
] as const

/**
 * The postings of an account, those of trades included. Each leg of a trade is read by its own index. Only the fees
 * have none, and they are read only for accounts of the exchange.
 */
const postingsOf = (accountId: string): RawBuilder<unknown> => {
  const ofTrades = legs.map(
    ([account, id, amount]) => sql`
  union all
  select ${id}, ${amount}, f.journal_id, f.id, f.at from fill f where ${account} = ${accountId}::bigint and ${amount} <> 0`,
  )
  return sql`
  select p.id, p.amount::numeric as amount, p.journal_id, null::uuid as fill_id, null::timestamptz as filled_at
    from posting p where p.account_id = ${accountId}::bigint
  ${sql.join(ofTrades, sql``)}
  union all
  select f.posting_id, ${feeOfBuyer} + ${feeOfSeller}, f.journal_id, f.id, f.at from fill f
   where f.fees = ${accountId}::bigint and ${feeOfBuyer} + ${feeOfSeller} <> 0
     and (select customer_id is null from account where id = ${accountId}::bigint)`
}

const chosenEntries = ({ accountId, kind, from, until, amount, reference }: EntryFilter): RawBuilder<unknown> => sql`
  from (${postingsOf(accountId)}) p left join journal j on j.id = p.journal_id
 where (${kind ?? null}::text is null or coalesce(j.kind, 'fill') = ${kind ?? null})
   ${from === undefined ? sql`` : sql`and p.journal_id >= ${firstIdAt(from)}::uuid`}
   ${until === undefined ? sql`` : sql`and p.journal_id < ${firstIdAt(until)}::uuid`}
   ${amount === undefined ? sql`` : sql`and abs(p.amount) = ${String(amount)}::numeric`}
   and (${reference ?? null}::text is null or coalesce(j.ref_id, p.fill_id::text) = ${reference ?? null})`

export const countEntries = async (source: Source, filter: EntryFilter): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n ${chosenEntries(filter)}`)).n

/**
 * Returns entries, newest first. The balance after each entry is the current balance less all later postings of the
 * account, because accounts of the exchange store none.
 */
export const listEntries = (source: Source, filter: EntryFilter, page: PageRequest): Promise<LedgerEntryRow[]> =>
  many(
    source,
    sql<LedgerEntryRow>`
      with page as materialized (
        select p.*, coalesce(p.filled_at, j.created_at) as at, coalesce(j.kind, 'fill') as kind,
               coalesce(j.ref_type, 'fill') as ref_type, coalesce(j.ref_id, p.fill_id::text) as ref_id
          ${chosenEntries(filter)} ${afterKey(sql`p.id`, page)} order by p.id desc limit ${page.pageSize} offset ${skipped(page)}),
      later as (
        select l.id, sum(l.amount) over (order by l.id desc) - l.amount as amount
          from (${postingsOf(filter.accountId)}) l where l.id >= (select min(id) from page))
      select e.id, e.at, e.journal_id, e.kind, e.amount, a.posted - l.amount as balance, e.ref_type, e.ref_id,
             exists (select from journal r where r.reverses_id = e.journal_id) as reversed
        from page e join later l on l.id = e.id join account a on a.id = ${filter.accountId}::bigint
       order by e.id desc`,
  )

export type JournalRow = {
  readonly id: string
  readonly seq: bigint
  readonly at: Date
  readonly kind: JournalKind
  readonly ref_type: string
  readonly ref_id: string
  readonly actor: string
  readonly reverses_id: string | null
  readonly reversed_by: string | null
  readonly hash: string
}
export const findJournal = (source: Source, id: string): Promise<JournalRow | undefined> =>
  maybeOne(
    source,
    sql<JournalRow>`
      select j.id, j.seq, j.created_at as at, j.kind, j.ref_type, j.ref_id, j.actor, j.reverses_id, j.hash,
             (select r.id from journal r where r.reverses_id = j.id) as reversed_by
        from journal j where j.id = ${id}
      union all
      select f.journal_id, f.journal_seq, f.at, 'fill', 'fill', f.id::text, 'trading', null, encode(f.hash, 'hex'), null
        from fill f where f.at >= ${timeOf(id)} and f.at < ${timeOf(id)}::timestamptz + interval '1 second' and f.journal_id = ${id}`,
  )
/** Returns the time with which an id begins. */
const timeOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))

export type PostingRow = Omit<AccountRow, 'balance' | 'held'> & { readonly amount: Amount }
export const postingsOfJournal = (source: Source, { id, at, kind }: JournalRow): Promise<PostingRow[]> =>
  many(
    source,
    sql<PostingRow>`
      select ${accountColumns}, p.amount
        from (${
          kind === 'fill'
            ? sql`select account_id, amount, id from fill_leg where at = ${at} and journal_id = ${id}`
            : sql`select account_id, amount::numeric as amount, id from posting where journal_id = ${id}`
        }) p
        join ${accountTables} on a.id = p.account_id order by p.amount, a.id`,
  )

/** Decisions of two people about the object that caused a journal, newest first. */
export const decisionsAbout = (source: Source, refId: string): Promise<{ kind: string; subjectId: string }[]> =>
  many(
    source,
    sql<{ kind: string; subjectId: string }>`
      select kind, subject_id as "subjectId" from approval_request
       where subject_id = ${refId} group by kind, subject_id order by max(requested_at) desc limit 5`,
  )

export type TurnoverRow = {
  readonly coin: string
  readonly scale: number
  readonly kind: string
  readonly purpose: string
  readonly closing: Amount
  readonly debits: Amount
  readonly credits: Amount
}
type Span = { readonly from: Date; readonly until: Date; readonly coin?: string | undefined }

/**
 * Returns the balance before `until` of each kind and purpose, with its debits and credits since `from`. One statement
 * reads them at one point in time.
 */
export const readTurnovers = (source: Source, { from, until, coin }: Span): Promise<TurnoverRow[]> =>
  many(
    source,
    sql<TurnoverRow>`
      with during as (
        select account_id, sum(greatest(-amount, 0)) as debits, sum(greatest(amount, 0)) as credits
          from (${postingsBetween(from, until)}) p group by account_id),
      later as (select account_id, sum(amount) as amount from (${postingsBetween(until, undefined)}) p group by account_id)
      select a.coin, c.scale, a.kind, split_part(a.purpose, ':', 1) as purpose,
             sum(a.posted - coalesce(l.amount, 0))::numeric as closing,
             sum(coalesce(d.debits, 0))::numeric as debits, sum(coalesce(d.credits, 0))::numeric as credits
        from account a join coin c on c.code = a.coin
        left join during d on d.account_id = a.id left join later l on l.account_id = a.id
       where ${coin ?? null}::text is null or a.coin = ${coin ?? null}
       group by a.coin, c.scale, a.kind, split_part(a.purpose, ':', 1)
       order by a.coin`,
  )
