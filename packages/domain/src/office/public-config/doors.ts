// A further setting of the site is a name here, a column of `site_setting` and its words in the console.

/** Settings of the site that are on or off. */
export const doorFlags = [
  'loginHide',
  'registerHide',
  'loginForbidden',
  'registerForbidden',
  'enforceAuthenticator',
  'voiceOpen',
] as const

/** Settings of the site that are lists of countries. People and companies of high-risk countries need enhanced checks; they are served all the same. */
export const doorCountries = ['limitCountries', 'allowCountries', 'highRiskCountries'] as const
