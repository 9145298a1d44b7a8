import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Withdrawal } from './withdrawals.queries.ts'

/** Returns the receipt of a requested withdrawal; `remark` names its address in the book. */
export function useWithdrawalReceipt(): (withdrawal: Withdrawal, remark: string) => ReceiptFacts {
  const t = useTranslations('withdrawals')
  const locale = useLocale()
  const nextOf = ({ confirmUntil, overLimitReason }: Withdrawal): string => {
    if (confirmUntil !== null) return t('receipt.byMail', { until: stampText(confirmUntil) })
    return t(overLimitReason === null ? 'receipt.review' : 'receipt.overLimit')
  }
  return (withdrawal, remark) => {
    const number = shortNumber('withdrawal', withdrawal.id)
    return {
      title: t('receipt.title'),
      next: nextOf(withdrawal),
      number,
      amount: withdrawal.amount,
      fee: withdrawal.fee,
      unit: withdrawal.coin,
      at: withdrawal.time,
      items: [{ term: t('to'), value: remark }],
      record: { href: paths.record(locale, number) },
    }
  }
}
