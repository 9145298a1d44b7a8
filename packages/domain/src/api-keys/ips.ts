import { ok, type Outcome, refuse } from '../outcome.ts'
import { MOST_IPS } from './key.ts'

const octet = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)
const nobodys = new Set(['0.0.0.0', '255.255.255.255'])

/** One IPv4 address in its one spelling: no octal, no single number, no range. */
export const isIpv4 = (text: string): boolean => ipv4.test(text) && !nobodys.has(text)

/** '203.0.113.24,203.0.113.25' → both; '' → none. Anything that could be read in two ways is refused (threat API-02). */
export function readIps(text: string): Outcome<string[], 'API_KEY_IPS_INVALID' | 'API_KEY_TOO_MANY_IPS'> {
  if (text === '') return ok([])
  const ips = text.split(',')
  if (!ips.every(isIpv4) || new Set(ips).size < ips.length) return refuse('API_KEY_IPS_INVALID', { field: 'ips' })
  if (ips.length > MOST_IPS) return refuse('API_KEY_TOO_MANY_IPS', { field: 'ips', params: { max: MOST_IPS } })
  return ok(ips)
}

/** The caller's address as a list would have it: an IPv4 address that came in IPv6 clothes is one of IPv4. */
export const plainIp = (ip: string): string => {
  const bare = ip.replace(/^::ffff:/i, '')
  return isIpv4(bare) ? bare : ip
}
