import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { settings } from '@tessera/contract/office/settings/settings.ts'
import { isSubjectArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { isCopied } from '@tessera/domain/access/passkeys/passkey.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { descriptorOf, PASSKEY_TIMEOUT_MS, requireParty } from '#access/passkeys/passkey-challenge.ts'
import { verifyPinned } from '#access/passkeys/pinned-passkeys.ts'
import { passkeyCopied, passkeyFailed } from '#access/passkeys/refusals.ts'
import {
  listOperatorPasskeys,
  lockOperatorPasskey,
  noteOperatorUse,
  type OperatorPasskey,
} from '#office/operators/operator-passkeys.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingPasskeyNeeded, settingPasskeyUntrusted } from '#platform/settings/refusals.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { findRequest } from '#services/approvals/approvals.sql.ts'
import type { SignedBy } from '#services/approvals/kind.ts'
import { approvalSubjectMoved } from '#services/approvals/refusals.ts'
import { insertSignature, signatureChallenge, signaturesOf } from '#services/approvals/signatures.sql.ts'
import { beginOf, type Change, rulesOf, subjectChange } from './change.ts'

type SignDeps = Pick<Deps, 'config' | 'log'>
type Options = NonNullable<ReplyOf<typeof settings.signConfirmation>['options']>
type SignRefusal =
  | 'PASSKEY_NOT_AVAILABLE'
  | 'PASSKEY_FAILED'
  | 'PASSKEY_COPIED'
  | 'SETTING_PASSKEY_NEEDED'
  | 'SETTING_PASSKEY_UNTRUSTED'
  | 'APPROVAL_SUBJECT_MOVED'

/** True if the signer accepts the change only with the passkey signatures of both people. */
export const isSignedChange = async (tx: Tx, rules: AllSubjectRules, change: Change): Promise<boolean> =>
  isSubjectArea(change.area) &&
  (await rulesOf(rules, change.area).isSigned?.(tx, subjectChange(change, beginOf(tx, change)))) === true

const trustedPasskeys = async (source: Source, { config }: SignDeps, operatorId: string): Promise<OperatorPasskey[]> =>
  (await listOperatorPasskeys(source, operatorId)).filter(({ credential_id: id }) => config.SIGNER_PASSKEYS.has(id))

/** Returns the options with which the device of an operator signs the content of a request. */
export async function signingOptions(
  tx: Tx,
  deps: SignDeps,
  operatorId: string,
  { request, content }: { readonly request: string; readonly content: unknown },
): Promise<Outcome<Options, 'PASSKEY_NOT_AVAILABLE' | 'SETTING_PASSKEY_UNTRUSTED'>> {
  const party = requireParty(deps.config)
  if (!party.ok) return party
  const trusted = await trustedPasskeys(tx, deps, operatorId)
  if (trusted.length === 0) return settingPasskeyUntrusted
  return ok({
    rpId: party.value.id,
    challenge: signatureChallenge(request, content),
    timeout: PASSKEY_TIMEOUT_MS,
    allowCredentials: trusted.map(descriptorOf),
    userVerification: 'required',
  })
}

/** Verifies the passkey signature of one of the two people with the pinned key, and stores it for the signer. */
export async function signChange(
  tx: Tx,
  deps: SignDeps,
  content: unknown,
  { request, operatorId, credential }: SignedBy,
): Promise<Outcome<void, SignRefusal>> {
  if ((await trustedPasskeys(tx, deps, operatorId)).length === 0) return settingPasskeyUntrusted
  if (credential === undefined) return settingPasskeyNeeded
  const passkey = await lockOperatorPasskey(tx, credential.id)
  if (passkey?.operator_id !== operatorId) return passkeyFailed
  const signed = await verifyPinned(deps, signatureChallenge(request, content), credential)
  if (signed === undefined) return passkeyFailed
  if (isCopied(passkey.sign_count, signed.count)) return passkeyCopied
  const earlier = await signaturesOf(tx, request)
  const isMaker = (await findRequest(tx, request))?.requested_by === operatorId
  if (!isMaker && earlier.length === 0) return approvalSubjectMoved
  // Two passkeys of one person in the environment count as one person for the signer.
  const names = earlier.map(({ answer }) => deps.config.SIGNER_PASSKEYS.get(answer.id)?.person)
  if (names.includes(signed.person)) return settingPasskeyUntrusted
  await noteOperatorUse(tx, passkey.id, signed.count)
  await insertSignature(tx, { request, operatorId, answer: credential })
  return ok(undefined)
}
