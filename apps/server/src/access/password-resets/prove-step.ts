import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { tryAuthenticator } from '#access/verification/try-authenticator.ts'
import { refusedCode, tryCode } from '#access/verification/try-code.ts'
import { countStep, type Reset } from './password-resets.sql.ts'
import { requireReset } from './require-reset.ts'
import { sendStep } from './send-step.ts'

type Row = typeof passwordResets.prove
type Refused = Row['refusals'][number]

/** Checks the code of the current step of a reset, and advances if it is right. A wrong try is recorded. */
export async function proveStep(
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  { ticket, code }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Refused>> {
  const done = await call.inTx(async (tx) => {
    const reset = await requireReset(tx, ticket)
    if (!reset.ok) return reset
    const refusal = await tryStep(deps, tx, reset.value, { code, from: call })
    if (refusal !== undefined) return ok({ refusal })
    await countStep(tx, reset.value.id)
    const at = { ...reset.value, done: reset.value.done + 1 }
    const state = await sendStep(deps, tx, { reset: at, from: call, channel: 'sms' })
    return state.ok ? ok({ state: state.value }) : state
  })
  if (!done.ok) return done
  return 'refusal' in done.value ? done.value.refusal : ok(done.value.state)
}

/** Returns the reason for which the step is not proven; undefined if it is. */
async function tryStep(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { steps, done, customer_id: customerId, challenge_id: challengeId }: Reset,
  { code, from }: { readonly code: string; readonly from: VisitorCall },
): Promise<Refusal<Refused> | undefined> {
  if (steps[done] === 'google' && customerId !== null) {
    const tried = await tryAuthenticator(config, tx, { customerId, entryPoint: 'reset', code, from })
    return tried.ok ? undefined : tried
  }
  if (challengeId === null) return refusedCode(undefined)
  const tried = await tryCode(config, tx, { id: challengeId, code, holder: { customerId, sessionId: null } })
  if (tried?.right !== true) return refusedCode(tried)
  // No code was sent for an unknown account, so even a right guess is refused.
  return customerId === null ? refusedCode(undefined) : undefined
}
