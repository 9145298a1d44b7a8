import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './limits.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  most: {
    balance: '最多 {most} {unit}：您的可用余额。',
    maximum: '最多 {most} {unit}：单笔提现上限。',
    day: '最多 {most} {unit}：您的 24 小时限额。',
    calendarDay: '最多 {most} {unit}：您的今日（UTC）限额。',
    month: '最多 {most} {unit}：您的本月限额。',
    capDay: '最多 {most} {unit}：该资产的 24 小时限额。',
    capCalendarDay: '最多 {most} {unit}：该资产的今日（UTC）限额。',
    capMonth: '最多 {most} {unit}：该资产的本月限额。',
    address: '最多 {most} {unit}：未验证地址的限额。',
    person: '最多 {most} {unit}：每人上限。',
    supply: '最多 {most} {unit}：全部发售份额。',
    order: '最多 {most} {unit}：该交易对的单笔委托上限。',
  },
  receives: '到账不得低于 {min} {unit}。',
  tooLittle: '低于最低限额 {min} {unit}，暂时无法转出。',
  tooFew: '低于最低份额 {min} {unit}。',
  both: '{first}{second}',
}
