import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { type Cipher, cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { endAttempt, insertVendorAttempt, lockAttempt, type Owner, markUsed } from './attempts.sql.ts'
import { AttemptSecrets, type StartedRequest, type VendorName } from './client.ts'
import { type ConfiguredVendor, failure } from './vendors.ts'
import { myinfoAttemptUnknown, myinfoAttemptUsed, myinfoDeclined, myinfoNotAvailable } from './refusals.ts'

type AttemptDeps = Pick<Deps, 'config' | 'random' | 'log'>
type Call = Pick<CustomerCall, 'customer' | 'inTx'>

/** Minutes that a person has at the vendor. */
export const ATTEMPT_MINUTES = 15

const cipherOf = ({ config }: Pick<Deps, 'config'>): Cipher => cipherFor(config, 'identity vendor attempt')
const ownerOf = ({ customer }: Pick<Call, 'customer'>, vendor: VendorName): Owner => ({
  customerId: customer.customerId,
  sessionId: customer.sessionId,
  vendor,
})

export type StartRefusal = 'MYINFO_NOT_AVAILABLE' | 'MYINFO_UNREACHABLE' | 'MYINFO_TRY_AGAIN'

/**
 * Pushes a request to the vendor and stores its secrets for this session. `may` runs in the transaction that stores the
 * request and makes the choice of identity final. Changes nothing if the vendor is down. The request contains no
 * personal data.
 */
export async function startAttempt<C extends string>(
  deps: AttemptDeps,
  call: Call,
  { vendor, at }: { readonly vendor: VendorName; readonly at: ConfiguredVendor | undefined },
  may: (tx: Tx) => Promise<Outcome<unknown, C>>,
): Promise<Outcome<Pick<StartedRequest, 'authUrl' | 'state'>, C | StartRefusal>> {
  if (at === undefined) return myinfoNotAvailable(vendor)
  const started = await (await at.client()).start()
  if (!started.ok) return failure(vendor, started)
  const { authUrl, state, secrets } = started.value
  return call.inTx(async (tx) => {
    const allowed = await may(tx)
    if (!allowed.ok) return allowed
    await insertVendorAttempt(tx, ownerOf(call, vendor), {
      id: deps.random.uuid(),
      state,
      secretsSealed: cipherOf(deps).seal(JSON.stringify(secrets)),
      expiresAt: new Date(tx.now.getTime() + ATTEMPT_MINUTES * MINUTE_MS),
    })
    return ok({ authUrl, state })
  })
}

/** The parameters of the vendor's return address. */
export type ReturnParams = {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}
export type FinishRefusal =
  | 'MYINFO_NOT_AVAILABLE'
  | 'MYINFO_ATTEMPT_UNKNOWN'
  | 'MYINFO_ATTEMPT_USED'
  | 'MYINFO_DECLINED'
  | 'MYINFO_UNREACHABLE'
  | 'MYINFO_TRY_AGAIN'

type FinishOptions<T, C extends string> = {
  readonly vendor: VendorName
  readonly at: ConfiguredVendor | undefined
  readonly params: ReturnParams
  /** Checks that the data may be stored, before it is requested from the vendor (threat KYC-11). */
  readonly may: (tx: Tx) => Promise<Outcome<unknown, C>>
  readonly keep: (tx: Tx, claims: Readonly<Record<string, unknown>>) => Promise<Outcome<T, C>>
}

/**
 * Finishes an attempt of this session with the parameters from the browser. The attempt is marked as used before the
 * vendor is called, so that only one of two equal calls continues.
 */
export async function finishAttempt<T, C extends string>(
  deps: AttemptDeps,
  call: Call,
  { vendor, at, params, may, keep }: FinishOptions<T, C>,
): Promise<Outcome<T, C | FinishRefusal>> {
  if (at === undefined) return myinfoNotAvailable(vendor)
  const taken = await call.inTx(async (tx) => {
    const allowed = await may(tx)
    return allowed.ok ? takeAttempt(deps, tx, ownerOf(call, vendor), params.state) : allowed
  })
  if (!taken.ok) return taken
  const { id, secrets } = taken.value
  const { code, state = '', iss, error } = params
  if (iss !== at.issuer || code === undefined || error !== undefined) {
    const isRefusal = iss === at.issuer && error === 'access_denied'
    await call.inTx(async (tx) => ok(await endAttempt(tx, id, isRefusal ? 'declined' : 'failed')))
    if (isRefusal) return myinfoDeclined(vendor)
    deps.log.warn(
      { vendor, step: 'return', isIssuerRight: iss === at.issuer, hasAnswer: code !== undefined },
      'the identity vendor sent the browser back without a valid answer',
    )
    return failure(vendor, { ok: false, why: 'refused' })
  }
  const claims = await (await at.client()).finish({ code, state, iss }, secrets)
  if (!claims.ok) {
    await call.inTx(async (tx) => ok(await endAttempt(tx, id, 'failed')))
    return failure(vendor, claims)
  }
  return call.inTx(async (tx) => {
    await endAttempt(tx, id, 'finished')
    return keep(tx, claims.value)
  })
}

async function takeAttempt(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  owner: Owner,
  state: string | undefined,
): Promise<Outcome<{ id: string; secrets: AttemptSecrets }, 'MYINFO_ATTEMPT_UNKNOWN' | 'MYINFO_ATTEMPT_USED'>> {
  const row = state === undefined ? undefined : await lockAttempt(tx, owner, state)
  if (row === undefined) return myinfoAttemptUnknown
  if (row.secrets_sealed === null) return myinfoAttemptUsed
  if (row.expires_at < tx.now) return myinfoAttemptUnknown
  const secrets = AttemptSecrets.parse(JSON.parse(cipherOf(deps).open(row.secrets_sealed)))
  await markUsed(tx, row.id)
  return ok({ id: row.id, secrets })
}
