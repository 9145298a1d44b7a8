import type { MessageWords } from './words.ts'

/** Messages about the people of a company and their signatures. */
export const zh_CN = {
  member_invited: {
    title: '已邀请 {name} 加入您的账户',
    body: '邀请已发送至 {email}，操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  member_joined: {
    title: '{name} 已加入您的账户',
    body: '该成员使用 {email} 登录，密码和验证方式由其自行设置。如您不认识该成员，请立即移除。',
  },
  member_roles_set: {
    title: '{name} 的角色已变更',
    body: '操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  member_removed: {
    title: '{name} 已从您的账户移除',
    body: '该成员已退出登录，其 API 密钥已删除。操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  signature_wanted: {
    title: '需要您签署：{amount} {coin}',
    body: '由 {name} 发起。如 {until} 前无第二人签署，资金将退回。',
  },
  signature_ended: {
    title: '{amount} {coin}：{outcome}',
    body: '待第二人签署的操作已结束：{outcome}',
  },
  signature_rule_wanted: {
    title: '需要您签署：双人签署规则',
    body: '{name} 申请放宽双人签署规则，须由第二位管理员在 {until} 前签署。',
  },
  signature_people_wanted: {
    title: '需要您签署：企业成员',
    body: '{name} 申请邀请成员或为成员新增角色，须由第二位管理员在 {until} 前签署。',
  },
  signature_rule_set: {
    title: '双人签署规则已变更',
    body: '操作人：{name}。金额请见“签署”页面。',
  },
} as const satisfies Partial<MessageWords>
