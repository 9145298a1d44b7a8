import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Deal } from './otc-deals.queries.ts'

/** Returns the receipt of a deal that was just agreed, with the payment that it waits for. */
export function useDealReceipt(): (deal: Deal) => ReceiptFacts {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  return ({ id, number, side, coin, amount, fee, fiat, fiatAmount, other, payBy, time }) => ({
    title: t('receipt.title'),
    next: t(`receipt.next.${side}`, { amount: numberText(trimmed(fiatAmount)), fiat, until: stampText(payBy) }),
    number,
    amount: trimmed(amount),
    // Only the buyer pays the fee.
    fee: side === 'buy' ? fee : '0',
    unit: coin,
    at: time,
    items: [{ term: t(`other.${side}`), value: other.nickname }],
    record: { href: paths.otcDeal(locale, id), label: t('receipt.open') },
  })
}
