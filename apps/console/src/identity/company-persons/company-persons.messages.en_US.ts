export const en_US = {
  decisions: {
    kinds: {
      company_rule: 'Rules for companies',
    },
    acts: {
      site: {
        set_company_rule: 'Change the rules for companies',
      },
    },
  },
} as const
