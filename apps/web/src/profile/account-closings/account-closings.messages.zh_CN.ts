import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './account-closings.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '注销账户',
  text: '账户内无任何资产时可申请注销，申请后 7 天内可随时撤回。',
  close: '注销',
  waits: '您的账户将于 {at} 注销。',
  cancel: '撤回申请',
  cancelled: '您的账户将继续保留。',
  askTitle: '注销您的账户？',
  askText: '余额须为零，且没有未完成的业务。7 天后，任何人都无法再登录该账户。',
  confirm: '注销账户',
  password: '登录密码',
  passwordMissing: '请输入登录密码。',
  codeWrong: '请输入验证码。',
  done: '已提交注销申请。',
}
