import type { CompanyRegister } from '@tessera/contract/identity/companies/company-shapes.ts'
import type { CompanyBasics } from '@tessera/domain/identity/companies/application.ts'
import type { CompanyOwner, RegisterBasic, RegisterDifference } from '@tessera/domain/identity/companies/register.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { canonical } from '#platform/random/random.ts'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type RegisterRow = {
  readonly fetched_at: Date
  readonly fields: readonly RegisterBasic[]
  readonly company_owners: readonly CompanyOwner[]
  readonly left_out: number
  readonly differs: readonly RegisterDifference[]
  readonly removed: readonly string[]
}

export type RegisterView = z.input<typeof CompanyRegister>
export const registerView = (row: RegisterRow): RegisterView => ({
  source: 'myinfo_business',
  fetchedAt: row.fetched_at.toISOString(),
  fields: [...row.fields],
  companyOwners: [...row.company_owners],
  leftOut: row.left_out,
  differs: [...row.differs],
  removed: [...row.removed],
})

export const registerOf = (source: Source, applicationId: string): Promise<RegisterRow | undefined> =>
  maybeOne(
    source,
    sql<RegisterRow>`
      select fetched_at, fields, company_owners, left_out, differs, removed from company_register where application_id = ${applicationId}`,
  )
/** Releases register fields whose value the customer changed. From then on they are the customer's facts. */
export async function releaseChangedFields(
  tx: Tx,
  applicationId: string,
  { before, after }: { readonly before: CompanyBasics; readonly after: CompanyBasics },
): Promise<void> {
  const register = await registerOf(tx, applicationId)
  if (register === undefined) return
  const fields = register.fields.filter((field) => canonical(before[field]) === canonical(after[field]))
  await changed(tx, sql`update company_register set fields = ${fields}::text[] where application_id = ${applicationId}`)
}

export const putRegister = (
  tx: Tx,
  applicationId: string,
  r: Pick<RegisterRow, 'fields' | 'company_owners' | 'left_out'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_register (application_id, fetched_at, fields, company_owners, left_out)
        values (${applicationId}, ${tx.now}, ${[...r.fields]}::text[], ${JSON.stringify(r.company_owners)}::jsonb, ${r.left_out})
        on conflict (application_id) do update set fetched_at = excluded.fetched_at, fields = excluded.fields,
          company_owners = excluded.company_owners, left_out = excluded.left_out, differs = '[]', removed = '{}'`,
  )

/** Stores the facts of the register that the customer corrected. */
export const putDifferences = (
  tx: Tx,
  applicationId: string,
  { fields, differs }: Pick<RegisterRow, 'fields' | 'differs'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`update company_register set fields = ${[...fields]}::text[], differs = ${JSON.stringify(differs)}::jsonb
         where application_id = ${applicationId}`,
  )
/** Records that the customer removed a person of the register. */
export const addRemoved = (tx: Tx, applicationId: string, name: string): Promise<bigint> =>
  changed(
    tx,
    sql`update company_register set removed = array_append(removed, ${name}) where application_id = ${applicationId}`,
  )
