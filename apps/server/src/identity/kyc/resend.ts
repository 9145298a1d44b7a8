import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { documentKinds, type kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { hasBack } from '@tessera/domain/identity/kyc/details.ts'
import { hasEnded, renewedItems } from '@tessera/domain/identity/kyc/expiry.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  saveVersion,
  withCurrentHash,
  type StoredDetails,
  storedDetails,
  type Uploads,
  type VersionRefusal,
} from './save-version.ts'
import {
  asksOf,
  type CaseRow,
  documentsOf,
  type Item,
  lockCustomer,
  newestCase,
  reopenCase,
  setVersion,
  type VersionRow,
  versionsOf,
} from './kyc.sql.ts'
import { kycItemMissing, kycItemNotRequested, kycNothingRequested } from './refusals.ts'

type Input = InputOf<typeof kyc.resend>
type ResendRefusal =
  | 'KYC_NOTHING_REQUESTED'
  | 'KYC_ITEM_NOT_REQUESTED'
  | 'KYC_ITEM_MISSING'
  | 'ACCOUNT_FROZEN'
  | VersionRefusal

/** Creates the next version from the resubmitted items and the unchanged others. */
export async function resend(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  input: Input,
): Promise<Outcome<string, ResendRefusal>> {
  const { status } = await lockCustomer(tx, customer.id)
  if (status !== 'active') return refuse('ACCOUNT_FROZEN')
  const open = await newestCase(tx, customer.id)
  if (open === undefined || !statusesAllowing(kycMachine, 'resend').includes(open.status)) return kycNothingRequested
  const { id, version: before } = open
  const [last] = await versionsOf(tx, id)
  assert(last, 'the case has no version')
  const requested = withPhotos(await requestedItems(tx, open, last.document_expires_on), last)
  // Nothing was requested for a file that a vendor suspended. Two people decide on it unchanged.
  if (requested.length === 0) return kycNothingRequested
  const given = itemsOf(input)
  // New details may be of another document, so every photo may be replaced.
  if (!requested.includes('details') && given.some((item) => !requested.includes(item))) return kycItemNotRequested
  const details =
    input.details === undefined ? withCurrentHash(deps.config, last) : storedDetails(deps.config, input.details)
  const needsBack = hasBack(details.document_type)
  const needed = requested.filter((item) => item !== 'back' || needsBack)
  if (needed.some((item) => !given.includes(item))) return kycItemMissing
  const had = await uploadsOf(tx, id, before)
  const { front = had.front, back = needsBack ? had.back : undefined, selfie = had.selfie } = input.uploads
  return submitNextVersion(tx, customer, open, { details, uploads: { front, back, selfie }, given })
}

type NextVersion = { readonly details: StoredDetails; readonly uploads: Uploads; readonly given: readonly Item[] }

/** Creates the next version of an open file and sends it for review. */
export async function submitNextVersion(
  tx: Tx,
  customer: { readonly id: string; readonly ip: string },
  { id, status, version: before }: CaseRow,
  { details, uploads, given }: NextVersion,
): Promise<Outcome<string, VersionRefusal>> {
  const version = before + 1
  const saved = await saveVersion(tx, { caseId: id, version, customerId: customer.id, details, uploads })
  if (!saved.ok) return saved
  if (status === 'expired') await reopenCase(tx, id)
  await setVersion(tx, id, version)
  await move(tx, 'kyc_case', id, kycMachine, 'resend')
  await recordAct(tx, {
    action: 'kyc.resend',
    target: { type: 'kyc_case', id },
    before: { version: before },
    after: { version, items: given, source: details.source },
    ip: customer.ip,
  })
  return ok(id)
}

/** Details that replace those from Myinfo are entered by the customer, so they require photos. */
const withPhotos = (requested: readonly Item[], { source }: Pick<VersionRow, 'source'>): readonly Item[] =>
  source === 'myinfo' && requested.includes('details') ? [...new Set([...requested, ...documentKinds])] : requested

/**
 * Returns the requested items, and a new document if the sent one has expired, because nothing can be accepted without
 * it.
 */
async function requestedItems(tx: Tx, { id, version }: CaseRow, expiresOn: string | null): Promise<readonly Item[]> {
  const requested = (await asksOf(tx, id)).filter((ask) => ask.version === version).map((ask) => ask.item)
  return hasEnded(expiresOn, tx.now.toISOString().slice(0, 10)) ? [...requested, ...renewedItems] : requested
}

const itemsOf = (input: Input): Item[] => [
  ...(input.details === undefined ? [] : ['details' as const]),
  ...(['front', 'back', 'selfie'] as const).filter((kind) => input.uploads[kind] !== undefined),
]

async function uploadsOf(tx: Tx, caseId: string, version: number): Promise<Uploads> {
  const documents = (await documentsOf(tx, caseId)).filter((document) => document.version === version)
  const uploads = Object.fromEntries(documents.map(({ kind, upload_id: upload }) => [kind, upload]))
  return { front: uploads['front'], selfie: uploads['selfie'], back: uploads['back'] }
}
