import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { isPhone } from '@tessera/domain/access/customers/phone.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { CODE_SECONDS, maySend, RESEND_SECONDS } from '@tessera/domain/access/verification/code.ts'
import type { RequesterKind } from '@tessera/domain/access/verification/sms-budget.ts'
import type { CodeMailKind } from '#services/mail/kinds.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import type { Deps } from '#platform/http/deps.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { queueSms } from '#services/sms/queue-sms.ts'
import {
  type Challenge,
  type CodeProof,
  countSends,
  insertChallenge,
  expireEarlierCodes,
  lockSends,
  type Scene,
} from './verification.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

export type CodeRequest = {
  readonly scene: Scene
  readonly proof: CodeProof
  /** An email or a phone in its canonical form. */
  readonly target: string
  /** The channel for a code to a phone. */
  readonly channel: 'sms' | 'voice'
  /** `owner` only if the caller has proven to own the target. */
  readonly requestedBy: RequesterKind
  readonly customerId: string | null
  readonly sessionId: string | null
  /** The action that the code authorizes. The message shows it, and its hash binds the code to it. */
  readonly payload: Readonly<Record<string, string>>
  readonly words: { readonly kind: CodeMailKind; readonly lang: Locale }
  readonly from: { readonly ip: string; readonly userAgent: string }
  /** True for an unknown account: the same rows are written, but nothing is sent. */
  readonly isAccountUnknown?: boolean
}
export type SendRefused = 'VERIFICATION_RESEND_TOO_SOON' | 'VERIFICATION_TOO_MANY_SENDS' | 'SMS_NOT_AVAILABLE'

const LONG_AGO = new Date(0)
const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

/**
 * Creates a code and sends it with the action that it authorizes, within the budgets of its email or phone and its
 * network address.
 */
export async function issueCode(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  request: CodeRequest,
): Promise<Outcome<Challenge, SendRefused>> {
  const { scene, proof, target, customerId, from, requestedBy } = request
  const channel = isPhone(target) ? request.channel : 'email'
  await lockSends(tx, scene, target, from.ip)
  const counted = await countSends(tx, { scene, target, ip: from.ip, requestedBy })
  const allowed = maySend({
    ...counted,
    resendAt: counted.resendAt ?? undefined,
    now: tx.now,
    addressLimit: (await readSetting(tx, 'registration')).codesPerAddressADay,
  })
  if (!allowed.ok) return allowed
  await expireEarlierCodes(tx, { scene, customerId, proof })
  const challenge = await insertChallenge(tx, {
    id: deps.random.uuid(),
    scene,
    proof,
    target,
    channel,
    customer_id: customerId,
    session_id: request.sessionId,
    requested_by: requestedBy,
    payload_hash: contentHash(request.payload),
    ip: from.ip,
    resend_at: secondsAfter(tx.now, RESEND_SECONDS),
    expires_at: secondsAfter(tx.now, CODE_SECONDS),
  })
  const params = JSON.stringify({ challenge: challenge.id, payload: request.payload, ...from })
  const message = {
    ...request.words,
    params,
    uselessAt: request.isAccountUnknown === true ? LONG_AGO : challenge.expires_at,
  }
  if (channel === 'email') await queueMail(tx, { recipient: target, ...message })
  else {
    const queued = await queueSms(deps.config, tx, { phone: target, channel, requestedBy, ...message })
    if (!queued.ok) return queued
  }
  return ok(challenge)
}
