export const en_US = {
  decisions: {
    kinds: {
      customer_standing: 'Account thawed',
      freeze_shorten: 'Freeze shortened or lifted',
    },
    effects: {
      freeze_shorten: 'If approved, the freeze of this scope ends at the new time, and the customer is notified.',
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
        thaw: 'Thaw an account',
      },
      customers: {
        shorten_freeze: 'Shorten or lift a freeze',
      },
    },
  },
} as const
