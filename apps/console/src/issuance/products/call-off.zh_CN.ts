import type { Translation } from '@tessera/ui/messages.ts'
import type { callOffDialog as en_US } from './call-off.en_US.ts'

export const callOffDialog: Translation<typeof en_US> = {
  title: '取消 {symbol} 的发售？',
  text: '经另一人复核通过后，发售永久取消；全部认购款退还认购人，并告知所填原因。',
  reason: '告知认购人的原因',
  typed: '输入 {symbol} 以确认',
  typeFirst: '请输入 {symbol} 以确认。',
  fill: '请用两种语言填写原因。',
  confirm: '提议取消',
  proposed: '已提议，等待另一人复核。',
}
