import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { CompanyAddress, CompanyBasics } from '@tessera/domain/identity/companies/application.ts'
import { type CompanyFault, companyFaults } from '@tessera/domain/identity/companies/check.ts'
import { companyMachine } from '@tessera/domain/identity/companies/machine.ts'
import { differencesAfter, type RegisterBasic } from '@tessera/domain/identity/companies/register.ts'
import { companyType } from '@tessera/domain/identity/companies/types.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { canonical } from '#platform/random/random.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { type ApplicationRow, insertApplication, ownApplication, saveBasics, recordChange } from './companies.sql.ts'
import { type EditRefusal, lockEditable, lockEditableItem, mayCorrectRegister } from './lock-editable.ts'
import { basicsOf } from './read-application.ts'
import { putDifferences, registerOf } from './register.sql.ts'
import { companyFromRegister } from './refusals.ts'

type Input = InputOf<typeof companies.save>
/** Faults for which a given field is refused at once. A missing field is not a fault of a draft. */
const faultsCheckedOnSave = ['COMPANY_DATE_LATER', 'COMPANY_COUNTRY_NOT_SERVED', 'COMPANY_NOT_WIDELY_HELD'] as const
type FieldRefusal = (typeof faultsCheckedOnSave)[number]
type SaveRefusal = EditRefusal | FieldRefusal | 'COMPANY_NOTHING_SAVED' | 'COMPANY_FROM_REGISTER'

/** Saves the filled fields. The first save begins a draft. */
export async function saveCompany(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customerId: string,
  input: Input,
): Promise<Outcome<unknown, Exclude<SaveRefusal, 'COMPANY_NOTHING_SAVED'>>> {
  const open = await lockEditable(tx, customerId)
  if (!open.ok) return open
  const row = open.value ?? (await createDraft(deps, tx, customerId))
  const may = await lockEditableItem(tx, customerId, 'basics')
  if (!may.ok) {
    assert(may.code !== 'COMPANY_NOTHING_SAVED', 'a draft was begun but no application can be read')
    return refuse(may.code)
  }
  const basics = merged(basicsOf(row), input)
  const register = await registerOf(tx, row.id)
  const locked = changedRegisterField(basicsOf(row), basics, register?.fields ?? [])
  if (locked !== undefined && !(await mayCorrectRegister(tx, row, 'basics'))) return companyFromRegister(locked)
  const application = { basics, documents: [], persons: [] }
  const by = { today: tx.now.toISOString().slice(0, 10), rule: ruleOf(await readSettings(tx)) }
  const fault = companyFaults(application, by).find((each) => isGiven(input, each) && isChecked(each.code))
  if (fault !== undefined && isChecked(fault.code)) return refuse(fault.code, { field: fault.field })
  if (register !== undefined) await putDifferences(tx, row.id, differencesAfter(register, basicsOf(row), basics))
  await saveBasics(tx, row.id, basics)
  await recordChange(tx, row, 'basics')
  return ok({})
}

/** Begins a draft. */
export async function createDraft(deps: Pick<Deps, 'random'>, tx: Tx, customerId: string): Promise<ApplicationRow> {
  const id = deps.random.uuid()
  await insertApplication(tx, id, customerId)
  await recordFirstStatus(tx, 'company_application', id, companyMachine)
  const row = await ownApplication(tx, customerId, id)
  assert(row, 'the draft was just inserted but cannot be read')
  return row
}

/** Returns the first register field whose value would change. */
const changedRegisterField = (
  before: CompanyBasics,
  after: CompanyBasics,
  fields: readonly RegisterBasic[],
): RegisterBasic | undefined => fields.find((field) => canonical(before[field]) !== canonical(after[field]))

const isChecked = (code: CompanyFault['code']): code is FieldRefusal =>
  faultsCheckedOnSave.some((each) => each === code)
const isGiven = (input: Input, { field }: CompanyFault): boolean => Object.hasOwn(input, field.split('.')[0] ?? '')

function merged(basics: CompanyBasics, input: Input): CompanyBasics {
  const { registeredAddress, businessAddress, ...fields } = input
  const next = {
    ...basics,
    ...definedFields(fields),
    registeredAddress: {
      ...basics.registeredAddress,
      ...definedFields<Partial<CompanyAddress>>(registeredAddress ?? {}),
    },
    businessAddress: { ...basics.businessAddress, ...definedFields<Partial<CompanyAddress>>(businessAddress ?? {}) },
  }
  // The declaration applies only to the type of company for which it was made.
  const isWide = next.companyType !== null && companyType(next.companyType).ownership === 'may_be_widely_held'
  return { ...next, widelyHeld: next.widelyHeld && (isWide || input.widelyHeld === true) }
}

/** Returns the fields that were sent. A field that was not sent keeps its value. */
const definedFields = <T extends object>(fields: { [K in keyof T]?: T[K] | undefined }): Partial<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields, without those that are undefined
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
