export const en_US = {
  decisions: {
    kinds: {
      customer_standing: 'Unfreeze account',
      freeze_shorten: 'Shorten or lift a freeze',
    },
    effects: {
      freeze_shorten: 'If approved, this freeze ends at the new time, and the customer is notified.',
    },
    fields: {
      freeze: {
        scope: 'Scope',
        cause: 'Cause',
        until: 'Ends at',
        newUntil: 'New end',
      },
    },
    acts: {
      customer: {
        thaw: 'Unfreeze an account',
      },
      customers: {
        shorten_freeze: 'Shorten or lift a freeze',
      },
    },
  },
} as const
