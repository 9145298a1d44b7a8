import type {
  CompanyApplication,
  CompanyBasics,
  CompanyPerson,
} from '@tessera/domain/identity/companies/application.ts'
import { type CompanyFault, companyFaults } from '@tessera/domain/identity/companies/check.ts'
import { isCompanyDocumentKind } from '@tessera/domain/identity/companies/documents.ts'
import type { Source } from '#platform/database/rows.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { type ApplicationRow, documentsOf, type DocumentRow, type Item } from './companies.sql.ts'
import { type PersonRow, personsOf } from './persons.sql.ts'
import { registerOf, type RegisterRow } from './register.sql.ts'
import { structureOf } from './structure.sql.ts'

export const basicsOf = (row: ApplicationRow): CompanyBasics => ({
  companyType: row.company_type,
  name: row.name,
  registrationNumber: row.registration_number,
  incorporatedOn: row.incorporated_on,
  contactNumber: row.contact_number,
  sourceOfFunds: row.source_of_funds,
  natureOfBusiness: row.nature_of_business,
  applicationReason: row.application_reason,
  website: row.website,
  registeredAddress: row.registered_address,
  businessAddress: row.business_address,
  widelyHeld: row.many_owners,
})

export const domainPerson = (row: PersonRow): CompanyPerson => ({
  id: row.id,
  name: row.name,
  roles: row.roles,
  idType: row.id_type,
  hasIdNumber: row.id_number_sealed !== null,
  nationality: row.nationality,
  birthDate: row.birth_date,
  share: row.share,
})

export type ApplicationContent = {
  readonly application: CompanyApplication
  readonly documents: readonly DocumentRow[]
  readonly persons: readonly PersonRow[]
  readonly faults: readonly CompanyFault[]
}

/** Returns an application with its faults, by the current rules and served countries. */
export async function readApplication(source: Source, row: ApplicationRow, now: Date): Promise<ApplicationContent> {
  const documents = await documentsOf(source, row.id)
  const persons = await personsOf(source, row.id)
  const register = await registerOf(source, row.id)
  const structure = await structureOf(source, row.id)
  const application = {
    basics: basicsOf(row),
    documents: documents.map(({ kind, issued_on: issuedOn }) => ({ kind, issuedOn })),
    persons: persons.map(domainPerson),
    isFromRegister: register !== undefined && isRegisterUnchanged(register, persons),
    structure,
  }
  const rule = ruleOf(await readSettings(source))
  const faults = companyFaults(application, { today: now.toISOString().slice(0, 10), rule })
  return { application, documents, persons, faults }
}

/** True if the customer corrected nothing of the register's data. */
const isRegisterUnchanged = ({ differs, removed }: RegisterRow, persons: readonly PersonRow[]): boolean =>
  differs.length === 0 && removed.length === 0 && persons.every((each) => each.register_differs.length === 0)

/** Returns the part of the application where a fault can be fixed. */
export function itemOf({ step, field }: CompanyFault): Item {
  const [first, second = ''] = field.split('.')
  if (first === 'documents' && isCompanyDocumentKind(second)) return second
  return step === 'persons' ? 'persons' : 'basics'
}
