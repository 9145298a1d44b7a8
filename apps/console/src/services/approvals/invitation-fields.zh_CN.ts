import type { Translation } from '@tessera/ui/messages.ts'
import type { invitationFields as en_US } from './invitation-fields.en_US.ts'

/** Names of the fields of an application for invitation codes. */
export const invitationFields: Translation<typeof en_US> = {
  codeCount: '申请数量',
  purpose: '用途说明',
  invitedCount: '已邀请账户数',
  codesBefore: '此前发放的邀请码',
  codeUses: '每个邀请码的可用次数',
  codeDays: '有效天数',
}
