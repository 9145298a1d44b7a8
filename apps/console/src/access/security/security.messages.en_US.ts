export const en_US = {
  decisions: {
    kinds: {
      factor_reset: 'Lost factor',
    },
    fields: {
      factor: 'Factor',
    },
    acts: {
      customer: {
        reset_factor: 'Reset a lost factor',
      },
    },
  },
} as const
