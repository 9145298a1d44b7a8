import { KycItemRequests } from '@tessera/contract/identity/kyc/kyc.ts'
import { Details } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { useReasonText } from '#parts/reasons.queries.ts'
import s from './kyc.module.css'

/** The items that the customer of a recalled identity must send again, in the words that they will read. */
export function RecallItems({ items }: { items: unknown }) {
  const t = useTranslations('kyc')
  const reasonText = useReasonText('kyc')
  const parsed = KycItemRequests.safeParse(items)
  if (!parsed.success) return null
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('itemsToResubmit')}</h3>
      <Details
        items={parsed.data.map(({ item, reason, customerMessage }) => ({
          term: t(`items.${item}`),
          value: [reasonText(reason), ...(customerMessage === undefined ? [] : [customerMessage])].join(' '),
        }))}
      />
    </section>
  )
}
