import type { APIRequestContext } from '@playwright/test'
import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { clientOf, once } from './client-of.ts'
import { readMailedCode } from './outbox.ts'
import { ownAtProvider } from '../../world/src/people/own-at-provider.ts'

type Who = {
  readonly request: APIRequestContext
  readonly baseUrl: string
  readonly token: string
  readonly phone: string
}

/** Returns the token for exactly this payload, by a code to the phone. */
export async function prove<S extends SignedInScene>(who: Who, scene: S, payload: VerifyPayload<S>): Promise<string> {
  const codes = clientOf(who.baseUrl, who.token, verification)
  let challengeId = ''
  const code = await readMailedCode(who.request, who.phone, async () => {
    challengeId = (await codes.sendCode({ scene, payload })).challengeId
  })
  return (await codes.prove({ challengeId, code })).verifyToken
}

export type Key = { readonly id: string; readonly apiKey: string; readonly secret: string }

/** Creates a key with all rights for this machine. The local world has no waiting period. */
export async function openKey(who: Who, label: string, ips = '127.0.0.1'): Promise<Key> {
  const scopes = ['read', 'trade', 'withdraw'] as const
  const verifyToken = await prove(who, 'create_api_key', { label, scopes: scopes.join(), ips, publicKey: '' })
  const made = await clientOf(who.baseUrl, who.token, apiKeys).create({ label, scopes: [...scopes], ips, verifyToken })
  return { id: made.key.id, apiKey: made.apiKey, secret: made.secret ?? '' }
}

/** Adds an address to the customer's book and lets API keys pay it without a code. */
export async function trustAddress(who: Who, address: string): Promise<void> {
  const book = clientOf(who.baseUrl, who.token, withdrawals)
  const payload = { coin: 'tUSD', chain: 'solana_devnet', address }
  const added = await prove(who, 'add_address', payload)
  const { id } = await book.addAddress(
    { ...payload, remark: 'ccxt', beneficiary: ownAtProvider, verifyToken: added },
    once(),
  )
  await book.trustAddress({ id, verifyToken: await prove(who, 'trust_address', payload) }, once())
}
