/** Mails to people who have no account here. */
export const en_US = {
  company_person_link: {
    title: 'Verify yourself for a company at Tessera',
    lead: 'The company below named you as a related person of its account at Tessera, an exchange for private markets. Check what it declared about you, and take photos of your document and of yourself. The link asks for your date of birth, opens once and does not sign you in.',
    open: 'Verify yourself',
    note: 'Not expected? Do not open the link, and ask the company why it named you.',
  },
  member_invitation: {
    title: 'Your invitation to the account of {company}',
    lead: '{company} invites you to sign in to its account at Tessera. The link works once. You set your own password; nobody else knows it.',
    note: 'Not expected? Ignore this mail: without the link nobody can sign in with your address.',
    open: 'Accept the invitation',
  },
  rows: { company: 'Company', until: 'Valid until' },
} as const
