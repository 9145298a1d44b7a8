import { type Amount, parseAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { capAfter, capOf } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { z } from 'zod'
import { verifyPinned } from '#access/passkeys/pinned-passkeys.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Deps } from '#platform/http/deps.ts'
import { signatureChallenge } from '#services/approvals/signatures.sql.ts'
import { type CapVersion, capVersions } from './cap-versions.sql.ts'

type CapDeps = Pick<Deps, 'config' | 'log'>
type NetworkCoin = { readonly coin: string; readonly chain: string; readonly decimals: number }

/**
 * Returns the largest withdrawal that the signer pays on a network at a moment, without the fee. It follows the
 * versions of the settings, and ignores each raise that two people did not sign with passkeys from the environment.
 * Undefined if the environment has no passkeys; then only the ceilings apply.
 */
export async function signedCap(
  source: Source,
  deps: CapDeps,
  { coin, chain, decimals }: NetworkCoin,
  at: Date,
): Promise<Amount | undefined> {
  const { SIGNER_PASSKEYS, SIGNER_UNSIGNED_CAPS } = deps.config
  if (SIGNER_PASSKEYS.size === 0) return undefined
  const subject = `${coin}/${chain}`
  const changes: { maximum: Amount; isSigned: boolean }[] = []
  for (const version of await capVersions(source, subject, at)) {
    const maximum = parseAmount(version.maximum ?? '', decimals)
    if (maximum !== undefined) changes.push({ maximum, isSigned: await isSignedByTwo(deps, subject, version) })
  }
  return capAfter(changes, capOf(SIGNER_UNSIGNED_CAPS, coin, decimals)?.perPayment ?? ZERO)
}

/** The part of the agreed content that the signer compares with the version. */
const Agreed = z.object({
  area: z.literal('network'),
  settingSubject: z.string(),
  /** The newest version at the time of the proposal. */
  version: z.number(),
  effectiveFrom: z.string().nullable(),
  withdraws: z.null(),
  after: z.object({ withdrawMaximum: z.string() }),
})

/** True if two people signed exactly this version of the network with this cap, beginning no later than it does. */
async function isSignedByTwo(deps: CapDeps, subject: string, version: CapVersion): Promise<boolean> {
  const agreed = Agreed.safeParse(version.agreed)
  if (!agreed.success || agreed.data.settingSubject !== subject) return false
  const { after, effectiveFrom, version: newest } = agreed.data
  if (after.withdrawMaximum !== version.maximum || version.version !== newest + 1) return false
  if (effectiveFrom !== null && version.effective_from < new Date(effectiveFrom)) return false
  const challenge = signatureChallenge(version.request, version.agreed)
  const people = new Set<string>()
  for (const signature of version.signatures) {
    const signed = await verifyPinned(deps, challenge, signature)
    if (signed !== undefined) people.add(signed.person)
  }
  return people.size >= 2
}
