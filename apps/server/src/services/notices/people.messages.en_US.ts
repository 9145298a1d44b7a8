/** Messages about the people of a company and their signatures. */
export const en_US = {
  member_invited: {
    title: '{name} was invited to your account',
    body: 'The invitation was sent to {email}. Requested from IP address {ip}. If this was not you, freeze your account and contact us at once.',
  },
  member_joined: {
    title: '{name} joined your account',
    body: 'This person logs in with {email}, with their own password and verification methods. If you do not know them, remove them now.',
  },
  member_roles_set: {
    title: 'The roles of {name} were changed',
    body: 'Requested from IP address {ip}. If this was not you, freeze your account and contact us at once.',
  },
  member_removed: {
    title: '{name} was removed from your account',
    body: 'This person is logged out, and their API keys were deleted. Requested from IP address {ip}. If this was not you, freeze your account and contact us at once.',
  },
  signature_wanted: {
    title: 'Your signature is needed: {amount} {coin}',
    body: '{name} requested this. If no second person signs by {until}, the money is returned.',
  },
  signature_ended: {
    title: '{amount} {coin}: {outcome}',
    body: 'The request for a second signature has ended: {outcome}',
  },
  signature_rule_wanted: {
    title: 'Your signature is needed: two-signature rule',
    body: '{name} wants to relax the two-signature rule. A second administrator must sign by {until}.',
  },
  signature_people_wanted: {
    title: 'Your signature is needed: people in your company',
    body: '{name} wants to invite a person or give a person a new role. A second administrator must sign by {until}.',
  },
  signature_rule_set: {
    title: 'The two-signature rule was changed',
    body: '{name} changed it. The Signatures page shows the amounts.',
  },
} as const
