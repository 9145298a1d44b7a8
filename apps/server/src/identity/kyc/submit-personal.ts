import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { bindToPerson, mayOpenFile, type MayRefusal } from './may-open-file.ts'
import { saveVersion, type StoredDetails, storedDetails, type Uploads, type VersionRefusal } from './save-version.ts'
import { insertCase, setKycStatus } from './kyc.sql.ts'

type Input = InputOf<typeof kyc.personal>
export type SubmitRefusal = MayRefusal | VersionRefusal

/** Opens a file with the customer's details and photos. The customer is pending until two operators decide. */
export async function submitPersonal(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<string, SubmitRefusal>> {
  return openFile(deps, tx, customer, { details: storedDetails(deps.config, input), uploads: input.uploads })
}

/** Opens a file with its first version, for details of any source. */
export async function openFile(
  deps: Pick<Deps, 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  { details, uploads }: { readonly details: StoredDetails; readonly uploads: Uploads },
): Promise<Outcome<string, SubmitRefusal>> {
  const may = await mayOpenFile(tx, customer.id)
  if (!may.ok) return may
  const bound = await bindToPerson(tx, customer.id)
  if (!bound.ok) return bound
  const id = deps.random.uuid()
  await insertCase(tx, id, customer.id)
  const saved = await saveVersion(tx, {
    caseId: id,
    version: 1,
    customerId: customer.id,
    details,
    uploads,
  })
  if (!saved.ok) return saved
  await recordFirstStatus(tx, 'kyc_case', id, kycMachine)
  await setKycStatus(tx, customer.id, 'pending')
  await recordAct(tx, {
    action: 'kyc.submit',
    target: { type: 'kyc_case', id },
    before: { kyc: may.value },
    after: { kyc: 'pending', version: 1, source: details.source },
    ip: customer.ip,
  })
  return ok(id)
}
