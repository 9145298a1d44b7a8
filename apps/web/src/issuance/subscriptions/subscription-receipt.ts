import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { sumText, trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { dayText, stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Subscription } from './subscriptions.queries.ts'

/** Returns the receipt of a subscription or a purchase in a token sale. The allotment day is left out if it is unknown. */
export function useSubscriptionReceipt(): (made: Subscription, allotmentAt: string | undefined) => ReceiptFacts {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  return (made, allotmentAt) => {
    const isSale = made.type === 'token_sale'
    return {
      title: t(isSale ? 'done.purchase' : 'done.title'),
      next: t('done.text', {
        total: numberText(trimmed(sumText(made.amount, made.fee))),
        currency: made.currency,
        closes: stampText(made.closesAt),
      }),
      number: made.number,
      amount: made.amount,
      fee: made.fee,
      unit: made.currency,
      at: made.date,
      items: [
        { term: t('records.project'), value: made.project },
        { term: t('units'), value: numberText(made.count) },
        ...(allotmentAt === undefined ? [] : [{ term: t('confirm.allotment'), value: dayText(allotmentAt) }]),
      ],
      record: isSale
        ? { href: paths.newCoinRecords(locale), label: t('done.purchases') }
        : { href: paths.applyList(locale), label: t('done.records') },
    }
  }
}
