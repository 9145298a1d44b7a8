import type { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { fillFromRegister, type FillRefusal, mayFill } from '#identity/companies/fill-from-register.ts'
import { companyVerification } from '#identity/companies/company-verification.ts'
import { finishAttempt, type FinishRefusal, startAttempt, type StartRefusal } from '#identity/fapi/attempt.ts'
import { type ConfiguredVendor, failure } from '#identity/fapi/vendors.ts'
import { requireActive } from '#identity/kyc/may-open-file.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { companyOf } from './entity-info.ts'

type Input = InputOf<typeof corppass.enterpriseConfig>
type Step = z.input<(typeof corppass.enterpriseConfig)['reply']>
type ConfigDeps = Pick<Deps, 'config' | 'random' | 'log'>
type Refusal = FillRefusal | StartRefusal | FinishRefusal
type Filled = NonNullable<Step['standing']>

/** Runs the step that the page requests: check availability, start, or fill the application after the return. */
export async function enterpriseConfig(
  deps: ConfigDeps,
  at: ConfiguredVendor | undefined,
  call: CustomerCall,
  { action, code, state, iss, error }: Input,
): Promise<Outcome<Step, Refusal>> {
  const { customerId } = call.customer
  const active = await call.inTx((tx) => requireActive(tx, customerId))
  if (!active.ok) return active
  const here = {
    available: at !== undefined,
    authUrl: null,
    state: null,
    scopes: deps.config.CORPPASS_SCOPE.split(' '),
    standing: null,
  }
  if (action === 'look') return ok(here)
  if (action === 'start') {
    const started = await startAttempt(deps, call, { vendor: 'corppass', at }, (tx) => mayBegin(tx, customerId))
    return started.ok ? ok({ ...here, ...started.value }) : started
  }
  const filled = await finishAttempt(deps, call, {
    vendor: 'corppass',
    at,
    params: { code, state, iss, error },
    may: (tx) => mayFill(tx, customerId),
    keep: (tx, claims) => fillApplication(deps, tx, call, claims),
  })
  return filled.ok ? ok({ ...here, standing: filled.value }) : filled
}

/** The choice of identity becomes final with the first pushed request. */
async function mayBegin(tx: Tx, customerId: string): Promise<Outcome<undefined, FillRefusal>> {
  const may = await mayFill(tx, customerId)
  return may.ok ? ok(undefined) : may
}

/** Fills the application. Refuses a response that does not have the published shape. */
async function fillApplication(
  deps: ConfigDeps,
  tx: Tx,
  { customer: { customerId }, locale }: Pick<CustomerCall, 'customer' | 'locale'>,
  claims: Readonly<Record<string, unknown>>,
): Promise<Outcome<Filled, FillRefusal | 'MYINFO_TRY_AGAIN' | 'MYINFO_UNREACHABLE'>> {
  const company = companyOf(claims)
  if (company === undefined) {
    deps.log.warn(
      { vendor: 'corppass', step: 'userinfo', fault: 'does not match the published format' },
      'Corppass sent data that does not match its published format',
    )
    return failure('corppass', { ok: false, why: 'refused' })
  }
  const filled = await fillFromRegister(deps, tx, customerId, company)
  return filled.ok ? ok(await companyVerification(tx, { customerId, locale })) : filled
}
