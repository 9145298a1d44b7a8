import type { SiteSettings } from './site-access-form.tsx'

/** Site access that is open except to one country, for tests. */
export const sampleSiteAccess: SiteSettings = {
  loginHide: false,
  registerHide: false,
  loginForbidden: false,
  registerForbidden: false,
  enforceAuthenticator: false,
  voiceOpen: false,
  restrictionType: 0,
  limitCountries: ['FR'],
  allowCountries: [],
  highRiskCountries: [],
}
