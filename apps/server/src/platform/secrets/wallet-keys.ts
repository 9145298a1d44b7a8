import { createHmac } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

export type KeyPair = KeyPairSigner

/** The keys of one chain, all from one master seed: they exist in the signer's memory only and are never stored. */
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
