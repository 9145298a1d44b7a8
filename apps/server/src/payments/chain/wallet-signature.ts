import {
  address,
  compileOffchainMessageV1Envelope,
  getBase58Encoder,
  getPublicKeyFromAddress,
  getUtf8Encoder,
  isAddress,
  signatureBytes,
  verifySignature,
} from '@solana/kit'

/**
 * Returns the header that the Solana command line puts before a message of plain ASCII (off-chain message version 0).
 */
const commandLine = (text: Uint8Array): Uint8Array =>
  Uint8Array.from([
    0xff,
    ...Buffer.from('solana offchain'),
    0,
    0,
    text.length % 256,
    Math.floor(text.length / 256),
    ...text,
  ])

/** Returns the bytes that wallets sign for a text: the text itself, and both used versions of off-chain messages. */
const formsOf = (text: string, wallet: string): readonly Uint8Array[] => {
  const bytes = Uint8Array.from(getUtf8Encoder().encode(text))
  const requiredSignatories = [{ address: address(wallet) }]
  return [
    bytes,
    commandLine(bytes),
    Uint8Array.from(compileOffchainMessageV1Envelope({ version: 1, content: text, requiredSignatories }).content),
  ]
}

const bytesOf = (signature: string): Uint8Array =>
  Uint8Array.from(signature.endsWith('=') ? Buffer.from(signature, 'base64') : getBase58Encoder().encode(signature))

/**
 * True if the key of `wallet` signed `text`. `signature` is 64 bytes in base58, as wallets and the command line write
 * it, or in base64.
 */
export async function signedByWallet(wallet: string, text: string, signature: string): Promise<boolean> {
  const signed = bytesOf(signature)
  if (!isAddress(wallet) || signed.length !== 64) return false
  const key = await getPublicKeyFromAddress(address(wallet))
  for (const form of formsOf(text, wallet)) if (await verifySignature(key, signatureBytes(signed), form)) return true
  return false
}
