// Another setting needs a name here, a column of `site_setting` and its texts in the console.

/** Settings of the site that are on or off. */
export const siteAccessFlags = [
  'loginHide',
  'registerHide',
  'loginForbidden',
  'registerForbidden',
  'enforceAuthenticator',
  'voiceOpen',
] as const

/**
 * Settings of the site that are lists of countries. People and companies of high-risk countries need enhanced checks,
 * but are served.
 */
export const siteAccessCountries = ['limitCountries', 'allowCountries', 'highRiskCountries'] as const
