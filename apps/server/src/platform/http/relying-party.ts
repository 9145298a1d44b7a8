import type { Config } from '#platform/config/config.ts'

/** Who a passkey is made for, and the one address at which it answers. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/** As `URL` writes them: IPv4 in four numbers, IPv6 in brackets. */
const isAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)
const loopback = new Set(['127.0.0.1', '[::1]'])

/**
 * WebAuthn knows sites by their domain name. The machine that one sits at has one, `localhost`; another network address
 * has none, and there are no passkeys then.
 */
export function relyingPartyOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): RelyingParty | undefined {
  const { hostname, origin } = new URL(PUBLIC_URL)
  if (loopback.has(hostname)) return { id: 'localhost', origin: origin.replace(hostname, 'localhost') }
  return isAddress(hostname) ? undefined : { id: hostname, origin }
}
