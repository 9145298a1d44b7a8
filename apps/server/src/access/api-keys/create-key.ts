import type { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { type KeyRights, lifeOf } from '@tessera/domain/access/api-keys/key.ts'
import { type IpsRefusal, readIps } from '@tessera/domain/access/api-keys/ips.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockCustomerState, requireSecured } from '#access/customers/customer-state.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findSubAccount } from '#access/customers/family.sql.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { type ApiKeyRow, insertKey, takeSlot } from './api-keys.sql.ts'
import { noteChange } from './note-change.ts'
import { subAccountNotAllowed } from '#platform/http/refusals.ts'
import { apiKeyLimitReached } from './refusals.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

/** The encryption purpose of key secrets. */
export const API_SECRETS = 'api-secrets'

type KeyRequest = InputOf<typeof apiKeys.create>
type Refused = (typeof apiKeys.create.refusals)[number]
export type Made = { readonly apiKey: string; readonly secret: string | null; readonly row: ApiKeyRow }

/** Returns the time from which a new key, or one with new rights, may trade and withdraw (threat API-06). */
export const actsFrom = async (tx: Tx): Promise<Date> =>
  new Date(tx.now.getTime() + (await readSetting(tx, 'waits')).newApiKeyHours * HOUR_MS)

type RightsRefusal = IpsRefusal | 'API_KEY_WITHDRAW_NEEDS_IPS'
/** Parses the addresses of a request, and computes when a key with them expires. */
export function readRights(
  { scopes, ips }: Pick<KeyRequest, 'scopes' | 'ips'>,
  now: Date,
): Outcome<KeyRights & { readonly expiresAt: Date | null }, RightsRefusal> {
  const list = readIps(ips)
  if (!list.ok) return list
  const life = lifeOf({ scopes, ips: list.value }, now)
  return life.ok ? ok({ scopes, ips: list.value, expiresAt: life.value }) : life
}

/** Returns a new key and its secret, with the stored form of both. A key with a public key has no secret. */
export function keySecrets({ config, random }: Pick<Deps, 'config' | 'random'>, publicKey: string | undefined) {
  const apiKey = `tsk_${random.token()}`
  const secret = publicKey === undefined ? `sec_${random.token()}` : null
  const stored = {
    keyHash: sha256(apiKey),
    ending: apiKey.slice(-4),
    secretSealed: secret === null ? null : cipherFor(config, API_SECRETS).seal(secret),
    publicKey: publicKey ?? null,
  }
  return { apiKey, secret, stored }
}

/** Creates a key. Only this response contains the secret; the database has its ciphertext, or the public key. */
export const createKey = (
  deps: Pick<Deps, 'config' | 'random'>,
  call: CustomerCall,
  request: KeyRequest,
): Promise<Outcome<Made, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<Made, Refused>> => {
    const { customerId } = call.customer
    const holder = await holderOf(tx, customerId, request)
    if (!holder.ok) return holder
    const slot = await takeSlot(tx, holder.value)
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const rights = readRights(request, tx.now)
    if (!rights.ok) return rights
    if (slot === undefined) return apiKeyLimitReached
    const proven = await proveCreation(tx, customerId, request)
    if (!proven.ok) return proven
    const { apiKey, secret, stored } = keySecrets(deps, request.publicKey)
    const row = await insertKey(tx, {
      ...rights.value,
      ...stored,
      id: deps.random.uuid(),
      customerId: holder.value,
      madeBy: call.customer.login?.id ?? null,
      powerId: null,
      slot,
      label: request.label,
      actsFrom: await actsFrom(tx),
    })
    await noteChange(tx, call, 'created', row)
    return ok({ apiKey, secret, row })
  })

/** Returns the account for which the key acts: the owner's, or a sub-account, which can never withdraw. */
async function holderOf(
  tx: Tx,
  customerId: string,
  { subAccountId, scopes }: KeyRequest,
): Promise<Outcome<string, 'NOT_FOUND' | 'SUB_ACCOUNT_NOT_ALLOWED'>> {
  if (subAccountId === undefined) return ok(customerId)
  // Owners are locked before their sub-accounts.
  await lockCustomerState(tx, customerId)
  const sub = await findSubAccount(tx, customerId, subAccountId)
  if (sub === undefined) return refuse('NOT_FOUND')
  return scopes.includes('withdraw') ? subAccountNotAllowed : ok(sub.id)
}

const proveCreation = (
  tx: Tx,
  customerId: string,
  { label, scopes, ips, publicKey, subAccountId, verifyToken }: KeyRequest,
) =>
  consumeVerifyToken(tx, {
    token: verifyToken,
    scene: 'create_api_key',
    customerId,
    payload: {
      label,
      scopes: scopes.join(),
      ips,
      publicKey: publicKey ?? '',
      ...(subAccountId !== undefined && { subAccountId }),
    },
  })
