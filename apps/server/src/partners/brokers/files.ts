import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import { en_US } from './brokers.messages.en_US.ts'
import { zh_CN } from './brokers.messages.zh_CN.ts'
import type { BrokerOrderRow } from './orders.sql.ts'
import { brokerOrderView } from './view.ts'
import type { Translation } from '#platform/text/translation.ts'

const words: Record<Locale, Translation<typeof en_US>> = { en_US, zh_CN }
const timeOf = (iso: string | null): string => (iso === null ? '' : csvTime(iso))

/**
 * Returns the orders of a broker with their best-execution records. Each line contains the reader of the file and the
 * time, as a watermark.
 */
export function brokerOrderFile(rows: readonly BrokerOrderRow[], mark: string, locale: Locale): string {
  const { columns, sides } = words[locale]
  return csvOf(
    columns,
    rows.map(brokerOrderView).map(({ order, account, subAccount, ...record }) => ({
      placedAt: csvTime(order.placedAt),
      order: order.id,
      account: account ?? '',
      subAccount: subAccount.number,
      symbol: order.symbol,
      side: sides[order.side],
      price: order.price,
      quantity: order.quantity,
      filled: order.filled,
      average: order.average ?? '',
      bestAtArrival: record.bestAtArrival ?? '',
      referenceAtArrival: record.referenceAtArrival ?? '',
      firstFillAt: timeOf(record.firstFillAt),
      lastFillAt: timeOf(record.lastFillAt),
      fee: order.fee,
      feeCoin: order.feeCoin,
      coinFee: order.coinFee === null ? '' : `${order.coinFee.amount} ${order.coinFee.coin}`,
      mark,
    })),
  )
}
