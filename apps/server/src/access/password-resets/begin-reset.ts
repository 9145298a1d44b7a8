import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { isPhone } from '@tessera/domain/access/customers/phone.ts'
import { meantPhone } from '@tessera/domain/access/customers/valid-phone.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { RESET_MINUTES, stepsOfReset } from '@tessera/domain/access/password-resets/steps.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import { findByAccount } from '#access/customers/customers.sql.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireLoginOpen } from '#platform/settings/requirements.ts'
import { findFactors } from '#access/verification/owned-factors.sql.ts'
import { insertReset, lockResettable, lockReset } from './password-resets.sql.ts'
import { sendStep } from './send-step.ts'

type Row = typeof passwordResets.begin

/**
 * Begins a reset. A known and an unknown account take the same steps and get the same response, but no code is sent for
 * an unknown one.
 */
export async function beginReset(
  deps: Deps,
  call: VisitorCall,
  { account, captcha, channel }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> {
  const open = await requireLoginOpen(deps, call)
  if (!open.ok) return open
  const person = await requireCaptcha(deps, call, 'reset', captcha)
  if (!person.ok) return person
  const ticket = deps.random.token()
  return call.inTx(async (tx) => {
    const owner = await resetStepsOf(tx, account)
    const expiresAt = new Date(tx.now.getTime() + RESET_MINUTES * MINUTE_MS)
    await insertReset(tx, { id: deps.random.uuid(), ticket, expiresAt, ...owner })
    const reset = await lockReset(tx, ticket)
    if (reset === undefined) throw new Error('the reset was just inserted but cannot be read')
    const state = await sendStep(deps, tx, { reset, from: call, channel })
    return state.ok ? ok({ ticket, state: state.value }) : state
  })
}

/**
 * Returns the customer and the required proofs. An unknown account requires only the proof of the typed address. So
 * does a frozen account, because a thief of its email must not be able to change anything (decision 0019).
 */
async function resetStepsOf(tx: Tx, account: string) {
  const by = isPhone(account) ? 'mobile' : 'email'
  const known = await findByAccount(tx, account)
  const isOpen = await lockResettable(tx, known?.id ?? null)
  const factors = await findFactors(tx, isOpen && known ? known.id : null)
  const steps = factors && stepsOfReset(factors.owned, by)
  if (known !== undefined && steps !== undefined) return { customerId: known.id, steps, account }
  // Here too all spellings of one phone count together. Otherwise their limits would reveal that it has an account.
  return { customerId: null, steps: [by] as const, account: isPhone(account) ? meantPhone(account) : account }
}
