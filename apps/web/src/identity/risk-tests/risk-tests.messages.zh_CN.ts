import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './risk-tests.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '风险认知测试',
  lead: '数字代币具有银行产品所没有的风险。零售投资者首次买入前，须证明了解这些风险。',
  failed: '测试加载失败',
  facts:
    '共 {questions, plural, other {# 题}}，答对 {pass}% 即通过。每题作答后显示解析。未通过时，{hours, plural, other {# 小时}}后可再次参加。',
  start: '开始测试',
  again: '再次测试',
  wait: '您可于 {until} 之后再次参加测试。',
  passed: '您已于 {at} 通过测试。',
  notRequired: '您目前无须参加测试，但仍可参加。',
  ofOwner: '测试由主账户参加，结果适用于所有子账户。',
  unverified: '请先完成身份认证，之后即可参加测试。',
  verify: '身份认证',
  result: '答对 {right} 题，共 {total} 题。',
  failedResult: '未通过测试。',
  passedResult: '您已通过测试，现可买入面向零售投资者的代币。',
  progress: '第 {n} 题，共 {total} 题',
  answer: '提交答案',
  choose: '请选择一个答案。',
  right: '回答正确。',
  wrong: '回答错误，正确答案是：{option}。',
  next: '下一题',
  finish: '查看结果',
}
