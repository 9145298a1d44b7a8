import type { Config } from '#platform/config/config.ts'

/** The relying party of passkeys, and the one origin where they work. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/** Returns true for the host forms of `URL` for addresses: IPv4 in four numbers, IPv6 in brackets. */
const isAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)
const loopback = new Set(['127.0.0.1', '[::1]'])

/**
 * WebAuthn identifies sites by their domain name. `localhost` is one; an IP address has none, so passkeys are not
 * offered there.
 */
export function relyingPartyOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): RelyingParty | undefined {
  const { hostname, origin } = new URL(PUBLIC_URL)
  if (loopback.has(hostname)) return { id: 'localhost', origin: origin.replace(hostname, 'localhost') }
  return isAddress(hostname) ? undefined : { id: hostname, origin }
}
