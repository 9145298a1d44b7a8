import type { Translation } from '../lib/words.tsx'
import type { en_US } from './audit.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '审计日志',
  col: { seq: '序号', at: '时间', actor: '操作人', action: '操作', target: '对象', reason: '原因', ip: '来源' },
  actor: '操作员姓名',
  action: '操作，例如 kyc.approve',
  target: '操作对象编号',
  empty: '暂无记录',
  emptyText: '没有符合条件的记录。',
  before: '变更前',
  after: '变更后',
  verify: '校验日志链',
  whole: '日志链完整，共 {checked, number} 条。',
  broken: '第 {seq} 条记录与日志链不符，可能被修改或缺失。',
}
