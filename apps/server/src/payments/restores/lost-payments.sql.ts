import { isFinal, statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import type { Beneficiary } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { type RawBuilder, sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type LostPayment = {
  readonly id: string
  readonly chain: string
  readonly coin: string
  readonly scale: number
  readonly mint: string
  readonly signature: string
  readonly wire: string
  /** The id of the withdrawal that the signer paid. */
  readonly memo: string | null
  readonly tag: string | null
  readonly recipient: string
  readonly amount: Amount
  readonly paid_at: Date | null
  readonly hosts: readonly string[]
  /** Hosts that responded without it. */
  readonly not_confirmed_by: readonly string[]
  /** True if the memo names a withdrawal of this database that is paid, or whose money was returned. */
  readonly is_settled: boolean
  readonly found_at: Date
}
const payments = sql`
  select p.id, p.chain, p.coin, c.scale, p.mint, p.signature, p.wire, p.memo, p.tag, p.recipient, p.amount, p.paid_at, p.hosts,
         p.not_confirmed_by, p.found_at,
         exists (select from withdrawal w where w.id::text = p.memo) as is_settled
    from lost_payment p join coin c on c.code = p.coin where p.outcome is null`

export type NewLostPayment = Omit<LostPayment, 'scale' | 'found_at' | 'is_settled'> & {
  readonly restoreId: string | null
  readonly path: string
  /** True if enough hosts show it for people to settle it. */
  readonly isAgreed: boolean
}
/**
 * Statuses of a withdrawal that needs no further payment. The signer and its jobs handle the payments of all others.
 */
const settled = statusesOf(withdrawalMachine).filter((status) => isFinal(withdrawalMachine, status))

/** Returns the SQL condition for a withdrawal in progress that requires a payment of this coin and amount. */
const asksFor = (p: { readonly memo: string | null; readonly coin: string; readonly amount: Amount | bigint }) => sql`
  w.id::text = ${p.memo} and w.status <> all(${settled}::text[]) and w.coin = ${p.coin} and w.amount - w.fee = ${String(p.amount)}::numeric`

/**
 * Returns the SQL condition for an attempt or sweep that explains a payment. An abandoned attempt explains it only
 * while a single host shows it. A host has the signed bytes and may show bytes that were never confirmed.
 */
const explains = (signature: RawBuilder<unknown>, isAgreed: boolean) => sql`
  (exists (select from withdraw_attempt a where a.signature = ${signature} and (a.outcome in ('pending', 'finalised') or not ${isAgreed}::boolean))
    or exists (select from sweep s where s.signature = ${signature}))`

/**
 * Stores a payment that no withdrawal explains. If it is already stored and not settled, updates the hosts that show
 * it.
 */
export const insertLostPayment = (tx: Tx, p: NewLostPayment): Promise<bigint> =>
  changed(
    tx,
    sql`insert into lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, tag, recipient, amount, paid_at, hosts, not_confirmed_by, found_at)
        select ${p.id}, ${p.restoreId}, ${p.chain}, ${p.coin}, ${p.mint}, ${p.signature}, ${p.path}, ${p.wire}, ${p.memo}, ${p.tag}, ${p.recipient},
               ${String(p.amount)}::numeric, ${p.paid_at}::timestamptz, ${p.hosts}::text[],
               ${p.not_confirmed_by}::text[], ${tx.now}
         where not exists (select from withdrawal w where ${asksFor(p)}) and not ${explains(sql`${p.signature}`, p.isAgreed)}
        on conflict (signature, path) do update
           set restore_id = excluded.restore_id, hosts = excluded.hosts, not_confirmed_by = excluded.not_confirmed_by, outcome = null, settled_at = null
         where lost_payment.outcome is null or lost_payment.outcome = 'void'`,
  )

type FoundPayments = {
  readonly chain: string
  readonly since: Date
  readonly signatures: readonly string[] | undefined
}
/**
 * Ends open findings that no longer apply. Either an attempt or a sweep of this database explains the payment, or the
 * payment is more recent than `since` and no host shows it. `signatures` is undefined if a host does not have all
 * blocks since then.
 */
export const voidLostPayments = (tx: Tx, { chain, since, signatures }: FoundPayments): Promise<bigint> =>
  changed(
    tx,
    sql`update lost_payment p set outcome = 'void', settled_at = ${tx.now}
         where p.chain = ${chain} and p.outcome is null
           and (${explains(sql`p.signature`, true)} or (p.paid_at > ${since} and p.signature <> all(${signatures ?? null}::text[])))`,
  )

type Paid = {
  readonly memo: string | null
  readonly coin: string
  readonly amount: bigint
  readonly paidAt: Date | null
}
/**
 * Returns the time of the oldest of these payments that a withdrawal in progress requires; undefined if there is none.
 */
export async function oldestLeft(source: Source, paid: readonly Paid[]): Promise<Date | undefined> {
  const times: number[] = []
  for (const each of paid) {
    const request = await maybeOne(source, sql`select 1 from withdrawal w where ${asksFor(each)}`)
    if (request !== undefined && each.paidAt !== null) times.push(each.paidAt.getTime())
  }
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}

/** Returns the database's current time. */
export const timeNow = async (source: Source): Promise<Date> =>
  (await one(source, sql<{ now: Date }>`select now() as now`)).now

/** Returns signatures from the day before a moment on that this database made and has not abandoned. */
export const attemptSignaturesSince = async (source: Source, since: Date): Promise<Set<string>> => {
  const rows = await many(
    source,
    sql<{ signature: string }>`
      select signature from withdraw_attempt
       where created_at > ${since}::timestamptz - interval '1 day' and outcome in ('pending', 'finalised')
      union all select signature from sweep where created_at > ${since}::timestamptz - interval '1 day'`,
  )
  return new Set(rows.map(({ signature }) => signature))
}

/** Returns the oldest open finding; undefined if there is none. */
export const oldestOpen = (source: Source): Promise<{ paid_at: Date | null } | undefined> =>
  maybeOne(
    source,
    sql<{ paid_at: Date | null }>`
      select paid_at from lost_payment where outcome is null order by paid_at limit 1`,
  )

export const lockLostPayment = (tx: Tx, id: string): Promise<LostPayment | undefined> =>
  maybeOne(tx, sql<LostPayment>`${payments} and p.id::text = ${id} for update of p`)

export const listLostPayments = (source: Source, limit: number): Promise<LostPayment[]> =>
  many(source, sql<LostPayment>`${payments} order by p.found_at, p.id limit ${limit}`)

export const settleLostPayment = (
  tx: Tx,
  id: string,
  as: { readonly outcome: 'loss' } | { readonly outcome: 'adopted'; readonly withdrawalId: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`update lost_payment
           set outcome = ${as.outcome}, settled_at = ${tx.now}, withdrawal_id = ${'withdrawalId' in as ? as.withdrawalId : null}
         where id = ${id}`,
  )

export type Owner = {
  readonly customer_id: string
  readonly number: string
  readonly address_id: string
  readonly beneficiary: Beneficiary | null
  readonly proved_at: Date | null
}
/** Returns customers whose address book has or had the recipient with this tag, each once. */
export const ownersOf = (
  source: Source,
  { coin, chain, recipient, tag }: Pick<LostPayment, 'coin' | 'chain' | 'recipient' | 'tag'>,
): Promise<Owner[]> =>
  many(
    source,
    sql<Owner>`
      select distinct on (c.number) b.customer_id, c.number::text as number, b.id as address_id, b.beneficiary, b.proved_at
        from address_book b join customer c on c.id = b.customer_id
       where b.coin = ${coin} and b.chain = ${chain} and b.address = ${recipient} and b.tag is not distinct from ${tag}
       order by c.number, b.removed_at is not null, b.added_at desc`,
  )

export type LostPayout = {
  readonly id: string
  readonly payout_id: string
  readonly batch_id: string
  readonly coin: string
  readonly file_sha256: string
  readonly exported_at: Date
  readonly maker: string
  readonly found_at: Date
}
const payouts = sql`
  select id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at from lost_payout where settled_at is null`

export const insertLostPayout = (tx: Tx, p: Omit<LostPayout, 'found_at'>, restoreId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at)
        values (${p.id}, ${restoreId}, ${p.payout_id}, ${p.batch_id}, ${p.coin}, ${p.file_sha256}, ${p.exported_at}, ${p.maker}, ${tx.now})
        on conflict do nothing`,
  )

export const lockLostPayout = (tx: Tx, id: string): Promise<LostPayout | undefined> =>
  maybeOne(tx, sql<LostPayout>`${payouts} and id::text = ${id} for update`)

export const listLostPayouts = (source: Source, limit: number): Promise<LostPayout[]> =>
  many(source, sql<LostPayout>`${payouts} order by found_at, id limit ${limit}`)

export const settleLostPayout = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update lost_payout set settled_at = ${tx.now} where id = ${id}`)

type OpenFindings = Readonly<Record<'payments' | 'unsure' | 'payouts' | 'debits', number>>
/**
 * Counts the findings that are not settled, and those among them that at least one host does not show. `debits` left
 * our bank account with a reference of the exchange that is not in this database.
 */
export const openFindings = (source: Source): Promise<OpenFindings> =>
  one(
    source,
    sql<OpenFindings>`
      select (select count(*)::int from lost_payment where outcome is null) as payments,
             (select count(*)::int from lost_payment where outcome is null and cardinality(not_confirmed_by) > 0) as unsure,
             (select count(*)::int from lost_payout where settled_at is null) as payouts,
             (select count(*)::int from bank_line where status = 'queued' and reason = 'payment_unknown') as debits`,
  )

export type CoinHere = {
  readonly coin: string
  readonly mint: string
  readonly token_program: string
  readonly scale: number
}
export const coinsOn = (source: Source, chain: string): Promise<CoinHere[]> =>
  many(
    source,
    sql<CoinHere>`
      select n.coin, n.mint, n.token_program, c.scale from coin_network n join coin c on c.code = n.coin
       where n.chain = ${chain} order by n.coin`,
  )

/** Returns the time of the last entry that log and copy have in common; undefined if there is none. */
export const commonUntil = async (source: Source, restoreId: string): Promise<Date | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ at: Date }>`select e.at from restore r join audit_entry e on e.seq = r.log_seq where r.id = ${restoreId}`,
    )
  )?.at

export const setHistoryReaches = (tx: Tx, id: string, reaches: boolean): Promise<bigint> =>
  changed(tx, sql`update restore set history_reaches = ${reaches} where id = ${id}`)
