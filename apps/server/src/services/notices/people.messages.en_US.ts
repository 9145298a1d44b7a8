/** Messages about the people of a company and their signatures. */
export const en_US = {
  member_invited: {
    title: '{name} was invited to your account',
    body: 'The invitation was sent to {email}. It was requested from {ip}. If this was not you, freeze your account and contact us at once.',
  },
  member_joined: {
    title: '{name} joined your account',
    body: 'This person signs in with {email} and has their own password and factors.',
  },
  member_roles_set: {
    title: 'The roles of {name} were changed',
    body: 'Requested from {ip}. If this was not you, freeze your account and contact us at once.',
  },
  member_removed: {
    title: '{name} was removed from your account',
    body: 'The sessions of this person ended and their API keys were deleted. Requested from {ip}.',
  },
  signature_wanted: {
    title: 'Your signature is needed: {amount} {coin}',
    body: '{name} requested this. Without a second signature by {until}, the money returns.',
  },
  signature_ended: {
    title: '{amount} {coin}: {outcome}',
    body: 'The request for a second signature has ended: {outcome}',
  },
  signature_rule_wanted: {
    title: 'Your signature is needed: two-signature rule',
    body: '{name} wants to loosen the two-signature rule. A second administrator must sign by {until}.',
  },
  signature_people_wanted: {
    title: 'Your signature is needed: people of your company',
    body: '{name} wants to invite a person or give a person a further role. A second administrator must sign by {until}.',
  },
  signature_rule_set: {
    title: 'The two-signature rule was changed',
    body: 'Changed by {name}. The amounts are on the page “Signatures”.',
  },
} as const
