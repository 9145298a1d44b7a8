import { sql } from 'kysely'
import { AFTER_CLOSING, ofClosedAccounts } from '#platform/database/retention.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

const files = (customerId: string) => sql`select id from kyc_case where customer_id = ${customerId}`
const companies = (customerId: string) => sql`select id from company_application where customer_id = ${customerId}`
const changes = (customerId: string) =>
  sql`select id from company_change where application_id in (${companies(customerId)})`
const agents = (customerId: string) => sql`select id from agent where customer_id = ${customerId}`
const raising = (customerId: string) => sql`select id from financing_application where customer_id = ${customerId}`
const invitations = (customerId: string) => sql`select id from invitation_application where customer_id = ${customerId}`
const classes = (customerId: string) => sql`select id from investor_application where customer_id = ${customerId}`
const appeals = (customerId: string) => sql`
  select p.id from otc_appeal p join otc_deal d on d.id = p.deal_id where ${customerId} in (d.seller_id, d.buyer_id)`
/** Selects approval requests about the account, its identity file or its deals. */
const decisions = (customerId: string) =>
  sql`(subject_id = ${customerId} or subject_id in (select f.id::text from (${files(customerId)} union all ${companies(customerId)} union all ${changes(customerId)} union all ${appeals(customerId)} union all ${agents(customerId)} union all ${raising(customerId)} union all ${classes(customerId)} union all ${invitations(customerId)}) f))`

/** Returns closed accounts whose retention time is over, after the id `after`. */
export const listForgettable = (
  source: Source & Pick<Tx, 'now'>,
  { after, max }: { readonly after: string; readonly max: number },
): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select c.id from customer c
       where c.status = 'closed' and c.forgotten_at is null and c.id > ${after}
         and exists (select 1 from transition t where t.entity = 'customer' and t.entity_id = c.id::text and t.to_state = 'closed'
                      and t.at < ${source.now}::timestamptz - ${AFTER_CLOSING}::interval)
       order by c.id limit ${max}`,
  )

/** Locks the account; returns false if another run deleted its data first. */
export const lockForgettable = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from customer where id = ${id} and status = 'closed' and forgotten_at is null for no key update`,
  )) !== undefined

/** Returns true if a decision of two people about it is pending. */
export const hasPendingDecision = async (tx: Tx, customerId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ isPending: boolean }>`
        select exists (select 1 from approval_request where status = 'requested' and ${decisions(customerId)}) as asked`,
    )
  ).isPending

/**
 * Empties the content of decisions. The hash remains as proof of what both people approved, without text about the
 * person.
 */
const emptyDecisions = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update approval_request set content = '{}', proposal = null, customer_message = null where ${decisions(customerId)}`,
  )

/** Empties bank details of fiat withdrawals; amounts remain for the ledger. */
const emptyPayouts = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update payout set account_name = '', branch = null, number_sealed = '', number_ending = '', payment_texts = null where customer_id = ${customerId}`,
  )

/** Empties beneficiary names of withdrawals and of the addresses that they name; amounts remain for the ledger. */
async function emptyWithdrawals(tx: Tx, customerId: string): Promise<void> {
  const nameless = sql`case when jsonb_typeof(beneficiary -> 'person') = 'object' then jsonb_set(beneficiary, '{person,name}', '""') else beneficiary end`
  for (const table of ['withdrawal', 'address_book'] as const)
    await changed(
      tx,
      sql`update ${sql.table(table)} set remark = '', beneficiary = ${nameless} where customer_id = ${customerId}`,
    )
}

/** Empties the customer's proof of payment; deposit orders are kept for the ledger. */
const emptyFiatOrders = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`update fiat_order set proof_id = null where customer_id = ${customerId}`)

/** Empties payment details, names and this customer's chat messages of deals; amounts remain for the ledger. */
async function emptyDeals(tx: Tx, customerId: string): Promise<void> {
  await changed(
    tx,
    sql`update otc_deal set account_name = '', bank = null, branch = null, bank_code = null, account_sealed = '', account_ending = '', qr_id = null
         where seller_id = ${customerId}`,
  )
  await changed(tx, sql`update otc_deal set payer_name = '', proof_id = null where buyer_id = ${customerId}`)
  await changed(
    tx,
    sql`update otc_appeal p set text = '' from otc_deal d
         where d.id = p.deal_id and ${customerId} = case p.by_side when 'sell' then d.seller_id else d.buyer_id end`,
  )
  await changed(tx, sql`update otc_ad set terms = '' where customer_id = ${customerId}`)
  await changed(tx, sql`delete from otc_message where author_id = ${customerId}`)
}

/** Empties licences of an agent; the fact that it was one remains for the ledger. */
const emptyAgents = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update agent set licence_number = '', licence_authority = '', how = '', reason = case when reason is not null then '' end, upload_id = null
         where customer_id = ${customerId}`,
  )

/** Deletes rows of the customer; returns the number of deleted rows for each table. */
export async function deleteOwned(tx: Tx, customerId: string): Promise<Readonly<Record<string, string>>> {
  await emptyDecisions(tx, customerId)
  await emptyPayouts(tx, customerId)
  await emptyWithdrawals(tx, customerId)
  await emptyFiatOrders(tx, customerId)
  await emptyDeals(tx, customerId)
  await emptyAgents(tx, customerId)
  const gone: Record<string, string> = {}
  for (const { table, by, unless } of ofClosedAccounts) {
    const whose =
      by === 'case_id'
        ? sql`case_id in (${files(customerId)})`
        : by === 'application_id'
          ? sql`application_id in (${companies(customerId)})`
          : by === 'financing_id'
            ? sql`application_id in (${raising(customerId)})`
            : by === 'investor_id'
              ? sql`application_id in (${classes(customerId)})`
              : by === 'address_id'
                ? sql`address_id in (select id from address_book where customer_id = ${customerId})`
                : by === 'agent_id'
                  ? sql`agent_id in (${agents(customerId)})`
                  : sql`customer_id = ${customerId}`
    const rows = await changed(
      tx,
      sql`delete from ${sql.table(table)} where ${whose} and not (${sql.raw(unless ?? 'false')})`,
    )
    if (rows > 0n) gone[table] = String(rows)
  }
  return gone
}

/** Empties everything that identifies the customer; the account number remains. */
export const forgetNames = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update customer set former_email = null, former_phone = null, real_name = case when type = 'sub' then real_name end, nickname = null, phishing_phrase = null,
               password_hash = '', fund_password_hash = null, forgotten_at = ${tx.now}
         where id = ${id}`,
  )
