import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './receivables.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  owed: '您尚欠 {outstanding} {coin}',
  story:
    '一笔 {credited} {coin} 的入账已于 {date} 被冲正（{number}）。当即扣回 {taken} {coin}，此后已偿还 {repaid} {coin}。',
  rule: '之后的 {coin} 入账将优先用于还款，您也可以充值 {coin} 还款。',
  blocked: '还清之前，提现和账户注销暂停，您的委托和场外交易仅可分别在参考价和市场汇率上下 3% 以内成交。',
  lifted: '提现和账户注销目前可用。',
  closed: '一笔 {credited} {coin} 的入账已被冲正',
  closedStory: '冲正时间：{date}（{number}）。您没有欠款。',
}
