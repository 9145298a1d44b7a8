import { IPS_LENGTH } from '@tessera/domain/access/api-keys/ip-limits.ts'
import { apiKeyMachine, apiScopes } from '@tessera/domain/access/api-keys/key.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, line, Nothing, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

export const ApiKeyLabel = line(20)
/** Scopes in the order of the list, each once, so that each set of rights has only one form. */
export const ApiScopes = z
  .array(z.enum(apiScopes))
  .min(1)
  .refine((scopes) => apiScopes.filter((scope) => scopes.includes(scope)).join() === scopes.join(), {
    params: { rule: 'scopes' },
  })
/**
 * IPv4 and IPv6 addresses, and networks by their first address and size (198.51.100.0/24), separated by commas; empty
 * for any. domain/api-keys/ips.ts parses them and limits the size of a network.
 */
export const ApiKeyIps = z.string().max(IPS_LENGTH)
const apiKeyTypes = ['hmac', 'ed25519'] as const
/** An Ed25519 public key: the base64 between the lines of its PEM file. */
export const Ed25519PublicKey = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/)

export const ApiKey = z
  .object({
    id: Id,
    label: z.string(),
    /** The last four characters of the key. */
    ending: z.string(),
    type: z.enum(apiKeyTypes),
    scopes: z.array(z.enum(apiScopes)),
    ips: z.array(z.string()),
    status: z.enum(statusesOf(apiKeyMachine)),
    createdAt: Time,
    /** The key reads at once, and trades and withdraws from then on. */
    actsFrom: Time,
    expiresAt: Time.nullable(),
    lastUsedAt: Time.nullable(),
    /** The sub-account for which the key acts; null for the caller's own account. */
    subAccount: z.object({ id: Id, name: z.string() }).nullable(),
    /** The broker that has the key by a power of attorney; null for the customer's own key. */
    broker: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })

const rights = { label: ApiKeyLabel, scopes: ApiScopes, ips: ApiKeyIps }

export const apiKeys = endpoints({
  create: {
    method: 'POST',
    path: 'ex/openapi/create_open_api',
    summary: 'Creates an API key. Its secret appears only in this response',
    who: 'approved',
    memberRight: 'administer',
    rate: { points: 60, seconds: 3600 },
    input: z
      .object({
        ...rights,
        /**
         * How requests are signed: HMAC-SHA256, or Ed25519, which needs a public key. If absent, the public key
         * decides.
         */
        type: z.enum(apiKeyTypes).optional(),
        publicKey: Ed25519PublicKey.optional(),
        /** The key acts for this sub-account of the caller and can never withdraw. */
        subAccountId: Id.optional(),
        /** Scene `create_api_key`, bound to {label, scopes, ips, publicKey, subAccountId}; scopes joined by commas. */
        verifyToken: VerifyToken,
      })
      .refine(({ type, publicKey }) => type === undefined || (type === 'ed25519') === (publicKey !== undefined), {
        path: ['type'],
        params: { rule: 'keyType' },
      }),
    reply: z.object({
      apiKey: z.string(),
      secret: z.string().nullable(),
      expiresAt: Time.nullable(),
      key: ApiKey,
    }),
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'API_KEY_IPS_INVALID',
      'API_KEY_NETWORK_TOO_WIDE',
      'API_KEY_NETWORK_BEGINS_ELSEWHERE',
      'API_KEY_TOO_MANY_IPS',
      'NOT_FOUND',
      'SUB_ACCOUNT_NOT_ALLOWED',
      'API_KEY_WITHDRAW_NEEDS_IPS',
      'API_KEY_LIMIT_REACHED',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  list: {
    method: 'POST',
    path: 'ex/openapi/my_api_list',
    summary: 'API keys of the caller’s account and its sub-accounts, newest first',
    who: 'customer',
    memberRight: 'administer',
    reads: true,
    input: z.object({}),
    reply: z.object({ rows: z.array(ApiKey), max: z.number().int() }),
    refusals: [],
  },
  one: {
    method: 'POST',
    path: 'ex/openapi/open_api_one',
    summary: 'One of the caller’s API keys',
    who: 'customer',
    memberRight: 'administer',
    reads: true,
    input: z.object({ id: Id }),
    reply: ApiKey,
    refusals: ['NOT_FOUND'],
  },
  update: {
    method: 'POST',
    path: 'ex/openapi/update_open_api',
    summary:
      'Changes the permissions and addresses of a key, and resumes a stopped one. Added permissions start a new waiting period',
    who: 'approved',
    memberRight: 'administer',
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      id: Id,
      ...rights,
      /** Scene `update_api_key`, bound to {id, label, scopes, ips}; scopes joined by commas. */
      verifyToken: VerifyToken,
    }),
    reply: ApiKey,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'NOT_FOUND',
      'BROKER_KEY_FIXED',
      'SUB_ACCOUNT_NOT_ALLOWED',
      'API_KEY_IPS_INVALID',
      'API_KEY_NETWORK_TOO_WIDE',
      'API_KEY_NETWORK_BEGINS_ELSEWHERE',
      'API_KEY_TOO_MANY_IPS',
      'API_KEY_WITHDRAW_NEEDS_IPS',
      'API_KEY_OF_ANOTHER',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  delete: {
    method: 'POST',
    path: 'ex/openapi/delete_open_api',
    summary: 'Deletes a key at once, wherever it is in use',
    who: 'customer',
    memberRight: 'administer',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})
