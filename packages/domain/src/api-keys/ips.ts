import { ok, type Outcome, refuse } from '../outcome.ts'
import { MOST_IPS } from './key.ts'

const octet = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)
const nobodys = new Set(['0.0.0.0', '255.255.255.255', '::'])

/** One IPv4 address in its one spelling: no octal, no single number, no range. */
const isIpv4 = (text: string): boolean => ipv4.test(text) && !nobodys.has(text)

/** One IPv6 address in its one spelling (RFC 5952), of one machine, and no IPv4 address in its clothes. */
function isIpv6(text: string): boolean {
  const groups = groupsOf(text)
  if (groups === undefined || isMapped(groups)) return false
  return spellingOf(groups) === text && !nobodys.has(text) && !text.startsWith('ff')
}

/** '203.0.113.24,2001:db8::24' → both; '' → none. Anything that could be read in two ways is refused (threat API-02). */
export function readIps(text: string): Outcome<string[], 'API_KEY_IPS_INVALID' | 'API_KEY_TOO_MANY_IPS'> {
  if (text === '') return ok([])
  const ips = text.split(',')
  if (!ips.every((ip) => isIpv4(ip) || isIpv6(ip)) || new Set(ips).size < ips.length)
    return refuse('API_KEY_IPS_INVALID', { field: 'ips' })
  if (ips.length > MOST_IPS) return refuse('API_KEY_TOO_MANY_IPS', { field: 'ips', params: { max: MOST_IPS } })
  return ok(ips)
}

/** The caller's address as a list would have it: an IPv4 address that came in IPv6 clothes is one of IPv4. */
export function plainIp(ip: string): string {
  const groups = groupsOf(ip)
  if (groups === undefined) return ip
  if (!isMapped(groups)) return spellingOf(groups)
  const inside = groups.slice(6).flatMap((group) => [group >> 8, group & 255])
  return isIpv4(inside.join('.')) ? inside.join('.') : ip
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/** The eight numbers of an IPv6 address in any spelling; undefined for what is none. */
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

/** Lower case, without leading zeros, the first of the longest rows of zeros left out. */
function spellingOf(groups: readonly number[]): string {
  const text = groups.map((group) => group.toString(16)).join(':')
  const [longest] = [...text.matchAll(/\b0(?::0)+\b/g)].toSorted((a, b) => b[0].length - a[0].length)
  if (longest === undefined) return text
  const [before, after] = [text.slice(0, longest.index), text.slice(longest.index + longest[0].length)]
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`
}
