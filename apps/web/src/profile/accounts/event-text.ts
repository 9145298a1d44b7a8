import { shortAddress } from '@tessera/ui/copyable.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import type { HistoryRow } from './accounts.queries.ts'

/** Returns an event in words: 'Bought 150 AURB at 12.44 tUSD', 'Moved from token to spot', or its type. */
export function useEventText(): (row: HistoryRow) => string {
  const t = useTranslations('accounts')
  const moved = ({ type, account, otherAccount }: HistoryRow): string | undefined => {
    if (otherAccount === null) return undefined
    const [from, to] = type === 'transfer_in' ? [otherAccount, account] : [account, otherAccount]
    return t('water.moved', { from: t(`water.accounts.${from}`), to: t(`water.accounts.${to}`) })
  }
  const sent = ({ type, amount, counterparty }: HistoryRow): string | undefined => {
    if (counterparty === null) return undefined
    if (type === 'internal_transfer')
      return t(amount.startsWith('-') ? 'water.sentTo' : 'water.receivedFrom', { name: counterparty })
    return type === 'withdrawal' ? t('water.withdrawnTo', { to: shortAddress(counterparty) }) : undefined
  }
  return (row) => {
    const { trade, type } = row
    if (trade !== null)
      return t(`water.traded.${trade.side}`, {
        quantity: numberText(trimmed(trade.quantity)),
        base: trade.base,
        price: numberText(trimmed(trade.price)),
        quote: trade.quote,
      })
    return moved(row) ?? sent(row) ?? t(`water.types.${type}`)
  }
}
