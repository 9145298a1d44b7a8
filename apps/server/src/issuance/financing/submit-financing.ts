import { FINANCING_DECLARATION_VERSION } from '@tessera/contract/issuance/financing/financing-declaration.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { FinancingFaultCode } from '@tessera/domain/issuance/financing/check.ts'
import { financingMachine, isOneOf, openToIssuer } from '@tessera/domain/issuance/financing/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type FinancingRow, setSubmitted } from './applications.sql.ts'
import { declarationHashes } from './declaration.ts'
import { type EditRefusal, lockSavedForEdit, type EditableFinancing } from './lock-for-edit.ts'
import { issuerOf } from './issuer.ts'
import { type FinancingDetails, readFinancing } from './read-financing.ts'
import { newestOf, sendDataRoom } from './data-room.sql.ts'
import { answerAsks, insertVersion } from './review-records.sql.ts'
import {
  financingDeclarationChanged,
  financingFeeChanged,
  financingItemUnanswered,
  financingSignerRefused,
} from './refusals.ts'
import { feeNow } from './fee-now.ts'

type Input = InputOf<typeof financing.submit>
type SubmitRefusal =
  | EditRefusal
  | FinancingFaultCode
  | 'FINANCING_NOTHING_SAVED'
  | 'FINANCING_FEE_CHANGED'
  | 'FINANCING_ITEM_UNANSWERED'
  | 'FINANCING_SIGNER_REFUSED'
  | 'FINANCING_DECLARATION_CHANGED'

/** Signs and sends a first application, or the requested changes, after all rules are checked again. */
export async function submitFinancing(
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<unknown, SubmitRefusal>> {
  const open = await lockSavedForEdit(tx, customer.id)
  if (!open.ok) return open
  const { row } = open.value
  const read = await readFinancing(tx, row, tx.now)
  const item = firstUnsentItem(open.value, read)
  if (item !== undefined) return financingItemUnanswered(item)
  const [fault] = read.faults
  if (fault !== undefined) return refuse(fault.code, { field: fault.field, params: fault.params ?? {} })
  const isFirst = isOneOf(openToIssuer, row.status)
  if (isFirst && row.fee_ppm !== (await feeNow(tx))) return financingFeeChanged
  const { version, sha256 } = input.declaration
  if (version !== FINANCING_DECLARATION_VERSION || !declarationHashes.includes(sha256))
    return financingDeclarationChanged
  const isDirector = row.people.some(({ name, role }) => role === 'director' && name === input.signer)
  if (!isDirector) return financingSignerRefused
  await storeSubmission(tx, row, input)
  if (isFirst) await move(tx, 'financing_application', row.id, financingMachine, 'submit')
  await recordAct(tx, {
    action: 'financing.submit',
    target: { type: 'financing_application', id: row.id },
    before: { status: row.status, version: row.version },
    after: { version: row.version + 1 },
    ip: customer.ip,
  })
  return ok({})
}

/**
 * The data room is sent first, while its rows can still change: before the application's status, and before requests
 * count as answered.
 */
async function storeSubmission(tx: Tx, row: FinancingRow, { declaration, signer }: Input): Promise<void> {
  const { company } = await issuerOf(tx, row.customer_id)
  assert(company, 'the issuer has no approved company')
  assert(row.checked, 'a submitted application has no pre-check')
  assert(row.fee_ppm !== null, 'a submitted application has no fee')
  const { precheck, checked, offer, uses, people } = row
  await sendDataRoom(tx, row.id)
  await setSubmitted(tx, row.id)
  await insertVersion(tx, row.id, {
    version: row.version + 1,
    content: { company, precheck, checked, offer, uses, people, feePpm: row.fee_ppm },
    declaration_version: declaration.version,
    declaration_sha256: declaration.sha256,
    signer_name: signer,
  })
  await answerAsks(tx, row.id)
}

/** Returns the field of the first requested document without a new version. */
function firstUnsentItem(
  { row, items }: EditableFinancing,
  { papers, capTables }: FinancingDetails,
): string | undefined {
  if (isOneOf(openToIssuer, row.status)) return undefined
  const fresh = new Set<string>(newestOf(papers).flatMap(({ kind, sent_at: sent }) => (sent === null ? [kind] : [])))
  if (capTables[0]?.sent_at === null) fresh.add('cap_table')
  const lacking = items.find((item) => item !== 'offer' && item !== 'people' && !fresh.has(item))
  return lacking === undefined || lacking === 'cap_table' ? lacking && 'capTable' : `documents.${lacking}`
}
