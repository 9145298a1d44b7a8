import ipaddr from 'ipaddr.js'

/** An address or a network: the address as written, and the number of leading bits that all its addresses share. */
export type IpNetwork = { readonly ip: Ip; readonly bits: number }
type Ip = ipaddr.IPv4 | ipaddr.IPv6

/** Returns an IPv4 address in four decimal parts or an IPv6 address without a zone; undefined for any other text. */
function parseIp(text: string): Ip | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  if (text.includes('%') || compatible.test(text) || !ipaddr.IPv6.isValid(text)) return undefined
  const ip = ipaddr.IPv6.parse(text)
  return ip.isIPv4MappedAddress() ? ip.toIPv4Address() : ip
}

/** An IPv4-compatible address (RFC 4291, deprecated), which the library would read as an IPv4-mapped one. */
const compatible = /^::\d+\.\d+\.\d+\.\d+$/

const isIpv6 = (ip: Ip): ip is ipaddr.IPv6 => ip.kind() === 'ipv6'

/** Returns `203.0.113.24`, or an IPv6 address as RFC 5952 writes it. */
export const ipText = (ip: Ip): string => (isIpv6(ip) ? ip.toRFC5952String() : ip.toString())

/** Returns the network of `203.0.113.0/24`, or an address as a network of its own; undefined for any other text. */
export function parseIpNetwork(text: string): IpNetwork | undefined {
  const [address = '', count, ...more] = text.split('/')
  const ip = parseIp(address)
  if (ip === undefined || more.length > 0) return undefined
  const max = bitsOf(ip)
  if (count === undefined) return { ip, bits: max }
  return /^(?:0|[1-9]\d{0,2})$/.test(count) && Number(count) <= max ? { ip, bits: Number(count) } : undefined
}

/** Returns the length of an address: 32 or 128 bits. */
export const bitsOf = (ip: Ip): number => (isIpv6(ip) ? 128 : 32)

/** Returns the first address of a network, as text. */
export function firstOf({ ip, bits }: IpNetwork): string {
  const cidr = `${ip.toString()}/${bits}`
  return ipText(isIpv6(ip) ? ipaddr.IPv6.networkAddressFromCIDR(cidr) : ipaddr.IPv4.networkAddressFromCIDR(cidr))
}

/** True if every address of `inner` is in `outer`. */
export const isInside = (inner: IpNetwork, outer: IpNetwork): boolean =>
  outer.ip.kind() === inner.ip.kind() && outer.bits <= inner.bits && inner.ip.match(outer.ip, outer.bits)

/** True for the unspecified and the broadcast address, which no host has. */
export const isUnusable = (ip: string): boolean => unusable.has(ip)
const unusable: ReadonlySet<string> = new Set(['0.0.0.0', '255.255.255.255', '::'])

/**
 * Returns the caller's address in its usual spelling; an IPv4-mapped IPv6 address becomes the IPv4 address. Returns
 * empty text for a request whose socket is closed, and other text unchanged.
 */
export function plainIp(text: string | undefined): string {
  const ip = parseIp(text ?? '')
  return ip === undefined || (!isIpv6(ip) && isUnusable(ipText(ip))) ? (text ?? '') : ipText(ip)
}

/**
 * Returns the network of one household or small firm: IPv4 /24, IPv6 /64. One person may control all its addresses
 * (threat AUT-01).
 */
export function networkOf(text: string | undefined): string {
  const plain = plainIp(text)
  const ip = parseIp(plain)
  if (ip === undefined) return plain
  const bits = isIpv6(ip) ? 64 : 24
  return `${firstOf({ ip, bits })}/${bits}`
}

/** Returns the addresses of one Internet connection: an IPv4 address, or the /64 of an IPv6 address. */
export function connectionOf(text: string | undefined): string {
  const plain = plainIp(text)
  return plain.includes(':') ? networkOf(plain) : plain
}

const internal: ReadonlySet<string> = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'carrierGradeNat',
  'multicast',
  'broadcast',
])
/** All addresses of the IPv6 Internet. Source: IANA, IPv6 address space. */
const global6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns `connectionOf` for a public address; undefined for loopback, private, link-local and unreadable addresses.
 */
export function publicConnectionOf(text: string): string | undefined {
  const ip = parseIp(text)
  if (ip === undefined) return undefined
  const isPublic = isIpv6(ip) ? ip.match(global6) : !internal.has(ip.range())
  return isPublic ? connectionOf(text) : undefined
}

/**
 * True if the address is globally reachable on the Internet. False for documentation and benchmarking networks, and for
 * an IPv6 address that embeds an IPv4 address.
 */
export function isOnInternet(text: string): boolean {
  const ip = parseIp(text)
  if (ip === undefined || ip.range() !== 'unicast') return false
  return isIpv6(ip) ? ip.match(global6) : !text.includes(':')
}
