import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import { DECLARATION_VERSION } from '@tessera/contract/identity/companies/company-declaration.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { CompanyFaultCode } from '@tessera/domain/identity/companies/check.ts'
import { companyMachine, isReturned } from '@tessera/domain/identity/companies/machine.ts'
import { noStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { maySign } from '@tessera/domain/identity/companies/persons.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { numberHash } from '#platform/secrets/number-hash.ts'
import { setKycStatus } from '#identity/kyc/kyc.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type ApplicationRow, asksOf, setSubmitted } from './companies.sql.ts'
import { type EditRefusal, lockEditable } from './lock-editable.ts'
import { type ApplicationContent, readApplication } from './read-application.ts'
import { registerOf, registerView } from './register.sql.ts'
import { declarationHashes } from './company-verification.ts'
import { insertVersion } from './versions.sql.ts'
import {
  companyDeclarationChanged,
  companyItemUnanswered,
  companyNothingSaved,
  companySignerRefused,
} from './refusals.ts'

type Input = InputOf<typeof companies.submit>
type SubmitRefusal =
  | EditRefusal
  | CompanyFaultCode
  | 'COMPANY_NOTHING_SAVED'
  | 'COMPANY_ITEM_UNANSWERED'
  | 'COMPANY_DECLARATION_CHANGED'

/** Signs and submits the saved application after all rules are checked again. The customer is pending from then on. */
export async function submitCompany(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<unknown, SubmitRefusal>> {
  const open = await lockEditable(tx, customer.id)
  if (!open.ok) return open
  const row = open.value
  if (row === undefined) return companyNothingSaved
  const read = await readApplication(tx, row, tx.now)
  const field = await firstUnanswered(tx, row, read)
  if (field !== undefined) return companyItemUnanswered(field)
  const [fault] = read.faults
  if (fault !== undefined) return refuse(fault.code, { field: fault.field, params: fault.params ?? {} })
  const { version, sha256 } = input.declaration
  if (version !== DECLARATION_VERSION || !declarationHashes.includes(sha256)) return companyDeclarationChanged
  const signer = read.persons.find(({ id }) => id === input.signerId)
  if (signer === undefined || !maySign(signer.roles)) return companySignerRefused
  await storeSubmission(deps, tx, { row, read }, { ...input.declaration, signer })
  await setKycStatus(tx, customer.id, 'pending')
  await recordAct(tx, {
    action: 'companies.submit',
    target: { type: 'company_application', id: row.id },
    before: { status: row.status, version: row.version },
    after: { status: 'submitted', version: row.version + 1 },
    ip: customer.ip,
  })
  return ok({})
}

type SignedDeclaration = {
  readonly version: string
  readonly sha256: string
  readonly signer: ApplicationContent['persons'][number]
}

async function storeSubmission(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { row, read }: { readonly row: ApplicationRow; readonly read: ApplicationContent },
  signed: SignedDeclaration,
): Promise<void> {
  const { basics } = read.application
  const { country } = basics.registeredAddress
  assert(country, 'a complete application must have a registered country')
  assert(basics.registrationNumber, 'a complete application must have a registration number')
  await setSubmitted(tx, row.id, numberHash(config, country, basics.registrationNumber))
  await move(tx, 'company_application', row.id, companyMachine, 'submit')
  const register = await registerOf(tx, row.id)
  await insertVersion(tx, row.id, {
    version: row.version + 1,
    content: {
      basics,
      persons: read.persons,
      structure: read.application.structure ?? noStructure,
      ...(register && { register: registerView(register) }),
    },
    documents: read.documents,
    declaration_version: signed.version,
    declaration_sha256: signed.sha256,
    signer_id: signed.signer.id,
    signer_name: signed.signer.name,
  })
}

/** Returns the field of the first requested item that was not sent. */
async function firstUnanswered(
  tx: Tx,
  row: ApplicationRow,
  { documents }: ApplicationContent,
): Promise<string | undefined> {
  if (!isReturned(row.status)) return undefined
  const asks = (await asksOf(tx, row.id)).filter(({ version }) => version === row.version)
  const open = asks.find(({ item, answered_at: answered }) => {
    const isPaper = item !== 'basics' && item !== 'persons'
    return answered === null || (isPaper && !documents.some(({ kind }) => kind === item))
  })
  if (open === undefined) return undefined
  return open.item === 'basics' || open.item === 'persons' ? open.item : `documents.${open.item}`
}
