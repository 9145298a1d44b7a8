import { type Address, getAddressDecoder } from '@solana/kit'
import { generateKeyPairSync } from 'node:crypto'

/** A new wallet address. */
export function freshAddress(): Address {
  const { publicKey } = generateKeyPairSync('ed25519')
  return getAddressDecoder().decode(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
}
