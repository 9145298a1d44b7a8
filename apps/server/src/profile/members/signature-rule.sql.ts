import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  noRule,
  type SignatureGroup,
  type SignatureRule,
  withinOne,
} from '@tessera/domain/profile/members/signatures/rule.ts'
import { sql } from 'kysely'
import { personActing } from '#platform/http/acting-person.ts'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns the rule in force; for a sub-account, that of its owner. Without a row one person suffices. */
export const readRule = async (source: Source, accountId: string): Promise<SignatureRule> =>
  (await maybeOne(
    source,
    sql<SignatureRule>`
      select r.orders_above as "ordersAbove", r.money_above as "moneyAbove"
        from signature_rule r join customer c on c.id = ${accountId} and r.account_id = coalesce(c.parent_id, c.id)
       order by r.version desc limit 1`,
  )) ?? noRule

/** An act with a single signature. */
export type SingleSignatureAct = {
  readonly accountId: string
  /** The person who acts, stored for audits; the account itself if a job or another customer acts. */
  readonly loginId: string
  readonly group: SignatureGroup
  /** The value in millionths of a US dollar; undefined if there is no rate. */
  readonly value: Amount | undefined
  readonly clientOrderId?: string
  /** The OTC deal of a sale. A deal that returns the coin to the seller does not count. */
  readonly dealId?: string
}
const singleSignatureAct = (
  tx: Tx,
  accountId: string,
  group: SignatureGroup,
  value: Amount | undefined,
): SingleSignatureAct => ({
  accountId,
  loginId: personActing(tx) ?? accountId,
  group,
  value,
})

/**
 * Returns the value of an action plus that of all actions with one signature in the last 24 hours. All accounts,
 * logins, API keys and brokers of the company count. Returns undefined if a value is unknown. A sum per login would let
 * one person use the amount once for each login (decision 0125).
 */
export async function valueWithLastDay(tx: Tx, act: SingleSignatureAct): Promise<Amount | undefined> {
  if (act.value === undefined) return undefined
  const { done } = await one(
    tx,
    sql<{ done: Amount }>`
      select coalesce(sum(case
               when a.client_order_id is null or o.closed_at is null and o.id is not null then a.value
               -- The trading core has not decided it yet, or has refused it.
               when o.id is null then case when a.at > ${tx.now}::timestamptz - interval '1 minute' then a.value else 0 end
               else ceil(a.value * o.filled_lots / o.lots) end), 0)::numeric as done
        from single_act a left join trading_order o on o.customer_id = a.account_id and o.client_order_id = a.client_order_id
       where a.account_id in ${familyOf(act.accountId)} and a.kind = ${act.group} and a.at > ${tx.now}::timestamptz - interval '24 hours'
         and (a.account_id <> ${act.accountId} or a.client_order_id is null or a.client_order_id is distinct from ${act.clientOrderId ?? null})`,
  )
  return amount(act.value + done)
}

const rootOf = (accountId: string) =>
  sql`(select coalesce(c.parent_id, c.id) from customer c where c.id = ${accountId})`
const familyOf = (accountId: string) =>
  sql`(select f.id from customer f where f.id = ${rootOf(accountId)} or f.parent_id = ${rootOf(accountId)})`

/** Refuses an act that needs a second signature. All acts of the company with one signature in the last 24 hours count. */
export async function mayActAlone(tx: Tx, act: SingleSignatureAct): Promise<Outcome<void, 'SIGNATURE_NEEDED'>> {
  const rule = await readRule(tx, act.accountId)
  if ((act.group === 'orders' ? rule.ordersAbove : rule.moneyAbove) === null) return ok(undefined)
  // Runs concurrent acts of one company one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('single_act/' || ${rootOf(act.accountId)}, 0))`.execute(tx.db)
  return withinOne(rule, act.group, await valueWithLastDay(tx, act))
}

/** Counts an act that `mayActAlone` allowed. A repeated order counts once. */
export async function countSingleSignatureAct(
  tx: Tx,
  { accountId, loginId, group, value, clientOrderId, dealId }: SingleSignatureAct,
): Promise<void> {
  if (value === undefined || value === 0n) return
  const rule = await readRule(tx, accountId)
  if ((group === 'orders' ? rule.ordersAbove : rule.moneyAbove) === null) return
  await changed(
    tx,
    sql`insert into single_act (id, login_id, account_id, kind, value, client_order_id, at)
        values (coalesce(${dealId ?? null}::uuid, gen_random_uuid()), ${loginId}, ${accountId}, ${group}, ${String(value)}::numeric, ${clientOrderId ?? null}, ${tx.now})
        on conflict (account_id, client_order_id) where client_order_id is not null
        do update set value = greatest(single_act.value, excluded.value), at = excluded.at`,
  )
}

/** Stops counting the sale of an OTC deal whose coin returns to the seller. */
export const uncountDeal = (tx: Tx, dealId: string): Promise<bigint> =>
  changed(tx, sql`delete from single_act where id = ${dealId} and kind = 'money'`)

/**
 * Refuses an act of one person that needs two, and counts one that does not. The caller has locked the account's row,
 * so that a new rule applies from its commit. In the transaction of a second signature nothing is refused.
 */
export async function requireOneSignature(
  tx: Tx,
  accountId: string,
  group: SignatureGroup,
  value: Amount | undefined,
): Promise<Outcome<void, 'SIGNATURE_NEEDED'>> {
  if (tx.signature !== undefined) return ok(undefined)
  const act = singleSignatureAct(tx, accountId, group, value)
  const may = await mayActAlone(tx, act)
  if (may.ok) await countSingleSignatureAct(tx, act)
  return may
}

/**
 * Returns true if an act needs a second signature. All acts of the company with one signature in the last 24 hours
 * count.
 */
export const needsTwo = async (
  tx: Tx,
  accountId: string,
  group: SignatureGroup,
  value: Amount | undefined,
): Promise<boolean> => !(await mayActAlone(tx, singleSignatureAct(tx, accountId, group, value))).ok
