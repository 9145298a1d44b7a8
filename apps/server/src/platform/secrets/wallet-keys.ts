import { createHmac } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

export type KeyPair = KeyPairSigner

/**
 * Returns the keys of one chain, derived from one master seed. They exist only in the signer's memory and are never
 * stored.
 */
export function openKeys(masterSeed: string, chain: string) {
  const keyOf = (name: string): Promise<KeyPair> =>
    createKeyPairSignerFromPrivateKeyBytes(
      createHmac('sha512', masterSeed).update(`${chain}/${name}`).digest().subarray(0, 32),
    )
  return {
    hotWallet: (): Promise<KeyPair> => keyOf('hot wallet'),
    depositWallet: (customerId: string): Promise<KeyPair> => keyOf(`deposit/${customerId}`),
  }
}
export type Keys = ReturnType<typeof openKeys>
