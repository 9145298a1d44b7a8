import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './receivables.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  owed: '您尚欠 {outstanding} {coin}',
  story:
    '一笔 {credited} {coin} 的入账已于 {date} 冲正（{number}）。当时已扣回 {taken} {coin}，此后已偿还 {repaid} {coin}。',
  rule: '后续的 {coin} 入账将优先用于还款，您也可以充值 {coin} 还款。',
  blocked:
    '还清之前，您无法提现或注销账户。您的委托只能在参考价上下 3% 以内成交，场外交易只能在市场汇率上下 3% 以内成交。',
  lifted: '您现在可以提现和注销账户。',
  closed: '一笔 {credited} {coin} 的入账已冲正',
  closedStory: '冲正时间：{date}（{number}）。您没有欠款。',
  writtenOffStory: '冲正时间：{date}（{number}）。尚欠的 {writtenOff} {coin} 已免除，您没有欠款。',
}
