import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { detailsOf, unverifiedFields } from '@tessera/domain/identity/singpass/prefill.ts'
import { storedDetails } from '#identity/kyc/save-version.ts'
import { newestCase } from '#identity/kyc/kyc.sql.ts'
import { requireActive } from '#identity/kyc/may-open-file.ts'
import { submitNextVersion } from '#identity/kyc/resend.ts'
import { openFile, type SubmitRefusal } from '#identity/kyc/submit-personal.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { personOfPrefill } from './stored-prefill.ts'
import { deletePrefill, unexpiredPrefill } from './prefills.sql.ts'
import { myinfoPrefillOver } from './refusals.ts'

type Input = InputOf<typeof singpass.submit>
type MyinfoRefusal = SubmitRefusal | 'MYINFO_PREFILL_OVER' | 'MYINFO_FIELD_LOCKED' | 'MYINFO_FIELD_MISSING'

/**
 * Opens a file with a person's data from Myinfo, or renews one whose document has expired. Two operators decide on it as on any
 * other file.
 */
export async function submitMyinfo(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  { prefillId, corrections }: Input,
): Promise<Outcome<string, MyinfoRefusal>> {
  const active = await requireActive(tx, customer.id)
  if (!active.ok) return active
  const row = await unexpiredPrefill(tx, customer.id)
  if (row?.id !== prefillId) return myinfoPrefillOver
  const person = personOfPrefill(deps, row)
  const details = detailsOf(person, corrections)
  if (!details.ok) return details
  const stored = storedDetails(deps.config, details.value, {
    fetchedAt: row.fetched_at,
    unverified: unverifiedFields(person, corrections),
  })
  const newest = await newestCase(tx, customer.id)
  const opened =
    newest?.status === 'expired'
      ? await submitNextVersion(tx, customer, newest, { details: stored, uploads: {}, given: ['details'] })
      : await openFile(deps, tx, customer, { details: stored, uploads: {} })
  if (opened.ok) await deletePrefill(tx, customer.id)
  return opened
}
