export const en_US = {
  decisions: {
    kinds: {
      invitation_application: 'Invitation code application',
    },
    effects: {
      invitation_application:
        'If approved, the customer gets the codes, with the uses and validity shown above. If rejected, the customer sees the reason and can apply again.',
    },
    fields: {
      codeCount: 'Codes requested',
      purpose: 'Description',
      invitedCount: 'Accounts invited so far',
      codesBefore: 'Codes issued before',
      codeUses: 'Uses per code',
      codeDays: 'Validity (days)',
    },
  },
} as const
