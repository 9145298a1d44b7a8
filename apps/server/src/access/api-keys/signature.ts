import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto'

/** The encoding of signatures: lower-case hex of an HMAC-SHA256, or base64 of an Ed25519 signature. */
type Key = { readonly secret: string } | { readonly publicKey: string }

/** True if `signature` is the signature of `text`. Compares in constant time. */
export function isSignatureOf(key: Key, text: string, signature: string): boolean {
  if ('secret' in key) {
    const expected = Buffer.from(createHmac('sha256', key.secret).update(text, 'utf8').digest('hex'))
    const received = Buffer.from(signature)
    return expected.length === received.length && timingSafeEqual(expected, received)
  }
  const der = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' })
  const bytes = Buffer.from(signature, 'base64')
  return bytes.length === 64 && verify(null, Buffer.from(text, 'utf8'), der, bytes)
}
