import { isAccountServed } from '@tessera/domain/access/customers/account-region.ts'
import { countriesOf } from '@tessera/domain/access/customers/phone.ts'
import { isServed, type RegionRule } from '@tessera/domain/access/customers/region.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { isTrue, stopRuns } from './running-stops.sql.ts'
import { readSettings, type SiteSettings } from './site-settings.sql.ts'
import { accountRegionProhibited, loginForbidden, regionNotServed, registrationForbidden } from './refusals.ts'
import { type ClockSource, settingNow } from './settings.sql.ts'

type Region = { readonly country: string | undefined }

export const ruleOf = (settings: SiteSettings): RegionRule => ({
  type: settings.restriction_type,
  limited: settings.limit_countries,
  allowed: settings.allow_countries,
})

export const servesRegion = (settings: SiteSettings, country: string | undefined): boolean =>
  isServed(ruleOf(settings), country)

/** Returns true if some region of the phone number is served. */
export const servesPhone = (settings: SiteSettings, phone: string): boolean =>
  countriesOf(phone).some((country) => servesRegion(settings, country))

/**
 * Returns true while nobody can register: by a setting, or because an operator stopped registration or began
 * maintenance.
 */
export const isRegistrationShut = async (source: ClockSource, settings: SiteSettings): Promise<boolean> =>
  settings.register_forbidden ||
  !(await settingNow(source, 'registration')).isOpen ||
  (await isTrue(source, stopRuns('registration'))) ||
  (await isTrue(source, stopRuns('maintenance')))

/**
 * Enforces on the server the flags that public info shows: a closed registration also refuses requests that bypass the
 * screen.
 */
export async function requireRegistrationOpen(
  source: ClockSource,
  { country }: Region,
): Promise<Outcome<SiteSettings, 'REGISTRATION_FORBIDDEN' | 'REGION_NOT_SERVED'>> {
  const settings = await readSettings(source)
  if (await isRegistrationShut(source, settings)) return registrationForbidden
  return servesRegion(settings, country) ? ok(settings) : regionNotServed
}

/** Refuses emails and phones of a region that is not served, wherever the request comes from. */
export const requireAccountServed = (
  settings: SiteSettings,
  account: string,
): Outcome<undefined, 'ACCOUNT_REGION_PROHIBITED'> =>
  isAccountServed(ruleOf(settings), account) ? ok(undefined) : accountRegionProhibited

export async function requireLoginOpen(
  source: Source,
  { country }: Region,
): Promise<Outcome<SiteSettings, 'LOGIN_FORBIDDEN' | 'REGION_NOT_SERVED'>> {
  const settings = await readSettings(source)
  if (settings.login_forbidden) return loginForbidden
  return servesRegion(settings, country) ? ok(settings) : regionNotServed
}
