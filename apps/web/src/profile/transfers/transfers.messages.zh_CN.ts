import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './transfers.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '账户划转',
  from: '转出账户',
  to: '转入账户',
  swap: '对调方向',
  places: { token: '通证账户', spot: '现货账户', fiat: '法币账户' },
  short: { token: '通证', spot: '现货', fiat: '法币' },
  coin: '资产',
  amount: '数量',
  available: '可用 {amount} {coin}',
  submit: '划转',
  free: '免费，通常数秒内到账。',
  nothing: '该账户暂无可划转的资产。',
  checking: '暂未收到处理结果，正在核实，请勿关闭此窗口。',
  done: '已将 {amount} {coin} 划转至{place, select, token {通证账户} spot {现货账户} other {法币账户}}。',
  underWay: '{amount} {coin} 正在划转，到账后将显示在账户余额中。',
  receipt: { completed: '划转已完成', underWay: '划转处理中' },
  errors: { coin: '请选择资产。', amount: '请输入数量。', balance: '超出可用余额。' },
}
