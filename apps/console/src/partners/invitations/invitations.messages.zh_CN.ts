import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './invitations.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      invitation_application: '邀请码申请',
    },
    effects: {
      invitation_application: '通过后向客户发放邀请码，可用次数和有效天数见上；拒绝后，客户会看到原因，并可重新申请。',
    },
    fields: {
      codeCount: '申请数量',
      purpose: '用途说明',
      invitedCount: '已邀请账户数',
      codesBefore: '此前发放的邀请码',
      codeUses: '每个邀请码的可用次数',
      codeDays: '有效天数',
    },
  },
}
