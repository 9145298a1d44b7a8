/** Messages to a company and its people about their membership and signatures. */
export const peopleKinds = {
  member_invited: {
    type: 'security',
    link: '/personal/people',
    params: { name: 'text', email: 'text', ip: 'text' },
    freezeLinkHours: 48,
  },
  member_joined: { type: 'security', link: '/personal/people', params: { name: 'text', email: 'text' } },
  member_roles_set: {
    type: 'security',
    link: '/personal/people',
    params: { name: 'text', ip: 'text' },
    freezeLinkHours: 48,
  },
  member_removed: { type: 'security', link: '/personal/people', params: { name: 'text', ip: 'text' } },
  signature_wanted: {
    type: 'funds',
    link: '/personal/signatures',
    params: { name: 'text', amount: 'amount', coin: 'text', until: 'time' },
  },
  signature_ended: {
    type: 'funds',
    link: '/personal/signatures',
    params: { amount: 'amount', coin: 'text', outcome: 'text' },
  },
  signature_rule_wanted: {
    type: 'security',
    link: '/personal/signatures',
    params: { name: 'text', until: 'time' },
  },
  signature_people_wanted: {
    type: 'security',
    link: '/personal/signatures',
    params: { name: 'text', until: 'time' },
  },
  signature_rule_set: { type: 'security', link: '/personal/signatures', params: { name: 'text' } },
} as const
