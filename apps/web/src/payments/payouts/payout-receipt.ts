import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import type { ReceiptFacts } from '#parts/receipt.tsx'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Payout } from './payouts.queries.ts'
import { accountLabel } from './to-payout.ts'

/** Returns the receipt of a requested fiat withdrawal, with its expected arrival. */
export function usePayoutReceipt(): (payout: Payout) => ReceiptFacts {
  const t = useTranslations('payouts')
  const locale = useLocale()
  const nextOf = ({ overLimitReason, expectedBy }: Payout): string => {
    if (overLimitReason !== null) return t('receipt.overLimit')
    return expectedBy === null ? t('receipt.review') : t('receipt.expected', { time: stampText(expectedBy) })
  }
  return (payout) => ({
    title: t('receipt.title'),
    next: nextOf(payout),
    number: payout.number,
    amount: payout.amount,
    fee: payout.fee,
    unit: payout.fiat,
    at: payout.time,
    items: [{ term: t('account'), value: accountLabel(payout.account) }],
    record: { href: paths.record(locale, payout.number) },
  })
}
