import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that IANA does not list as globally reachable, and multicast. */
const closed = new BlockList()
for (const [first, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(first, prefix, 'ipv4')

/**
 * Inside 2000::/3: protocol assignments with Teredo, documentation, 6to4. IPv4-mapped, IPv4-compatible, NAT64, unique local and
 * link-local addresses are outside it.
 */
for (const [first, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  closed.addSubnet(first, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

/** True if the address is on the Internet. An IPv6 address that embeds an IPv4 address never is. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** True for 127.0.0.0/8, written as IPv4. */
export const isLoopback = (address: string): boolean => isIP(address) === 4 && loopback.check(address, 'ipv4')

/** The host of a URL as an address or a name, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

const LOWEST_FREE_PORT = 1024

/**
 * Returns the URL if its text allows sending events there; undefined otherwise. The resolved IP address is checked at
 * each delivery. `local` allows http and loopback addresses, for the local world.
 */
export function webhookUrl(text: string, local: boolean): URL | undefined {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  const host = hostOf(url)
  if (local && isLoopback(host)) return url
  if (url.protocol !== 'https:' || (url.port !== '' && Number(url.port) < LOWEST_FREE_PORT)) return undefined
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined
}
