import { Banner } from '@tessera/ui/banner.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Deal } from './otc-deals.queries.ts'

/** The next step for the reader, by side and status. */
export function Guide({ deal: d }: { deal: Deal }) {
  return (
    <>
      <Now deal={d} />
      {d.large && (d.status === 'created' || d.status === 'paid') && <Large />}
      {d.appeal?.status === 'open' && <Appealed deal={d} />}
      {d.appeal?.resolution && <Resolved deal={d} />}
    </>
  )
}

const strong = (words: ReactNode) => <b>{words}</b>

function Now({ deal: d }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  const names = { payer: d.payerName, b: strong }
  if (d.status === 'created')
    return d.side === 'buy' ? (
      <Banner tone="warning">{t.rich('guide.pay', names)}</Banner>
    ) : (
      <Banner tone="info">{t('guide.waitsForPayment')}</Banner>
    )
  if (d.status === 'paid')
    return d.side === 'buy' ? (
      <Banner tone="info">{t('guide.waitsForRelease')}</Banner>
    ) : (
      <Banner tone="warning">{t.rich('guide.checkPayment', names)}</Banner>
    )
  if (d.status === 'released') return <Banner tone="positive">{t(`guide.released.${d.side}`, { coin: d.coin })}</Banner>
  if (d.status === 'cancelled')
    return <Banner tone="plain">{t(d.cancelledBy === 'time' ? 'guide.timedOut' : 'guide.cancelled')}</Banner>
  return null
}

const Large = () => <Banner tone="warning">{useTranslations('otc-deals')('large')}</Banner>

const Appealed = ({ deal: { appeal } }: { deal: Deal }) => {
  const t = useTranslations('otc-deals')
  if (appeal === null) return null
  return (
    <Banner tone="warning" lead={t('appeal.openLead')}>
      {t('appeal.open', { due: stampText(appeal.dueAt) })}
    </Banner>
  )
}

/** The decision on an appeal, in the words that both sides read. */
const Resolved = ({ deal: { appeal } }: { deal: Deal }) => {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  const resolution = appeal?.resolution
  if (!resolution) return null
  return (
    <Banner tone="plain" lead={t(`appeal.outcomes.${resolution.outcome}`)}>
      {resolution.reasonText[locale]}
      {resolution.customerMessage !== null && ` ${resolution.customerMessage}`}
    </Banner>
  )
}
