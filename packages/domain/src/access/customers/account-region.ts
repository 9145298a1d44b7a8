import { isCountry } from './areas.ts'
import { countriesOf, isPhone } from './phone.ts'
import { isServed, type RegionRule } from './region.ts'

/**
 * Whether an account may be named by this mailbox or phone: one of the countries that share its calling code must be served;
 * a mailbox under a country of its own (`.kp`) is refused where that country is. Other mailboxes say nothing of a country.
 */
export function isAccountServed(rule: RegionRule, account: string): boolean {
  if (isPhone(account)) return countriesOf(account).some((country) => isServed(rule, country))
  const last = account.slice(account.lastIndexOf('.') + 1).toUpperCase()
  return rule.type !== 1 || !isCountry(last) || isServed(rule, last)
}
