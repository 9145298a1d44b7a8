export const en_US = {
  decisions: {
    kinds: {
      factor_reset: 'Factor reset',
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
