export const en_US = {
  lead: 'Who may log in and register, and from where. A second person decides about each change.',
  failed: 'The settings did not load',
  doors: {
    loginHide: 'Login hidden',
    registerHide: 'Registration hidden',
    loginForbidden: 'Login forbidden',
    registerForbidden: 'Registration forbidden',
    enforceAuthenticator: 'Authenticator enforced',
    voiceOpen: 'Voice codes open',
    restrictionType: 'Countries',
    limitCountries: 'Refused countries',
    allowCountries: 'Allowed countries',
    highRiskCountries: 'High-risk countries',
  },
  restriction: { r0: 'No restriction', r1: 'All but the refused ones', r2: 'Only the allowed ones' },
  on: 'on',
  off: 'off',
  nobody: 'none',
  codes: 'Two-letter country codes, separated by spaces.',
  highRiskHelp:
    'Two-letter country codes, separated by spaces. People and companies of these countries need enhanced checks.',
  codesWrong: 'These are no country codes: {codes}',
  preview: 'See who is affected',
  hits: {
    customers: 'Accounts that log in through these doors',
    signedIn: 'Signed in now',
    nationality: 'Verified people whose nationality would then be refused',
    withoutAuthenticator: 'Accounts without an authenticator',
  },
  companyRule: {
    title: 'Companies',
    lead: 'Related persons of a company verify themselves with a one-time link. A change here applies to links that are sent later.',
    days: 'Link validity (days)',
    wrong: 'Enter a whole number from {min} to {max}.',
    failed: 'The rules for companies did not load',
  },
  vendor: {
    title: 'Online verification rule',
    lead: 'Sumsub checks documents, and two people decide with its result as evidence. If this is on, a Sumsub approval alone verifies retail individuals from the listed countries.',
    verifies: 'Verify on Sumsub approval alone',
    countries: 'Countries where this applies',
    needsCountries: 'Enter at least one country.',
    failed: 'The rule did not load',
  },
  previewFirst: 'See who is affected first.',
  propose: 'Propose',
  proposed: 'Proposed. A second person decides.',
  decisions: {
    kinds: {
      site_doors: 'Doors of the site',
    },
    acts: {
      site: {
        set_doors: 'Change who may come in',
      },
    },
  },
} as const
