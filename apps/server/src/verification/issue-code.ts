import type { Locale } from '@tessera/contract/locale.ts'
import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { CODE_SECONDS, maySend, RESEND_SECONDS } from '@tessera/domain/verification/code.ts'
import type { CodeMailKind } from '../mail/kinds.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Deps } from '../platform/deps.ts'
import { contentHash } from '../platform/random.ts'
import type { Tx } from '../platform/tx.ts'
import { type Challenge, countSends, insertChallenge, killFormer, lockSends, type Scene } from './verification.sql.ts'

export type Asked = {
  readonly scene: Scene
  /** The address in its canonical form. */
  readonly target: string
  readonly customerId: string | null
  readonly sessionId: string | null
  /** What the code authorises: told in the mail, bound by hash. */
  readonly payload: Readonly<Record<string, string>>
  readonly mail: { readonly kind: CodeMailKind; readonly lang: Locale }
  readonly from: { readonly ip: string; readonly userAgent: string }
}

const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

/** Makes a code and mails it with what it authorises, within the budgets of its mailbox and its network address. */
export async function issueCode(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  asked: Asked,
): Promise<Outcome<Challenge, 'VERIFICATION_RESEND_TOO_SOON' | 'VERIFICATION_TOO_MANY_SENDS'>> {
  const { scene, target, customerId, from } = asked
  await lockSends(tx, scene, target, from.ip)
  const counted = await countSends(tx, scene, target, from.ip)
  const allowed = maySend({
    ...counted,
    resendAt: counted.resendAt ?? undefined,
    now: tx.now,
    addressLimit: deps.config.CODES_PER_ADDRESS_A_DAY,
  })
  if (!allowed.ok) return allowed
  if (customerId !== null) await killFormer(tx, scene, customerId)
  const challenge = await insertChallenge(tx, {
    id: deps.random.uuid(),
    scene,
    target,
    customer_id: customerId,
    session_id: asked.sessionId,
    payload_hash: contentHash(asked.payload),
    ip: from.ip,
    resend_at: secondsAfter(tx.now, RESEND_SECONDS),
    expires_at: secondsAfter(tx.now, CODE_SECONDS),
  })
  await queueMail(tx, {
    recipient: target,
    ...asked.mail,
    params: JSON.stringify({ challenge: challenge.id, payload: asked.payload, ...from }),
    uselessAt: challenge.expires_at,
  })
  return ok(challenge)
}
