import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/** Lifetime of a link in seconds (decision G60). */
const LINK_SECONDS = 60

type Settings = Pick<Config, 'SECRET_KEY' | 'PUBLIC_URL'>
type Signed = { readonly id: string; readonly until: string; readonly signature: string }

const signatureOf = (config: Pick<Settings, 'SECRET_KEY'>, id: string, until: string): string =>
  createHmac('sha256', derivedKey(config, 'upload links')).update(`${id}\n${until}`).digest('base64url')

/** Returns the address that opens an upload without a token, with its expiry. */
export function signedLink(
  config: Settings,
  id: string,
  now: Date,
): { readonly url: string; readonly expiresAt: Date } {
  const seconds = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  const until = String(seconds)
  const query = new URLSearchParams({ id, until, signature: signatureOf(config, id, until) })
  const url = new URL(`/upload/api/v1/uploads/signed?${query}`, config.PUBLIC_URL).href
  return { url, expiresAt: new Date(seconds * 1000) }
}

/** Returns true if the signature is ours and the link has not expired. */
export function isSigned(config: Pick<Settings, 'SECRET_KEY'>, { id, until, signature }: Signed, now: Date): boolean {
  const [received, expected] = [Buffer.from(signature), Buffer.from(signatureOf(config, id, until))]
  return (
    received.length === expected.length && timingSafeEqual(received, expected) && Number(until) * 1000 > now.getTime()
  )
}
