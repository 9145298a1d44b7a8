import { isCountry } from './areas.ts'
import { countriesOf, isPhone } from './phone.ts'
import { isServed, type RegionRule } from './region.ts'

/**
 * True if an account may use this email or phone. One of the countries with the phone's calling code must be served. An
 * email under a country's domain (`.kp`) is refused if that country is. Other emails have no country.
 */
export function isAccountServed(rule: RegionRule, account: string): boolean {
  if (isPhone(account)) return countriesOf(account).some((country) => isServed(rule, country))
  const last = account.slice(account.lastIndexOf('.') + 1).toUpperCase()
  return rule.type !== 1 || !isCountry(last) || isServed(rule, last)
}
