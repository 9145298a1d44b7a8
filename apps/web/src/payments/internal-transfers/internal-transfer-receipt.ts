import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { useLocale } from '#parts/use-locale.ts'
import type { InternalTransfer } from './internal-transfers.queries.ts'

/** Returns the receipt of a sent internal transfer, which is complete at once. */
export function useInternalTransferReceipt(): (sent: InternalTransfer) => ReceiptFacts {
  const t = useTranslations('internal-transfers')
  const locale = useLocale()
  return ({ id, coin, amount, fee, maskedName, note, time }) => {
    const number = shortNumber('internal_transfer', id)
    return {
      title: t('done.title'),
      next: t('done.text', { amount: numberText(trimmed(amount)), coin, name: maskedName }),
      number,
      amount,
      fee,
      unit: coin,
      at: time,
      items: [{ term: t('to'), value: maskedName }, ...(note === null ? [] : [{ term: t('note'), value: note }])],
      record: { href: paths.record(locale, number) },
    }
  }
}
