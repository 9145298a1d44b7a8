import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { ResetState } from '@tessera/contract/access/password-resets/password-resets.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { issueCode, type SendRefused } from '#access/verification/issue-code.ts'
import { type Reset, setChallenge } from './password-resets.sql.ts'

type State = z.input<typeof ResetState>
type From = Pick<VisitorCall, 'ip' | 'userAgent' | 'locale'>

const silent = { resendAt: null, expiresAt: null, masked: null } as const
const masks = { email: maskEmail, mobile: maskPhone } as const

/** Sends the code of the current step, if it needs one, and returns the state. Sends nothing for an unknown account. */
export async function sendStep(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  { reset, from, channel }: { readonly reset: Reset; readonly from: From; readonly channel: 'sms' | 'voice' },
): Promise<Outcome<State, SendRefused>> {
  const step = reset.steps[reset.done] ?? 'password'
  if (step === 'google' || step === 'password') return ok({ step, ...silent })
  const own = step === 'email' ? reset.email : reset.phone
  const target = reset.customer_id === null ? reset.account : own
  assert(target, 'the account of a reset lacks the factor of its step')
  const lang: Locale = reset.lang ?? from.locale
  const sent = await issueCode(deps, tx, {
    scene: 'reset',
    proof: step,
    target,
    channel,
    requestedBy: reset.done === 0 ? 'visitor' : 'owner',
    customerId: reset.customer_id,
    sessionId: null,
    payload: {},
    words: { kind: 'reset_code', lang },
    from: { ip: from.ip, userAgent: from.userAgent },
    isAccountUnknown: reset.customer_id === null,
  })
  if (!sent.ok) return sent
  await setChallenge(tx, reset.id, sent.value.id)
  return ok({
    step,
    masked: reset.done === 0 ? null : masks[step](target),
    resendAt: sent.value.resend_at.toISOString(),
    expiresAt: sent.value.expires_at.toISOString(),
  })
}
