import { Banner } from '@tessera/ui/banner.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useNow } from '@tessera/ui/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ownReceivables, type Receivable } from './receivables.queries.ts'

/** For how long a repaid receivable stays on the screen. */
const VISIBLE_MS = 30 * DAY_MS

/** Each reversed credit: its reason, the debited, the repaid and the outstanding amount. */
export function ReceivableNotices() {
  const { data } = useQuery(ownReceivables())
  const now = useNow()
  const visible = data?.rows.filter(({ closedAt }) => closedAt === null || now - Date.parse(closedAt) < VISIBLE_MS)
  return visible?.map((row) => <Notice key={row.id} row={row} />)
}

function Notice({ row }: { row: Receivable }) {
  const t = useTranslations('receivables')
  const locale = useLocale()
  const { coin, number, customerMessage } = row
  const figures = { coin, number, date: stampText(row.at), credited: numberText(row.credited, true) }
  const isWrittenOff = !/^[0.]*$/.test(row.writtenOff)
  const writtenOff = numberText(row.writtenOff, true)
  const why = [row.causeText[locale], customerMessage].filter((text) => text !== null).join(' ')
  if (row.closedAt !== null)
    return (
      <Banner tone="info" lead={t('closed', figures)}>
        {why} {isWrittenOff ? t('writtenOffStory', { ...figures, writtenOff }) : t('closedStory', figures)}
      </Banner>
    )
  const amounts = { ...figures, taken: numberText(row.taken, true), repaid: numberText(row.repaid, true) }
  return (
    <Banner tone="warning" lead={t('owed', { coin, outstanding: numberText(row.outstanding, true) })}>
      {why} {t('story', amounts)} {t('rule', { coin })} {t(row.blocks ? 'blocked' : 'lifted')}
    </Banner>
  )
}
