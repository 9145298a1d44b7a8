import type { Translation } from '../lib/words.tsx'
import type { en_US } from './freezes.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  causes: {
    login_password_changed: '修改登录密码',
    sign_in_reported: '报告非本人登录',
    deposit_doubted: '有一笔充值正在核查',
    fund_password_changed: '修改资金密码',
    identity_check_failed: '身份核验多次未通过',
  },
  paused: '提现已暂停至 {until}。',
  left: '剩余{days, plural, =0 {} other { # 天}}{hours, plural, other { # 小时}}{minutes, plural, other { # 分钟}}。',
  why: '原因：{cause}。',
  works: '交易与充值不受影响。',
  frozen: '您的账户已冻结。',
  frozenText: '您可以查看账户，但资产无法变动。请联系客服，核实后由两名工作人员共同解冻。',
  card: '账户保护',
  freezeTitle: '冻结账户',
  freezeText: '如怀疑他人掌握了您的密码或手机，请立即冻结。所有设备将退出登录，任何资产都无法转出。',
  freeze: '冻结',
  askTitle: '冻结您的账户？',
  askText: '所有设备将退出登录，在两名工作人员共同解冻之前，资产无法变动。未成交委托将保留。',
  done: '账户已冻结，所有设备均已退出登录。',
  linkTitle: '冻结您的账户',
  linkText: '您通过我们邮件中的链接来到此页。如邮件所述并非您本人操作，请立即冻结账户。',
  linkMissing: '此地址不含邮件链接信息，请重新打开邮件并点击其中的链接。',
  linkDone: '您的账户已冻结',
  linkDoneText: '所有设备均已退出登录，任何资产都无法转出。请联系客服，核实后由两名工作人员共同解冻。',
  toHome: '返回首页',
}
