import { PRICE_FIGURES } from './price-figures.ts'

/** `owner`: a person who owns a quarter or more; `bank` and `address`: own accounts; `device` and `ip` connect for a while. */
export type TieKind = 'owner' | 'bank' | 'address' | 'device' | 'ip'

/** Something that two customers may share. `at` in milliseconds: when it was seen last. */
export type Tie = { readonly customer: string; readonly kind: TieKind; readonly value: string; readonly at: number }

/** An account and the person who decides for it: the main account of a sub-account. */
type AccountOf = { readonly customer: string; readonly person: string }

const isLasting: Readonly<Record<TieKind, boolean>> = {
  owner: true,
  bank: true,
  address: true,
  device: false,
  ip: false,
}

/**
 * Knows which customers are connected: same person, shared owner, own bank account or own address, or the same device or public
 * network within 30 days unless more than five customers used that network. Source: decision 0055.
 */
export class Connections {
  private readonly ofCustomer = new Map<string, Map<string, number>>()
  private readonly users = new Map<string, Map<string, number>>()

  add({ customer, kind, value, at }: Tie): void {
    const shared = kind === 'ip' ? publicNetwork(value) : value
    if (shared === undefined) return
    const key = `${kind}:${shared}`
    const seen = isLasting[kind] ? Infinity : at
    put(this.ofCustomer, customer, key, seen)
    if (kind === 'ip') put(this.users, key, customer, seen)
  }

  areConnected(a: AccountOf, b: AccountOf, now: number): boolean {
    if (a.person === b.person) return true
    const since = now - PRICE_FIGURES.connectionMs
    const others = [this.ofCustomer.get(b.customer), this.ofCustomer.get(b.person)]
    for (const own of [this.ofCustomer.get(a.customer), this.ofCustomer.get(a.person)])
      for (const [key, at] of own ?? [])
        if (at > since && others.some((other) => (other?.get(key) ?? -Infinity) > since) && !this.isCrowded(key, since))
          return true
    return false
  }

  private isCrowded(key: string, since: number): boolean {
    const users = this.users.get(key)
    if (users === undefined || users.size <= PRICE_FIGURES.mostAtAddress) return false
    let recent = 0
    for (const at of users.values()) if (at > since && ++recent > PRICE_FIGURES.mostAtAddress) return true
    return false
  }
}

function put(of: Map<string, Map<string, number>>, outer: string, inner: string, at: number): void {
  const known = of.get(outer) ?? new Map<string, number>()
  known.set(inner, Math.max(known.get(inner) ?? -Infinity, at))
  of.set(outer, known)
}

/**
 * The network of a public address: an IPv4 address itself, an IPv6 address by its first 64 bits. Undefined for
 * loopback, private, link-local and unreadable addresses, which never connect anybody.
 */
export function publicNetwork(address: string): string | undefined {
  const text = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return text.includes(':') ? network6(text) : network4(text)
}

function network4(text: string): string | undefined {
  const parts = text.split('.').map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256))
  const [a = 256, b = 256] = parts
  if (parts.length !== 4 || parts.some((part) => part > 255)) return undefined
  const isPrivate =
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168)
  return isPrivate ? undefined : parts.join('.')
}

const words = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'))

function network6(text: string): string | undefined {
  const [head = '', tail, ...more] = text.split('%', 1)[0]!.split('::')
  if (more.length > 0) return undefined
  const [before, after] = [words(head), words(tail)]
  const gap = 8 - before.length - after.length
  if (tail === undefined ? gap !== 0 : gap < 1) return undefined
  const all = [...before, ...Array.from({ length: tail === undefined ? 0 : gap }, () => '0'), ...after]
  if (!all.every((word) => /^[0-9a-f]{1,4}$/.test(word))) return undefined
  const numbers = all.map((word) => Number.parseInt(word, 16))
  const [first = 0] = numbers
  const isPrivate =
    numbers.slice(0, 4).every((word) => word === 0) ||
    (first & 0xfe00) === 0xfc00 ||
    (first & 0xffc0) === 0xfe80 ||
    first >= 0xff00
  return isPrivate
    ? undefined
    : numbers
        .slice(0, 4)
        .map((word) => word.toString(16))
        .join(':')
}
