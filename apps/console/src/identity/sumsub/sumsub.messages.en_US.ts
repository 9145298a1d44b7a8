export const en_US = {
  decisions: {
    kinds: {
      sumsub_rule: 'Online verification rule',
    },
    acts: {
      site: {
        set_sumsub_rule: 'Change the online verification rule',
      },
    },
  },
} as const
