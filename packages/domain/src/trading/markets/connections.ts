import { publicConnectionOf } from '#platform/text/ip-address.ts'
import { PRICE_FIGURES } from './price-figures.ts'

/**
 * `owner` is a person who owns a quarter or more; `bank` and `address` are own accounts; `device` and `ip` connect
 * customers for a limited time.
 */
export type TieKind = 'owner' | 'bank' | 'address' | 'device' | 'ip'

/** A fact that two customers may share. `at` is the time of its last use, in milliseconds. */
export type Tie = { readonly customer: string; readonly kind: TieKind; readonly value: string; readonly at: number }

/** An account and its person, which for a sub-account is the main account. */
type AccountOf = { readonly customer: string; readonly person: string }

const isPermanent: Readonly<Record<TieKind, boolean>> = {
  owner: true,
  bank: true,
  address: true,
  device: false,
  ip: false,
}

/**
 * Finds connected customers. They share a person, an owner, an own bank account or an own address, or used the same
 * device or public network within 30 days. A network of more than five customers connects none of them. Source:
 * decision 0055.
 */
export class Connections {
  private readonly ofCustomer = new Map<string, Map<string, number>>()
  private readonly users = new Map<string, Map<string, number>>()

  add({ customer, kind, value, at }: Tie): void {
    const shared = kind === 'ip' ? publicConnectionOf(value) : value
    if (shared === undefined) return
    const key = `${kind}:${shared}`
    const seen = isPermanent[kind] ? Infinity : at
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
    if (users === undefined || users.size <= PRICE_FIGURES.maxAtAddress) return false
    let recent = 0
    for (const at of users.values()) if (at > since && ++recent > PRICE_FIGURES.maxAtAddress) return true
    return false
  }
}

function put(of: Map<string, Map<string, number>>, outer: string, inner: string, at: number): void {
  const known = of.get(outer) ?? new Map<string, number>()
  known.set(inner, Math.max(known.get(inner) ?? -Infinity, at))
  of.set(outer, known)
}
