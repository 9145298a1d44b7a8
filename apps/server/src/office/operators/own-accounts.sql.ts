import { sql } from 'kysely'
import { NUMBER_FORMULA } from '#platform/secrets/number-hash.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type MatchedBy = 'mailbox' | 'phone' | 'document' | 'name'

/** Ids of the customer accounts that an operator may not access. */
export const blockedAccounts = async (source: Source, operatorId: string): Promise<string[]> =>
  (await many(source, sql<{ id: string }>`select customer_id as id from closed_accounts(${operatorId})`)).map(
    ({ id }) => id,
  )

/** Returns those of the names that belong to one of the customers. */
export const namesBelongingTo = async (
  source: Source,
  customers: readonly string[],
  { names, isWide }: { readonly names: readonly string[]; readonly isWide: boolean },
): Promise<Set<string>> =>
  new Set(
    (
      await many(
        source,
        sql<{ name: string }>`
          select distinct name from customers_of(${[...names]}::text[], ${isWide}) where customer_id = any(${[...customers]}::uuid[])`,
      )
    ).map(({ name }) => name),
  )

type OwnRow = { readonly number: bigint; readonly by: MatchedBy | 'declared' }
export const listOwn = (source: Source, operatorId: string): Promise<OwnRow[]> =>
  many(
    source,
    sql<OwnRow>`
      select c.number, coalesce((select 'declared' from operator_account a where a.operator_id = ${operatorId} and a.customer_id = c.id and a.status = 'own'),
                                (select min(m.matched_by) from operator_match m where m.operator_id = ${operatorId} and m.customer_id = c.id and m.matched_by <> 'name'),
                                'declared') as by
        from customer c where c.id in (select customer_id from closed_accounts(${operatorId})) order by c.number`,
  )

/**
 * Returns the declared facts of an operator. A document hash of an earlier formula counts as missing, so it is
 * requested again.
 */
export const readDeclaredFacts = (source: Source, operatorId: string): Promise<{ phone: boolean; document: boolean }> =>
  one(
    source,
    sql<{ phone: boolean; document: boolean }>`
      select own_phone is not null as phone, own_document_formula is not distinct from ${NUMBER_FORMULA} as document from operator where id = ${operatorId}`,
  )

export const customerOfNumber = (source: Source, number: string): Promise<{ id: string } | undefined> =>
  maybeOne(source, sql<{ id: string }>`select id from customer where number::text = ${number}`)
export const customerExists = async (source: Source, id: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from customer where id = ${id}`)) !== undefined

export const declareAccount = (tx: Tx, operatorId: string, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into operator_account (operator_id, customer_id, status, declared_at)
        values (${operatorId}, ${customerId}, 'own', ${tx.now})
        on conflict (operator_id, customer_id) do update set status = 'own', declared_at = ${tx.now}, answered_by = null, reason = null`,
  )
export const setDeclaredFacts = (
  tx: Tx,
  operatorId: string,
  { phone, documentHash }: { readonly phone: string | undefined; readonly documentHash: string | undefined },
): Promise<bigint> =>
  changed(
    tx,
    sql`update operator set own_phone = coalesce(${phone ?? null}, own_phone),
               own_document_hash = coalesce(${documentHash ?? null}, own_document_hash),
               own_document_formula = case when ${documentHash ?? null}::text is null then own_document_formula else ${NUMBER_FORMULA} end where id = ${operatorId}`,
  )
export const answerMatch = (
  tx: Tx,
  a: { operatorId: string; customerId: string; own: boolean; by: string; reason: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into operator_account (operator_id, customer_id, status, declared_at, answered_by, reason)
        values (${a.operatorId}, ${a.customerId}, ${a.own ? 'own' : 'other'}, ${tx.now}, ${a.by}, ${a.reason})
        on conflict (operator_id, customer_id) do update set status = excluded.status, answered_by = excluded.answered_by, reason = excluded.reason`,
  )

type MatchRow = {
  readonly operator_id: string
  readonly operator_name: string
  readonly customer_id: string
  readonly customer_number: bigint
  readonly matched_by: MatchedBy
}
export const openMatches = (source: Source): Promise<MatchRow[]> =>
  many(
    source,
    sql<MatchRow>`
      select distinct on (o.name, o.id, c.number) o.id as operator_id, o.name as operator_name, c.id as customer_id, c.number as customer_number, m.matched_by
        from operator_match m join operator o on o.id = m.operator_id and o.status <> 'closed' join customer c on c.id = m.customer_id and c.status <> 'closed'
       where not exists (select from operator_account a where a.operator_id = o.id and a.customer_id = c.id)
       order by o.name, o.id, c.number, m.matched_by = 'name', m.matched_by`,
  )
