import { isCountry } from './areas.ts'
import { countriesOf, isPhone } from './phone.ts'
import { isServed, type RegionRule } from './region.ts'

/**
 * True if an account may use this email or phone. The exchange must serve one of the countries that share the phone's
 * calling code. An email under the domain of an unserved country (`.kp`) is refused. Other emails have no country.
 */
export function isAccountServed(rule: RegionRule, account: string): boolean {
  if (isPhone(account)) return countriesOf(account).some((country) => isServed(rule, country))
  const last = account.slice(account.lastIndexOf('.') + 1).toUpperCase()
  return rule.type !== 1 || !isCountry(last) || isServed(rule, last)
}
