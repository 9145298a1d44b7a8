import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { useLocale } from '#parts/use-locale.ts'

type Transfer = ReplyOf<typeof transfers.create>

/** Returns the receipt of a transfer between accounts; `done` replaces the sentence of a completed one. */
export function useTransferReceipt(): (transfer: Transfer, done?: string) => ReceiptFacts {
  const t = useTranslations('transfers')
  const locale = useLocale()
  return ({ id, coin, amount, from, to, status, requestedAt }, done) => {
    const moved = { amount: numberText(trimmed(amount)), coin }
    const number = shortNumber('transfer', id)
    return {
      title: t(status === 'completed' ? 'receipt.completed' : 'receipt.underWay'),
      next: status === 'completed' ? (done ?? t('done', { ...moved, place: to })) : t('underWay', moved),
      number,
      amount,
      fee: '0',
      unit: coin,
      at: requestedAt,
      items: [
        { term: t('from'), value: t(`places.${from}`) },
        { term: t('to'), value: t(`places.${to}`) },
      ],
      record: { href: paths.record(locale, number) },
    }
  }
}
