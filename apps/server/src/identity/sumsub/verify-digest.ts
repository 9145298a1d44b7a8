import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'

export type DigestAlgorithm = Config['SUMSUB_WEBHOOK_ALGORITHM']
const hashOf: Record<DigestAlgorithm, string> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' }

export const digestOf = (algorithm: DigestAlgorithm, secret: string, body: Buffer): string =>
  createHmac(hashOf[algorithm], secret).update(body).digest('hex')

type SignedBody = { readonly digest: unknown; readonly announced: unknown; readonly body: Buffer }

/**
 * True if the digest is the HMAC of these bytes with the configured algorithm, compared in constant time. A webhook
 * with another algorithm or none in its header is refused, so that the header cannot select a weaker one (threat
 * KYC-01).
 */
export function isFromSumsub(
  { algorithm, secret }: { readonly algorithm: DigestAlgorithm; readonly secret: string },
  { digest, announced, body }: SignedBody,
): boolean {
  if (announced !== algorithm || typeof digest !== 'string') return false
  const [right, given] = [Buffer.from(digestOf(algorithm, secret, body)), Buffer.from(digest.toLowerCase())]
  return right.length === given.length && timingSafeEqual(right, given)
}
