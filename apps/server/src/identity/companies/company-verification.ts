import { companyDeclaration, DECLARATION_VERSION } from '@tessera/contract/identity/companies/company-declaration.ts'
import type { CompanyApplication, CompanyVerification } from '@tessera/contract/identity/companies/company-shapes.ts'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { companySteps } from '@tessera/domain/identity/companies/application.ts'
import { checklist, ownershipOf } from '@tessera/domain/identity/companies/check.ts'
import { noStructure } from '@tessera/domain/identity/companies/ownership.ts'
import { dueOn } from '@tessera/domain/identity/companies/clock.ts'
import { companyLabels, companyMachine, isReturned, openToOwner } from '@tessera/domain/identity/companies/machine.ts'
import { maySign } from '@tessera/domain/identity/companies/persons.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { identityChoice } from '#access/customers/identity-choice.sql.ts'
import { sentence } from '#platform/http/localized-text.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { type ApplicationRow, asksOf, hasCompany, hasWaitingChange, ownApplication } from './companies.sql.ts'
import { editableItems, mayCorrectRegister } from './lock-editable.ts'
import { type ApplicationContent, readApplication } from './read-application.ts'
import { registerOf, registerView } from './register.sql.ts'

type View = z.input<typeof CompanyVerification>
type ApplicationView = z.input<typeof CompanyApplication>

export const applicationNumber = (number: bigint): string => `CO-${number}`
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** The hashes of the current declaration in each language. */
export const declarationHashes: readonly string[] = locales.map((locale) => sha256(companyDeclaration[locale]))

/** Returns the state of the customer's application, in the reader's language. */
export async function companyVerification(
  tx: Tx,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
  id?: string,
): Promise<View> {
  const row = await ownApplication(tx, customerId, id)
  const text = companyDeclaration[locale]
  return {
    choice: (await identityChoice(tx, customerId)) ?? null,
    application: row === undefined ? null : await applicationView(tx, row, locale),
    declaration: { version: DECLARATION_VERSION, sha256: sha256(text), text },
  }
}

async function applicationView(tx: Tx, row: ApplicationRow, locale: Locale): Promise<ApplicationView> {
  const read = await readApplication(tx, row, tx.now)
  const isOpen = openToOwner.some((open) => open === row.status)
  const register = await registerOf(tx, row.id)
  const isOpenRegister = {
    basics: await mayCorrectRegister(tx, row, 'basics'),
    persons: await mayCorrectRegister(tx, row, 'persons'),
  }
  const asks = isReturned(row.status) ? await asksOf(tx, row.id) : []
  return {
    id: row.id,
    number: applicationNumber(row.number),
    status: await displayedStatus(tx, row),
    mayWithdraw: await mayWithdraw(tx, row),
    label: companyLabels[row.status],
    version: row.version,
    ...contentOf(read, row, { now: tx.now, isOpenRegister: isOpenRegister.persons }),
    missing: isOpen
      ? read.faults.map(({ step, field, code, params }) => ({
          step,
          field,
          code,
          text: sentence(code, locale, params),
        }))
      : [],
    continueAt: isOpen
      ? (companySteps.find((step) => read.faults.some((f) => f.step === step)) ?? 'declaration')
      : null,
    editable: [...(await editableItems(tx, row, read))],
    requestedItems: asks
      .filter(({ version }) => version === row.version)
      .map((ask) => ({
        item: ask.item,
        reason: ask.reason_code,
        reasonText: ask.reason_text[locale],
        customerMessage: ask.customer_message,
        answered: ask.answered_at !== null,
      })),
    rejected:
      row.status === 'rejected' && row.reason_code !== null
        ? {
            reason: row.reason_code,
            reasonText: (await reasonTextAt(tx, 'company', row.reason_code, row.decided_at))[locale],
            customerMessage: row.customer_message,
          }
        : null,
    register:
      register === undefined ? null : { ...registerView(register), ...(isOpenRegister.basics && { fields: [] }) },
    savedAt: row.saved_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    dueOn: dueDay(row),
  }
}

/** True for an application under review whose company was never verified: its new review ends with a decision. */
export const mayWithdraw = async (source: Source, { customer_id: owner, status }: ApplicationRow): Promise<boolean> =>
  statusesAllowing(companyMachine, 'withdraw').includes(status) && !(await hasCompany(source, owner))

const displayedStatus = async (source: Source, { id, status }: ApplicationRow): Promise<ApplicationView['status']> =>
  status === 'approved' && (await hasWaitingChange(source, id)) ? 'change_pending' : status

/** Returns the last of the fifteen working days while the exchange reviews it; null otherwise. */
export const dueDay = (row: Pick<ApplicationRow, 'status' | 'submitted_at' | 'used_days'>): string | null =>
  row.status === 'submitted' && row.submitted_at !== null ? dueOn(dayOf(row.submitted_at), row.used_days) : null

function contentOf(
  { application, documents, persons, faults }: ApplicationContent,
  row: ApplicationRow,
  { now, isOpenRegister }: { readonly now: Date; readonly isOpenRegister: boolean },
): Pick<ApplicationView, 'basics' | 'checklist' | 'documents' | 'ownership' | 'persons' | 'structure'> {
  // After submission, the age of documents is that on the day of submission.
  const isOpen = openToOwner.some((open) => open === row.status)
  const day = isOpen ? now : (row.submitted_at ?? now)
  return {
    basics: application.basics,
    checklist: checklist(application, dayOf(day)),
    structure: application.structure ?? noStructure,
    ownership: ownershipOf(application),
    documents: documents.map((each) => ({
      kind: each.kind,
      uploadId: each.upload_id,
      name: each.name,
      issuedOn: each.issued_on,
      addedAt: each.added_at.toISOString(),
    })),
    persons: persons.map((each) => ({
      id: each.id,
      name: each.name,
      roles: each.roles,
      idType: each.id_type,
      idNumberMasked: each.id_number_masked,
      nationality: each.nationality,
      birthDate: each.birth_date,
      share: each.share,
      complete: !faults.some(({ field }) => field.startsWith(`persons.${each.id}.`)),
      maySign: maySign(each.roles),
      registerFields: isOpenRegister ? [] : (each.register_fields ?? []),
      registerRoles: isOpenRegister ? [] : (each.register_roles ?? []),
      registerDiffers: each.register_differs,
    })),
  }
}
