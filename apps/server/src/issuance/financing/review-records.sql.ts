import type { FinancingCompany, FinancingTerms } from '@tessera/contract/issuance/financing/financing-shapes.ts'
import type { FinancingFacts, FinancingItem } from '@tessera/domain/issuance/financing/application.ts'
import type { DiligenceItem } from '@tessera/domain/issuance/financing/checklist.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Checked } from './applications.sql.ts'

export type Company = z.output<typeof FinancingCompany>
export type Terms = z.output<typeof FinancingTerms>
export type VersionContent = FinancingFacts & {
  readonly company: Company
  readonly checked: Checked
  readonly feePpm: number
}
export type VersionRow = {
  version: number
  content: VersionContent
  declaration_version: string
  declaration_sha256: string
  signer_name: string
  at: Date
}
export type AskRow = {
  version: number
  item: FinancingItem
  customer_message: string
  by_name: string
  at: Date
  answered_at: Date | null
}
export type QuestionRow = {
  id: string
  text: string
  by_name: string
  at: Date
  answer: string | null
  answered_at: Date | null
}
export type CheckRow = { item: DiligenceItem; note: string; by_name: string; done_at: Date }
export type TermsRow = {
  id: string
  application_id: string
  n: number
  content: Terms
  content_hash: string
  offered_at: Date
  answer: 'accepted' | 'declined' | null
  answered_at: Date | null
}
export type HistoryRow = { from_state: string | null; to_state: string; at: Date; by_name: string }

export const insertVersion = (tx: Tx, id: string, v: Omit<VersionRow, 'at'>): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at)
        values (${id}, ${v.version}, ${JSON.stringify(v.content)}::jsonb, ${v.declaration_version}, ${v.declaration_sha256}, ${v.signer_name}, ${tx.now})`,
  )
export const versionsOf = (source: Source, id: string): Promise<VersionRow[]> =>
  many(
    source,
    sql<VersionRow>`
      select version, content, declaration_version, declaration_sha256, signer_name, at
        from financing_version where application_id = ${id} order by version desc`,
  )

export const insertAsk = (
  tx: Tx,
  a: { id: string; version: number; item: FinancingItem; customerMessage: string; by: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_ask (application_id, version, item, customer_message, requested_by, at)
        values (${a.id}, ${a.version}, ${a.item}, ${a.customerMessage}, ${a.by}, ${tx.now})`,
  )
export const asksOf = (source: Source, id: string): Promise<AskRow[]> =>
  many(
    source,
    sql<AskRow>`
      select a.version, a.item, a.customer_message, o.name as by_name, a.at, a.answered_at
        from financing_ask a join operator o on o.id = a.requested_by where a.application_id = ${id} order by a.version desc, a.at, a.item`,
  )
export const answerAsks = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update financing_ask set answered_at = ${tx.now} where application_id = ${id} and answered_at is null`,
  )

export const insertQuestion = (
  tx: Tx,
  q: { id: string; application: string; text: string; by: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_question (id, application_id, text, operator_id, at)
        values (${q.id}, ${q.application}, ${q.text}, ${q.by}, ${tx.now})`,
  )
export const questionsOf = (source: Source, id: string): Promise<QuestionRow[]> =>
  many(
    source,
    sql<QuestionRow>`
      select q.id, q.text, o.name as by_name, q.at, q.answer, q.answered_at
        from financing_question q join operator o on o.id = q.operator_id where q.application_id = ${id} order by q.at desc, q.id`,
  )
/**
 * Finds the application of a question that this customer may answer. A question of another customer gives the same
 * result as an unknown one.
 */
export const ownQuestion = (
  tx: Tx,
  customerId: string,
  id: string,
): Promise<{ application_id: string; answered: boolean } | undefined> =>
  maybeOne(
    tx,
    sql<{ application_id: string; answered: boolean }>`
      select q.application_id, q.answer is not null as answered from financing_question q
        join financing_application a on a.id = q.application_id where q.id = ${id} and a.customer_id = ${customerId} for update of q`,
  )
export const answerQuestion = (tx: Tx, id: string, text: string): Promise<bigint> =>
  changed(tx, sql`update financing_question set answer = ${text}, answered_at = ${tx.now} where id = ${id}`)

export const checksOf = (source: Source, id: string): Promise<CheckRow[]> =>
  many(
    source,
    sql<CheckRow>`
      select k.item, k.note, o.name as by_name, k.done_at
        from financing_check k join operator o on o.id = k.done_by where k.application_id = ${id}`,
  )
export const putCheck = (tx: Tx, c: { id: string; item: DiligenceItem; note: string; by: string }): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_check (application_id, item, note, done_by, done_at) values (${c.id}, ${c.item}, ${c.note}, ${c.by}, ${tx.now})
        on conflict (application_id, item) do update set note = excluded.note, done_by = excluded.done_by, done_at = excluded.done_at`,
  )
export const dropCheck = (tx: Tx, id: string, item: DiligenceItem): Promise<bigint> =>
  changed(tx, sql`delete from financing_check where application_id = ${id} and item = ${item}`)

export const insertTerms = (
  tx: Tx,
  t: { id: string; application: string; content: Terms; hash: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_terms (id, application_id, n, content, content_hash, offered_at)
        select ${t.id}, ${t.application}, coalesce(max(n), 0) + 1, ${JSON.stringify(t.content)}::jsonb, ${t.hash}, ${tx.now}
          from financing_terms where application_id = ${t.application}`,
  )
export const termsOf = (source: Source, id: string): Promise<TermsRow[]> =>
  many(source, sql<TermsRow>`select * from financing_terms where application_id = ${id} order by n desc`)
/** Returns the terms with this id if they belong to this customer. */
export const ownTerms = (tx: Tx, customerId: string, id: string): Promise<TermsRow | undefined> =>
  maybeOne(
    tx,
    sql<TermsRow>`
      select t.* from financing_terms t join financing_application a on a.id = t.application_id
       where t.id = ${id} and a.customer_id = ${customerId} for update of t`,
  )
export const answerTerms = (tx: Tx, id: string, answer: 'accepted' | 'declined'): Promise<bigint> =>
  changed(tx, sql`update financing_terms set answer = ${answer}, answered_at = ${tx.now} where id = ${id}`)

/** Returns every step with the name of the operator; steps of the issuer have no name. */
export const historyOf = (source: Source, id: string): Promise<HistoryRow[]> =>
  many(
    source,
    sql<HistoryRow>`
      select t.from_state, t.to_state, t.at, coalesce(o.name, '') as by_name from transition t
        left join operator o on t.actor = 'operator:' || o.id::text
       where t.entity = 'financing_application' and t.entity_id = ${id} order by t.n`,
  )

/** Returns symbol and status of the product that was made from an application. */
export const productOf = (
  source: Source,
  productId: string | null,
): Promise<{ symbol: string; status: string } | undefined> =>
  maybeOne(source, sql<{ symbol: string; status: string }>`select symbol, status from product where id = ${productId}`)
export const isSymbolTaken = async (source: Source, symbol: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from product where symbol = ${symbol} union all select 1 from coin where code = ${symbol}`,
  )) !== undefined
