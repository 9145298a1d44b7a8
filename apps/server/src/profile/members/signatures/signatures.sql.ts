import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { SignatureStatus } from '@tessera/domain/profile/members/signatures/machine.ts'
import type { SignatureKind, SignatureRule } from '@tessera/domain/profile/members/signatures/rule.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type ActRow = {
  readonly id: string
  readonly account_id: string
  readonly kind: SignatureKind
  readonly status: SignatureStatus
  readonly body: Readonly<Record<string, unknown>>
  readonly act: string
  readonly coin: string | null
  readonly scale: number | null
  readonly amount: Amount | null
  readonly value: Amount | null
  readonly hold_id: string | null
  readonly requested_by: string
  readonly requested_by_name: string
  readonly requested_at: Date
  readonly factor: string
  readonly lapses_at: Date
  readonly second_by: string | null
  readonly second_by_name: string | null
  readonly ended_at: Date | null
  readonly failed_code: string | null
  readonly result_id: string | null
}
const nameOf = (alias: string) => sql.raw(`coalesce(${alias}.nickname, ${alias}.real_name, ${alias}.number::text)`)
const columns = sql`
  a.id, a.account_id, a.kind, a.status, a.body, a.act, a.coin, k.scale, a.amount, a.value, a.hold_id, a.requested_by, ${nameOf('p')} as requested_by_name,
  a.requested_at, a.factor, a.lapses_at, a.second_by, ${nameOf('s')} as second_by_name, a.ended_at, a.failed_code, a.result_id`
const tables = sql`
  signature_act a join customer p on p.id = a.requested_by left join customer s on s.id = a.second_by left join coin k on k.code = a.coin`

export const findAct = (source: Source, accountId: string, id: string): Promise<ActRow | undefined> =>
  maybeOne(source, sql<ActRow>`select ${columns} from ${tables} where a.id = ${id} and a.account_id = ${accountId}`)

/** Locks the act until the transaction ends. Of two concurrent callers that end it, the second finds it ended. */
export const lockAct = (tx: Tx, id: string): Promise<ActRow | undefined> =>
  maybeOne(tx, sql<ActRow>`select ${columns} from ${tables} where a.id = ${id} for update of a`)

/** Returns pending acts of an account that hold a coin, locked until the transaction ends. */
export const lockWaiting = (tx: Tx, accountId: string, coin: string): Promise<ActRow[]> =>
  many(
    tx,
    sql<ActRow>`
      select ${columns} from ${tables} where a.account_id = ${accountId} and a.coin = ${coin} and a.status = 'waiting' order by a.id for update of a`,
  )

const openFilter = (open: boolean): RawBuilder<unknown> =>
  open ? sql`a.status in ('waiting', 'signed')` : sql`a.status not in ('waiting', 'signed')`

/** Returns one page, newest first. */
export const listActs = (
  source: Source,
  accountId: string,
  page: PageRequest & { readonly open: boolean },
): Promise<(ActRow & { readonly key: string })[]> =>
  many(
    source,
    sql<ActRow & { readonly key: string }>`
      select ${columns}, ${timeKey(sql`a.requested_at`, sql`a.id`)} as key from ${tables}
       where a.account_id = ${accountId} and ${openFilter(page.open)} ${afterTimeKey(sql`a.requested_at`, sql`a.id`, page)}
       order by a.requested_at desc, a.id limit ${page.pageSize} offset ${skipped(page)}`,
  )
export const countActs = async (source: Source, accountId: string, open: boolean): Promise<number> =>
  (
    await one(
      source,
      sql<{
        n: number
      }>`select count(*)::int as n from signature_act a where a.account_id = ${accountId} and ${openFilter(open)}`,
    )
  ).n

export type NewAct = {
  readonly id: string
  readonly accountId: string
  readonly kind: SignatureKind
  readonly body: unknown
  readonly act: string
  readonly coin: string | null
  readonly amount: Amount | null
  readonly value: Amount | null
  readonly holdId: string | null
  readonly transferId: string | null
  readonly requestedBy: string
  readonly factor: string
  readonly lapsesAt: Date
}
export const insertAct = (tx: Tx, a: NewAct): Promise<bigint> =>
  changed(
    tx,
    sql`insert into signature_act (id, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, requested_by, requested_at, factor, lapses_at)
        values (${a.id}, ${a.accountId}, ${a.kind}, 'waiting', ${JSON.stringify(a.body)}::jsonb, ${a.act}, ${a.coin},
                ${a.amount === null ? null : String(a.amount)}::numeric, ${a.value === null ? null : String(a.value)}::numeric,
                ${a.holdId}, ${a.transferId}, ${a.requestedBy}, ${tx.now}, ${a.factor}, ${a.lapsesAt})`,
  )

export const setSecond = (tx: Tx, id: string, by: string, factor: string): Promise<bigint> =>
  changed(tx, sql`update signature_act set second_by = ${by}, second_factor = ${factor} where id = ${id}`)

type End = {
  readonly by: string | null
  readonly result?: string
  readonly failed?: string
  readonly to: SignatureStatus
}
/** Ends a locked act; the caller writes its step. */
export const setEnded = (tx: Tx, id: string, { by, result, failed, to }: End): Promise<bigint> =>
  changed(
    tx,
    sql`update signature_act set status = ${to}, ended_by = ${by}, ended_at = ${tx.now}, result_id = ${result ?? null}, failed_code = ${failed ?? null}
         where id = ${id}`,
  )
export const setSigned = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update signature_act set status = 'signed' where id = ${id} and status = 'waiting'`)

/** Returns pending acts that have expired. */
export const dueActs = async (source: Source, now: Date, max: number): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ id: string }>`
        select id from signature_act where status = 'waiting' and lapses_at <= ${now} order by lapses_at limit ${max}`,
    )
  ).map(({ id }) => id)

/** Returns orders that two people signed and that the trading core has not accepted yet. */
export const signedOrders = async (source: Source): Promise<{ id: string; account_id: string }[]> =>
  many(
    source,
    sql<{
      id: string
      account_id: string
    }>`select id, account_id from signature_act where status = 'signed' order by number limit 100`,
  )

type PersonRow = {
  readonly id: string
  readonly name: string
  readonly roles: readonly MemberRole[] | null
  readonly active: boolean
  readonly counts_from: Date | null
  readonly hasWaited: boolean
  /** Set while a change of the person's factors pauses their outgoing payments. */
  readonly paused_until: Date | null
}
/** Returns all people who log in to the account; `roles` is null for its owner. */
export const listSigners = (source: Source & Partial<Pick<Tx, 'now'>>, accountId: string): Promise<PersonRow[]> => {
  const now = source.now === undefined ? sql`now()` : sql`${source.now}::timestamptz`
  return many(
    source,
    sql<PersonRow>`
      select c.id, ${nameOf('c')} as name, m.roles, c.status = 'active' as active, m.counts_from, coalesce(m.counts_from <= ${now}, true) as "hasWaited",
             (select max(f.until_at) from account_freeze f where f.customer_id = c.id and f.scope = 'withdraw' and f.until_at > ${now}) as paused_until
        from customer c left join member m on m.login_id = c.id
       where c.id = ${accountId} or m.account_id = ${accountId} and m.removed_at is null
       order by m.joined_at nulls first, c.id`,
  )
}

export type RuleRow = SignatureRule & {
  readonly version: number
  readonly set_at: Date
  readonly names: readonly string[]
}
export const findRule = (source: Source, accountId: string): Promise<RuleRow | undefined> =>
  maybeOne(
    source,
    sql<RuleRow>`
      select r.orders_above as "ordersAbove", r.money_above as "moneyAbove", r.version, r.set_at,
             array_remove(array[${nameOf('p')}, ${nameOf('s')}], null) as names
        from signature_rule r join customer p on p.id = r.set_by left join customer s on s.id = r.second_by
       where r.account_id = ${accountId} order by r.version desc limit 1`,
  )

/** Locks the account: acts that read the old rule have committed, later ones read the new one. */
export const lockAccount = (tx: Tx, accountId: string): Promise<unknown> =>
  one(tx, sql`select 1 from customer where id = ${accountId} for no key update`)

export const insertRule = (
  tx: Tx,
  accountId: string,
  rule: SignatureRule,
  { by, second }: { readonly by: string; readonly second: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at)
        select gen_random_uuid(), ${accountId}::uuid, coalesce(max(version), 0) + 1, ${textOf(rule.ordersAbove)}::numeric, ${textOf(rule.moneyAbove)}::numeric,
               ${by}::uuid, ${second}::uuid, ${tx.now}::timestamptz
          from signature_rule where account_id = ${accountId}`,
  )
const textOf = (amount: Amount | null): string | null => (amount === null ? null : String(amount))

/** Uses up a code that a rehearsal found valid; the rollback of the rehearsal restored it. */
export const consumeRehearsedCode = (tx: Tx, tokenHash: string): Promise<bigint> =>
  changed(tx, sql`update verify_token set used_at = ${tx.now} where token_hash = ${tokenHash} and used_at is null`)

export const savepoint = (tx: Tx): Promise<unknown> => sql`savepoint rehearsal`.execute(tx.db)
export const rollBack = (tx: Tx): Promise<unknown> => sql`rollback to savepoint rehearsal`.execute(tx.db)

export type TakenAmount = {
  readonly kind: 'token' | 'fiat' | 'spot'
  readonly coin: string
  readonly amount: Amount
  readonly factor: string | null
}
/** The amount that a rehearsed act of each kind took from the account. */
export const takenBy: Readonly<
  Record<'withdrawal' | 'payout' | 'internal_transfer' | 'subscription', (tx: Tx, id: string) => Promise<TakenAmount>>
> = {
  withdrawal: (tx, id) => one(tx, ofHold('withdrawal', id, sql`t.factor`)),
  payout: (tx, id) => one(tx, ofHold('payout', id, sql`t.factor`)),
  subscription: (tx, id) => one(tx, ofHold('subscription', id, sql`null::text`)),
  internal_transfer: (tx, id) =>
    one(
      tx,
      sql<TakenAmount>`
        select case when k.kind = 'fiat' then 'fiat' else 'token' end as kind, t.coin, t.amount, t.factor
          from internal_transfer t join coin k on k.code = t.coin where t.id = ${id}`,
    ),
}
const ofHold = (table: string, id: string, factor: RawBuilder<unknown>) => sql<TakenAmount>`
  select c.kind, h.coin, h.amount, ${factor} as factor
    from ${sql.table(table)} t join hold h on h.id = t.hold_id join account c on c.id = h.account_id where t.id = ${id}`
