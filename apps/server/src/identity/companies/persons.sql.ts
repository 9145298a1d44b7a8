import type { DocumentType } from '@tessera/domain/identity/kyc/details.ts'
import type { RegisterPersonField } from '@tessera/domain/identity/companies/register.ts'
import type { PersonRole } from '@tessera/domain/identity/companies/persons.ts'
import { sql } from 'kysely'
import { NUMBER_FORMULA } from '#platform/secrets/number-hash.ts'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type PersonRow = {
  id: string
  name: string
  roles: PersonRole[]
  id_type: DocumentType | null
  id_number_sealed: string | null
  id_number_hash: string | null
  id_number_masked: string | null
  nationality: string | null
  birth_date: string | null
  share: number | null
  /** The hash of this number by the formula for personal accounts; null without a number or a nationality. */
  account_hash: string | null
  /** Facts from the register of companies, which nobody can change; null for a person whom the customer added. */
  register_fields: RegisterPersonField[] | null
  register_roles: PersonRole[] | null
  /** Facts of the register that the customer corrected. */
  register_differs: RegisterPersonFact[]
}
export type RegisterPersonFact = RegisterPersonField | 'roles'

const columns = sql`
  id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, account_hash, register_fields, register_roles, register_differs`

export const personsOf = (source: Source, applicationId: string): Promise<PersonRow[]> =>
  many(
    source,
    sql<PersonRow>`select ${columns} from company_person where application_id = ${applicationId} order by added_at, id`,
  )
/** `addedAt` determines the order of the list. A person who is already listed keeps the earlier time. */
export const putPerson = (tx: Tx, applicationId: string, p: PersonRow, addedAt = tx.now): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_person (application_id, ${columns}, number_formula, added_at)
        values (${applicationId}, ${p.id}, ${p.name}, ${p.roles}, ${p.id_type}, ${p.id_number_sealed}, ${p.id_number_hash}, ${p.id_number_masked},
                ${p.nationality}, ${p.birth_date}, ${p.share}, ${p.account_hash}, ${p.register_fields}::text[], ${p.register_roles}::text[], ${p.register_differs}::text[], ${NUMBER_FORMULA}, ${addedAt})
        on conflict (id) do update set name = excluded.name, roles = excluded.roles, id_type = excluded.id_type, id_number_sealed = excluded.id_number_sealed,
          id_number_hash = excluded.id_number_hash, id_number_masked = excluded.id_number_masked, nationality = excluded.nationality,
          birth_date = excluded.birth_date, share = excluded.share, account_hash = excluded.account_hash,
          number_formula = excluded.number_formula, register_fields = excluded.register_fields, register_roles = excluded.register_roles,
          register_differs = excluded.register_differs`,
  )
export const deletePerson = (tx: Tx, applicationId: string, id: string): Promise<bigint> =>
  changed(tx, sql`delete from company_person where application_id = ${applicationId} and id = ${id}`)

export type PersonNumber = {
  readonly id: string
  readonly nationality: string | null
  readonly id_number_sealed: string
}

/** Returns people with ids after `after` whose number has a hash of the earlier formula. */
export const withFormerHash = (source: Source, after: string, limit: number): Promise<PersonNumber[]> =>
  many(
    source,
    sql<PersonNumber>`
      select id, nationality, id_number_sealed from company_person
       where number_formula = 1 and id_number_sealed is not null and id > ${after} order by id limit ${limit}`,
  )
export const renewPerson = (
  tx: Tx,
  id: string,
  hashes: { readonly id_number_hash: string; readonly account_hash: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`update company_person set id_number_hash = ${hashes.id_number_hash}, account_hash = ${hashes.account_hash},
               number_formula = ${NUMBER_FORMULA}
         where id = ${id} and number_formula = 1`,
  )
