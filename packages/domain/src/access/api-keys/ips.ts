import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { bitsOf, firstOf, ipText, isInside, isUnusable, parseIpNetwork } from '#platform/text/ip-address.ts'
import { MOST_IPS, WIDEST } from './ip-limits.ts'
import { apiKeyIpsInvalid, apiKeyNetworkBeginsElsewhere, apiKeyNetworkTooWide, apiKeyTooManyIps } from './refusals.ts'

/** The most addresses and networks of one key (specification §9). */
export const MOST_IPS = 5
/**
 * Prefix lengths of the widest network for a key: 65,536 IPv4 addresses, as many as a large firm or a cloud zone uses;
 * in IPv6, the allocation of one provider. A wider network is nearly anywhere. Then the key would have rights of bound
 * keys without being bound: no end, and withdrawals (threat API-03).
 */
export const WIDEST = { ipv4: 16, ipv6: 32 } as const
/** Characters of the longest list: five IPv6 networks and four commas. */
export const IPS_LENGTH = MOST_IPS * 43 + MOST_IPS - 1

export type IpsRefusal =
  | 'API_KEY_IPS_INVALID'
  | 'API_KEY_NETWORK_TOO_WIDE'
  | 'API_KEY_NETWORK_BEGINS_ELSEWHERE'
  | 'API_KEY_TOO_MANY_IPS'
/** An address in eight groups, IPv4 as IPv4-mapped (::ffff:0:0/96), and the number of bits that a caller must share. */
type Network = { readonly groups: readonly number[]; readonly shared: number }

const octet = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)
const nobodys = new Set(['0.0.0.0', '255.255.255.255', '::'])
const MAPPED_BITS = 96
const BITS = 128

/** True for an IPv6 unicast address in its canonical spelling (RFC 5952) that is not IPv4-mapped. */
function isIpv6(text: string): boolean {
  const groups = groupsOf(text)
  return groups !== undefined && !isMapped(groups) && spellingOf(groups) === text && !text.startsWith('ff')
}

/**
 * '203.0.113.24,198.51.100.0/24,2001:db8::/48' → all three; '' → none. Refuses everything ambiguous (threat API-02),
 * such as a network that is not written by its first address. A network of one address is returned as that address.
 */
export function readIps(text: string): Outcome<string[], IpsRefusal> {
  const places = text === '' ? [] : text.split(',')
  const ips: string[] = []
  for (const place of places) {
    const read = readPlace(place)
    if (!read.ok) return read
    ips.push(read.value)
  }
  if (new Set(ips).size < ips.length) return apiKeyIpsInvalid
  if (ips.length > MOST_IPS) return apiKeyTooManyIps(MOST_IPS)
  return ok(ips)
}

function readPlace(text: string): Outcome<string, IpsRefusal> {
  const network = parseIpNetwork(text)
  const [address = ''] = text.split('/')
  if (network === undefined || ipText(network.ip) !== address) return apiKeyIpsInvalid
  if (network.ip.range() === 'multicast') return apiKeyIpsInvalid
  if (network.bits < WIDEST[network.ip.kind()]) return apiKeyNetworkTooWide({ network: text, ...WIDEST })
  const first = firstOf(network)
  if (isUnusable(first)) return apiKeyIpsInvalid
  if (first !== address) return apiKeyNetworkBeginsElsewhere({ network: text, first })
  return ok(network.bits === bitsOf(network.ip) ? address : text)
}

/**
 * True if a caller from this address may use a key that is bound to these places. A key without places may be used from
 * anywhere.
 */
export const isFrom = (ip: string | undefined, places: readonly string[]): boolean =>
  places.length === 0 || (ip !== undefined && places.some((place) => covers(place, ip)))

/** True if every address of `inner` is in `outer`. */
export function covers(outer: string, inner: string): boolean {
  const [around, inside] = [parseNetwork(outer), parseNetwork(inner)]
  if (around === undefined || inside === undefined || around.shared > inside.shared) return false
  return firstOf(inside, around.shared).join() === around.groups.join()
}

/** Parses an address, or a network as an address and a prefix length: '2001:db8::/48'. */
function parseNetwork(text: string): Network | undefined {
  const [ip = '', count, ...more] = text.split('/')
  const clothes = ipv4.test(ip) ? MAPPED_BITS : 0
  const groups = groupsOf(clothes === 0 ? ip : `::ffff:${ip}`)
  if (groups === undefined || more.length > 0) return undefined
  if (count === undefined) return { groups, shared: BITS }
  const shared = clothes + Number(count)
  return /^(?:0|[1-9]\d{0,2})$/.test(count) && shared <= BITS ? { groups, shared } : undefined
}

/** The first address of the network with this prefix length. */
const firstOf = ({ groups }: Network, shared: number): number[] =>
  groups.map((group, at) => group & (0xffff ^ (0xffff >> Math.min(16, Math.max(0, shared - 16 * at)))))

/**
 * The caller's address in the spelling of a list: an IPv4-mapped address becomes IPv4. Empty text for a closed socket
 * without an address. Other text stays unchanged.
 */
export function plainIp(ip: string | undefined): string {
  if (ip === undefined) return ''
  const groups = groupsOf(ip)
  if (groups === undefined) return ip
  if (!isMapped(groups)) return spellingOf(groups)
  const inside = dotted(groups)
  return nobodys.has(inside) ? ip : inside
}

/** The IPv4 address in the last two groups. */
const dotted = (groups: readonly number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')

/**
 * The network of one household or small site: IPv4 /24, IPv6 /64. A person with one of its addresses may have all
 * (threat AUT-01).
 */
export function networkOf(ip: string | undefined): string {
  const plain = plainIp(ip)
  const groups = groupsOf(plain)
  return groups === undefined ? plain.replace(/\d+$/, '0/24') : `${spellingOf([...groups.slice(0, 4), 0, 0, 0, 0])}/64`
}

/** The addresses of one connection: an IPv4 address, or its IPv6 network. */
export const lineOf = (ip: string | undefined): string =>
  groupsOf(plainIp(ip)) === undefined ? plainIp(ip) : networkOf(ip)

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/** The eight numbers of an IPv6 address in any spelling; undefined for other text. */
function groupsOf(text: string): number[] | undefined {
  const halves = withoutDots(text).split('::')
  const [before = [], after] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const left = 8 - before.length - (after?.length ?? 0)
  if (halves.length > 2 || (after === undefined ? left !== 0 : left < 1)) return undefined
  const groups = after === undefined ? before : [...before, ...Array<string>(left).fill('0'), ...after]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups.map((group) => parseInt(group, 16)) : undefined
}

/** Its last four bytes may be written as an IPv4 address. */
function withoutDots(text: string): string {
  const at = text.lastIndexOf(':') + 1
  const last = text.slice(at)
  if (at === 0 || !ipv4.test(last)) return text
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number)
  return `${text.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

/** Lower case, without leading zeros, with the first of the longest rows of zeros shortened. */
function spellingOf(groups: readonly number[]): string {
  const text = groups.map((group) => group.toString(16)).join(':')
  const [longest] = [...text.matchAll(/\b0(?::0)+\b/g)].toSorted((a, b) => b[0].length - a[0].length)
  if (longest === undefined) return text
  const [before, after] = [text.slice(0, longest.index), text.slice(longest.index + longest[0].length)]
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`
}
