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
  stepTitles: { freeze: '冻结账户 {number}？', thaw: '解冻账户 {number}？' },
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
