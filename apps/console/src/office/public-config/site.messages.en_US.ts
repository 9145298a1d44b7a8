export const en_US = {
  lead: 'Who can log in and register, and from which countries. A second person must approve each change.',
  failed: 'The settings did not load',
  access: {
    loginHide: 'Login hidden',
    registerHide: 'Registration hidden',
    loginForbidden: 'Login disabled',
    registerForbidden: 'Registration disabled',
    enforceAuthenticator: 'Authenticator required',
    voiceOpen: 'Voice codes on',
    restrictionType: 'Country restriction',
    limitCountries: 'Blocked countries',
    allowCountries: 'Allowed countries',
    highRiskCountries: 'High-risk countries',
  },
  restriction: { r0: 'No restriction', r1: 'All except blocked countries', r2: 'Only allowed countries' },
  on: 'on',
  off: 'off',
  nobody: 'none',
  codes: 'Two-letter country codes, separated by spaces.',
  highRiskHelp:
    'Two-letter country codes, separated by spaces. People and companies from these countries need enhanced checks.',
  codesWrong: 'Not valid country codes: {codes}',
  preview: 'See who is affected',
  hits: {
    customers: 'Accounts affected',
    signedIn: 'Logged in now',
    nationality: 'Verified people whose nationality will be blocked',
    withoutAuthenticator: 'Accounts without an authenticator',
  },
  companyRule: {
    title: 'Companies',
    lead: 'Related parties of a company verify themselves with a one-time link. Changes apply to links sent from now on.',
    days: 'Link validity (days)',
    invalid: 'Enter a whole number from {min} to {max}.',
    failed: 'The company rules did not load',
  },
  vendor: {
    title: 'Online verification rule',
    lead: 'Sumsub checks documents, and two people use its result as evidence. If this is on, a Sumsub approval alone verifies retail individuals from the listed countries.',
    verifies: 'Verify on Sumsub approval alone',
    countries: 'Countries where this applies',
    needsCountries: 'Enter at least one country.',
    failed: 'The rule did not load',
  },
  previewFirst: 'See who is affected first.',
  propose: 'Propose',
  proposed: 'Proposed. Another person must now decide.',
  decisions: {
    kinds: {
      site_access: 'Site access',
    },
    acts: {
      site: {
        set_access: 'Change site access',
      },
    },
  },
} as const
