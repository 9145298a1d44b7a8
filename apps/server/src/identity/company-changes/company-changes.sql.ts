import type { CompanyBasics } from '@tessera/domain/identity/companies/application.ts'
import { companyChangeMachine, type CompanyChangeStatus } from '@tessera/domain/identity/companies/changes.ts'
import type { CompanyDocumentKind } from '@tessera/domain/identity/companies/documents.ts'
import type { OwnershipStructure } from '@tessera/domain/identity/companies/ownership.ts'
import type { EventOf } from '@tessera/domain/platform/machine/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { PersonRow } from '#identity/companies/persons.sql.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The file of the company after the change; numbers are encrypted. */
export type ChangeContent = {
  readonly basics: CompanyBasics
  readonly persons: readonly PersonRow[]
  readonly structure: OwnershipStructure
}
export type ChangeRow = {
  id: string
  number: bigint
  application_id: string
  status: CompanyChangeStatus
  base_version: number
  to_version: number | null
  changed_on: string
  note: string
  content: ChangeContent
  declaration_version: string
  declaration_sha256: string
  signer_id: string
  signer_name: string
  filed_at: Date
  decided_at: Date | null
  reason_code: string | null
  customer_message: string | null
}
export type ChangeDocument = {
  kind: CompanyDocumentKind
  upload_id: string
  name: string
  sha256: string
  media_type: string
  issued_on: string | null
}

type NewChange = Omit<
  ChangeRow,
  'number' | 'status' | 'to_version' | 'filed_at' | 'decided_at' | 'reason_code' | 'customer_message'
> & { readonly documents: readonly Pick<ChangeDocument, 'kind' | 'upload_id' | 'issued_on'>[] }

/** Inserts a pending change. Returns false while another change of the company is pending. */
export async function insertChange(tx: Tx, c: NewChange): Promise<boolean> {
  const inserted = await changed(
    tx,
    sql`insert into company_change (id, application_id, status, base_version, changed_on, note, content, declaration_version, declaration_sha256,
                                    signer_id, signer_name, filed_at)
        values (${c.id}, ${c.application_id}, 'waiting', ${c.base_version}, ${c.changed_on}, ${c.note}, ${JSON.stringify(c.content)}::jsonb,
                ${c.declaration_version}, ${c.declaration_sha256}, ${c.signer_id}, ${c.signer_name}, ${tx.now})
        on conflict (application_id) where status = 'waiting' do nothing`,
  )
  if (inserted === 0n) return false
  for (const d of c.documents)
    await changed(
      tx,
      sql`insert into company_change_document (change_id, application_id, kind, upload_id, issued_on)
          values (${c.id}, ${c.application_id}, ${d.kind}, ${d.upload_id}, ${d.issued_on})`,
    )
  return true
}

export const changesOf = (source: Source, applicationId: string): Promise<ChangeRow[]> =>
  many(
    source,
    sql<ChangeRow>`select * from company_change where application_id = ${applicationId} order by number desc limit 50`,
  )
export const readChange = (source: Source, id: string): Promise<ChangeRow | undefined> =>
  maybeOne(source, sql<ChangeRow>`select * from company_change where id = ${id}`)
export const changeDocuments = (source: Source, changeId: string): Promise<ChangeDocument[]> =>
  many(
    source,
    sql<ChangeDocument>`
      select d.kind, d.upload_id, u.name, u.sha256, u.media_type, d.issued_on
        from company_change_document d join upload u on u.id = d.upload_id where d.change_id = ${changeId} order by d.kind`,
  )

/** Locks a change after its customer, in the same order as filing. */
export async function lockChange(tx: Tx, id: string): Promise<ChangeRow | undefined> {
  await many(
    tx,
    sql`select 1 from customer c join company_application a on a.customer_id = c.id join company_change d on d.application_id = a.id
         where d.id = ${id} for update of c`,
  )
  return maybeOne(tx, sql<ChangeRow>`select * from company_change where id = ${id} for update`)
}

type Decided = { readonly toVersion?: number; readonly code?: string; readonly customerMessage?: string | null }
/** Records the decision on a locked, pending change. */
export async function decideChange(
  tx: Tx,
  id: string,
  event: EventOf<typeof companyChangeMachine>,
  { toVersion, code, customerMessage }: Decided = {},
): Promise<void> {
  await changed(
    tx,
    sql`update company_change set decided_at = ${tx.now}, to_version = ${toVersion ?? null}, reason_code = ${code ?? null}, customer_message = ${customerMessage ?? null}
         where id = ${id}`,
  )
  const moved = await move(tx, 'company_change', id, companyChangeMachine, event)
  assert(moved, `change ${id} was locked as pending but could not be moved`)
}

export type WaitingRow = Pick<ChangeRow, 'id' | 'number' | 'filed_at'> & { name: string; country: string | null }
/** Returns pending changes, oldest first; none of a closed account. */
export const waitingChanges = (source: Source, limit: number): Promise<WaitingRow[]> =>
  many(
    source,
    sql<WaitingRow>`
      select d.id, d.number, d.filed_at, a.name, a.registered_address ->> 'country' as country
        from company_change d join company_application a on a.id = d.application_id join customer c on c.id = a.customer_id
       where d.status = 'waiting' and c.status <> 'closed' order by d.filed_at limit ${limit}`,
  )
