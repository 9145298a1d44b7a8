import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './company-persons.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      company_rule: '企业规则',
    },
    acts: {
      site: {
        set_company_rule: '变更企业规则',
      },
    },
  },
}
