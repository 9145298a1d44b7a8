import { BlockList, isIP } from 'node:net'
import { isOnInternet } from '@tessera/domain/platform/text/ip-address.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

/** Returns true for 127.0.0.0/8, written as IPv4. */
export const isLoopback = (address: string): boolean => isIP(address) === 4 && loopback.check(address, 'ipv4')

/** Returns the host of a URL as an address or a name, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const LOWEST_FREE_PORT = 1024

/**
 * Returns the URL if its text allows webhooks there; undefined otherwise. The resolved IP address is checked at each
 * delivery. `local` allows http and loopback addresses, for the local world.
 */
export function webhookUrl(text: string, local: boolean): URL | undefined {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  const host = hostOf(url)
  if (local && isLoopback(host)) return url
  if (url.protocol !== 'https:' || (url.port !== '' && Number(url.port) < LOWEST_FREE_PORT)) return undefined
  return isIP(host) === 0 || isOnInternet(host) ? url : undefined
}
