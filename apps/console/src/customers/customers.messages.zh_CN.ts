import type { Translation } from '../lib/words.tsx'
import type { en_US } from './customers.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '用户',
  search: '编号、邮箱或姓名',
  col: {
    number: '编号',
    name: '姓名',
    email: '邮箱',
    kyc: '身份认证',
    class: '类别',
    since: '注册时间',
    state: '状态',
  },
  empty: '未找到用户',
  emptyText: '请按编号、邮箱或姓名搜索，每次搜索都会记入审计日志。',
  kyc: { unknown: '未认证', pending: '审核中', approved: '已认证', rejected: '已拒绝' },
  classes: { ri: '零售', ai: '合格', ei: '专业' },
  status: { active: '正常', frozen: '已冻结', closed: '已关闭' },
  steps: { freeze: '冻结', thaw: '解冻' },
  changeTitle: '变更账户 {number}',
  step: '处理方式',
  factors: { google: '身份验证器', mobile: '手机验证' },
  resets: { google: '重置身份验证器', mobile: '重置手机验证' },
  resetText: '客户已丢失该验证方式：请按认证时的标准核实身份。所有会话将结束，提现暂停七天。须由另一人复核。',
  stepTexts: {
    freeze: '所有会话将结束，账户内资产无法变动。须由另一人复核。',
    thaw: '客户可继续使用账户，请先与客户核实。须由另一人复核。',
  },
  propose: '提交提案',
  proposed: '已提交，等待另一人复核。',
  reason: '原因',
  reasonFirst: '请先填写原因。',
  paused: '提现暂停至 {until}',
}
