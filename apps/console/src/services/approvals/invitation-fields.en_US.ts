/** Names of the fields of an application for invitation codes. */
export const invitationFields = {
  codeCount: 'Codes applied for',
  purpose: 'Description',
  invitedCount: 'Accounts invited so far',
  codesBefore: 'Codes given before',
  codeUses: 'Uses of each code',
  codeDays: 'Days until a code expires',
} as const
