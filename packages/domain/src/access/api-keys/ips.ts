import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { bitsOf, firstOf, ipText, isInside, isUnusable, parseIpNetwork } from '#platform/text/ip-address.ts'
import { MAX_IPS, WIDEST } from './ip-limits.ts'
import { apiKeyIpsInvalid, apiKeyNetworkBeginsElsewhere, apiKeyNetworkTooWide, apiKeyTooManyIps } from './refusals.ts'

export type IpsRefusal =
  | 'API_KEY_IPS_INVALID'
  | 'API_KEY_NETWORK_TOO_WIDE'
  | 'API_KEY_NETWORK_BEGINS_ELSEWHERE'
  | 'API_KEY_TOO_MANY_IPS'

/**
 * Reads a list of addresses and networks: '203.0.113.24,198.51.100.0/24,2001:db8::/48'; '' is an empty list. Rejects
 * texts with two possible readings (threat API-02), and a network that is not written by its first address. A network
 * of one address becomes that address.
 */
export function readIps(text: string): Outcome<string[], IpsRefusal> {
  const places = text === '' ? [] : text.split(',')
  const ips: string[] = []
  for (const network of places) {
    const read = readNetwork(network)
    if (!read.ok) return read
    ips.push(read.value)
  }
  if (new Set(ips).size < ips.length) return apiKeyIpsInvalid
  if (ips.length > MAX_IPS) return apiKeyTooManyIps(MAX_IPS)
  return ok(ips)
}

function readNetwork(text: string): Outcome<string, IpsRefusal> {
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
 * True if a key that is bound to these addresses and networks may be used from `ip`. A key without any may be used from
 * every address.
 */
export const isFrom = (ip: string | undefined, places: readonly string[]): boolean =>
  places.length === 0 || (ip !== undefined && places.some((network) => covers(network, ip)))

/** True if every address of `inner` is in `outer`; both are an address or a network, as text. */
export function covers(outer: string, inner: string): boolean {
  const [around, inside] = [parseIpNetwork(outer), parseIpNetwork(inner)]
  return around !== undefined && inside !== undefined && isInside(inside, around)
}
