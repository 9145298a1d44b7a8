import type { Rate } from '@tessera/contract/platform/http/endpoint.ts'
import { type ApiScope, MAX_FOREIGN_USES } from '@tessera/domain/access/api-keys/key.ts'
import { mayAct, type MemberRole } from '@tessera/domain/profile/members/roles.ts'
import { isFrom } from '@tessera/domain/access/api-keys/ips.ts'
import { plainIp } from '@tessera/domain/platform/text/ip-address.ts'
import { inTime, type Moment } from '@tessera/domain/access/api-keys/signing.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { waitingTime } from '@tessera/domain/platform/clock/waiting-time.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { KeyHolder, Signed, SignedRefusal } from '#platform/http/signed.ts'
import { sha256 } from '#platform/random/random.ts'
import { byConnection, type Weigh } from '#platform/http/rate-limit.ts'
import { countForeignUse, stopKey } from './api-keys.sql.ts'
import { type KeyReads, type ActiveKey, noteUse } from './authenticate.sql.ts'
import { API_SECRETS } from './create-key.ts'
import { isSignatureOf } from './signature.ts'
import { apiAddressForeign, apiKeyUnknown, apiRequestRepeated, apiSignatureWrong } from './refusals.ts'

type SignedDeps = Pick<Deps, 'config' | 'db' | 'inTx'> & { readonly weigh: Weigh; readonly keys: KeyReads }
type Answer = Outcome<KeyHolder, SignedRefusal>

/** Limit of failed requests from one network address. Above it, the address gets only the refusal of the rate limit. */
const FAILURES = { points: 300, seconds: 60 } as const satisfies Rate

async function counted({ weigh }: Pick<SignedDeps, 'weigh'>, ip: string, refused: Answer): Promise<Answer> {
  const { waitSeconds } = await weigh('api-failures', byConnection(ip), FAILURES, 1)
  return waitSeconds === undefined ? refused : refuse('TOO_MANY_REQUESTS', { params: waitingTime(waitSeconds) })
}

const activeKeyOf = async (keys: KeyReads, apiKey: string, digest = ''): Promise<ActiveKey | undefined> =>
  apiKey.length >= 16 && apiKey.length <= 128 ? keys.find({ apiKey, digest }) : undefined

/** Authenticates by the key alone, without a signature, for the few calls for which the Binance API does the same. */
export async function authenticateKey(
  deps: Pick<SignedDeps, 'keys' | 'weigh'>,
  { apiKey, ip }: { readonly apiKey: string; readonly ip: string },
): Promise<Answer> {
  const key = await activeKeyOf(deps.keys, apiKey)
  if (key === undefined) return counted(deps, ip, apiKeyUnknown)
  return isFrom(ip, key.ips) ? ok(holderOf(key)) : counted(deps, ip, apiAddressForeign(plainIp(ip)))
}

/**
 * Authenticates a signed request. Checks in this order: valid key, right signature, in time, listed address, not
 * repeated, within the rate limit. A right signature from an unlisted address is counted, and several of them stop the
 * key.
 */
export async function authenticateSigned(deps: SignedDeps, signed: Signed): Promise<Answer> {
  const answer = await recognise(deps, signed)
  return answer.ok || answer.code === 'TOO_MANY_REQUESTS' ? answer : counted(deps, signed.ip, answer)
}

async function recognise(deps: SignedDeps, signed: Signed): Promise<Answer> {
  const digest = sha256(signed.text)
  const key = await activeKeyOf(deps.keys, signed.apiKey, digest)
  if (key === undefined) return apiKeyUnknown
  if (!isSignatureOf(secretOf(deps, key), signed.text, signed.signature)) return apiSignatureWrong
  const timely = inTime(signed, key.now.getTime())
  if (!timely.ok) return timely
  const ip = plainIp(signed.ip)
  if (!isFrom(ip, key.ips)) {
    // Recorded separately, so that an attacker who intercepts a request and sends it first does not block it for its
    // owner.
    const foreignDigest = sha256(`elsewhere ${signed.text}`)
    if (
      key.usedAtEndpoint === null &&
      (await deps.keys.remember({ key: key.id, digest: foreignDigest, endpoint: signed.endpoint })).fresh
    )
      await noteForeignUse(deps, key, ip, signed.userAgent)
    return apiAddressForeign(ip)
  }
  const mayRepeat = (endpoint: string): boolean => signed.repeatable && endpoint === signed.endpoint
  if (key.usedAtEndpoint !== null && !mayRepeat(key.usedAtEndpoint)) return apiRequestRepeated
  const admitted = await signed.admit(holderOf(key))
  if (!admitted.ok) return admitted
  const firstUse =
    key.usedAtEndpoint === null
      ? await deps.keys.remember({ key: key.id, digest, endpoint: signed.endpoint })
      : { fresh: false, endpoint: key.usedAtEndpoint }
  if (!firstUse.fresh && !mayRepeat(firstUse.endpoint)) return apiRequestRepeated
  if (key.stale) await noteUse(deps.db, key.id, ip)
  return ok(holderOf(key, { timestampMs: signed.timestampMs, windowMs: signed.windowMs }))
}

const holderOf = (key: ActiveKey, made?: Moment): KeyHolder => ({
  sessionId: key.id,
  customerId: key.customer_id,
  kyc: key.kyc,
  status: key.customer_status,
  secured: key.secured,
  sub: key.sub ?? undefined,
  login: key.login ?? undefined,
  isCompany: key.company,
  isRuled: key.hasSignatureRule,
  apiKey: {
    id: key.id,
    type: key.public_key === null ? 'hmac' : 'ed25519',
    scopes: key.login === null ? key.scopes : key.scopes.filter(within(key.login.roles)),
    actsFrom: key.acts_from,
    now: key.now,
    made,
    power: key.power ?? undefined,
  },
})

/** A key never has more rights than its creator currently has. */
const within =
  (roles: readonly MemberRole[]) =>
  (scope: ApiScope): boolean =>
    mayAct(roles, ({ read: 'view', trade: 'trade', withdraw: 'pay' } as const)[scope])

const secretOf = ({ config }: Pick<SignedDeps, 'config'>, key: ActiveKey): Parameters<typeof isSignatureOf>[0] =>
  key.public_key === null
    ? { secret: cipherFor(config, API_SECRETS).open(key.secret_sealed ?? '') }
    : { publicKey: key.public_key }

/** Counts a right signature from an unlisted address: the sender may have stolen the secret (threat API-06). */
async function noteForeignUse(
  { inTx }: Pick<SignedDeps, 'inTx'>,
  key: ActiveKey,
  ip: string,
  userAgent: string,
): Promise<void> {
  await inTx(`customer:${key.customer_id}`)(async (tx) => {
    const uses = await countForeignUse(tx, key.id)
    if (uses < MAX_FOREIGN_USES || (await stopKey(tx, key.id)) === 0n) return ok(undefined)
    await insertSecurityEvent(tx, key.customer_id, 'api_key_stopped', { ip, userAgent })
    await recordAct(tx, { action: 'api_keys.stop', target: { type: 'api_key', id: key.id }, ip })
    await notify(tx, key.customer_id, { kind: 'api_key_stopped', params: { label: key.label, ip } })
    return ok(undefined)
  })
}
