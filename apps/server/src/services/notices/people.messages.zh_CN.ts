import type { MessageWords } from './words.ts'

/** Messages about the people of a company and their signatures. */
export const zh_CN = {
  member_invited: {
    title: '已邀请 {name} 加入您的账户',
    body: '邀请已发送至 {email}，操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  member_joined: {
    title: '{name} 已加入您的账户',
    body: '该成员使用 {email} 登录，并自行设置密码和验证方式。',
  },
  member_roles_set: {
    title: '{name} 的角色已变更',
    body: '操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  member_removed: {
    title: '{name} 已从您的账户移除',
    body: '该成员的会话已结束，其 API 密钥已删除。操作 IP：{ip}。',
  },
  signature_wanted: {
    title: '需要您签署：{amount} {coin}',
    body: '由 {name} 发起，须在 {until} 前由第二人签署，逾期资金退回。',
  },
  signature_ended: {
    title: '{amount} {coin}：{outcome}',
    body: '待第二人签署的操作已结束：{outcome}',
  },
  signature_rule_wanted: {
    title: '需要您签署：双人签署规则',
    body: '{name} 申请放宽双人签署规则，须在 {until} 前由第二位管理员签署。',
  },
  signature_people_wanted: {
    title: '需要您签署：企业成员',
    body: '{name} 申请邀请成员或为成员新增角色，须在 {until} 前由第二位管理员签署。',
  },
  signature_rule_set: {
    title: '双人签署规则已变更',
    body: '操作人：{name}。各项金额请见“签署”页面。',
  },
} as const satisfies Partial<MessageWords>
