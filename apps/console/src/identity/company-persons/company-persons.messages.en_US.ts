export const en_US = {
  decisions: {
    kinds: {
      company_rule: 'Company rules',
    },
    acts: {
      site: {
        set_company_rule: 'Change company rules',
      },
    },
  },
} as const
