import type { Translation } from '@tessera/ui/messages.ts'
import type { trial as en_US } from './csv-trial-words.en_US.ts'

/** The words of trying a CSV profile with a sample file. */
export const trial: Translation<typeof en_US> = {
  title: '用文件试读',
  text: '选择一份银行文件，系统按上方设置读取，不会保存任何内容。',
  file: 'CSV 样本文件',
  help: 'CSV 或 TXT，不超过 750 KB。',
  drop: '松开鼠标即可试读',
  lines: '文件开头几行',
  accountFirst: '请先填写银行账户，再查看读取结果。',
  valuesFirst: '请先填写必填项，再查看读取结果。',
  reading: '正在读取文件…',
  counts: '文件共 {read, number} 笔流水，{refused, plural, =0 {全部可读取。} other {其中 # 笔无法读取。}}',
  balances: '期初余额 {opening}，期末余额 {closing}。',
  table: '读取结果',
  col: {
    line: '行号',
    day: '记账日期',
    amount: '金额',
    party: '对方',
    account: '对方账号',
    text: '附言',
    number: '银行流水编号',
  },
  fault: '{place} 为“{found}”，应为：{expected}。',
}
