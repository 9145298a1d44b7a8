import type { SiteDoors } from '@tessera/contract/office/public-config/site-settings.ts'
import type { z } from 'zod'
import type { SiteSettings } from '#platform/settings/site-settings.sql.ts'

export type Doors = z.output<typeof SiteDoors>

/** The settings as operators read and propose them. */
export const doorsOf = (row: SiteSettings): Doors => ({
  loginHide: row.login_hide,
  registerHide: row.register_hide,
  loginForbidden: row.login_forbidden,
  registerForbidden: row.register_forbidden,
  enforceAuthenticator: row.enforce_authenticator,
  voiceOpen: row.voice_open,
  restrictionType: row.restriction_type,
  limitCountries: row.limit_countries.toSorted(),
  allowCountries: row.allow_countries.toSorted(),
  highRiskCountries: row.high_risk_countries.toSorted(),
})
