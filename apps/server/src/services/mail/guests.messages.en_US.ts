/** Mails to people who have no account here. */
export const en_US = {
  company_person_link: {
    title: 'Verify your identity for a company at Tessera',
    lead: 'The company below named you as a related party of its account at Tessera, an exchange for private markets. Check the details it declared about you, and take photos of your document and of yourself. You need your date of birth to open the link. The link works once and does not log you in.',
    open: 'Verify your identity',
    note: 'Not expecting this? Do not open the link. Ask the company why it named you.',
  },
  member_invitation: {
    title: 'Join the Tessera account of {company}',
    lead: '{company} invites you to its account at Tessera. Open the link to set your own password and log in. The link works once.',
    note: 'Not expecting this? Ignore this email. Without the link, nobody can log in with your email address.',
    open: 'Accept the invitation',
  },
  rows: { company: 'Company', until: 'Valid until' },
} as const
