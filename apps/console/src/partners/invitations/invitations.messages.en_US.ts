export const en_US = {
  decisions: {
    kinds: {
      invitation_application: 'Application for invitation codes',
    },
    effects: {
      invitation_application:
        'If approved, the customer gets the codes, each with the number of uses and days of validity above. If refused, the customer reads the reason and can apply again.',
    },
    fields: {
      codeCount: 'Codes applied for',
      purpose: 'Description',
      invitedCount: 'Accounts invited so far',
      codesBefore: 'Codes given before',
      codeUses: 'Uses of each code',
      codeDays: 'Days until a code expires',
    },
  },
} as const
