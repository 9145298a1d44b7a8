import { Card, type Fact, Facts } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import type { FeeTable, OwnFees } from './fees.queries.ts'

type OwnRatesProps = { own: OwnFees | undefined; fees: FeeTable; onRetry: () => void }

/** The reader's class, volume and tier, and the volume that is missing for the next one. */
export function OwnRates({ own, fees, onRetry }: OwnRatesProps) {
  const t = useTranslations('fees')
  return (
    <Card title={t('own.title')}>
      {own === undefined ? (
        <Failed title={t('own.failed')} onRetry={onRetry}>
          {t('failedText')}
        </Failed>
      ) : (
        <Own own={own} fees={fees} />
      )}
    </Card>
  )
}

function Own({ own, fees: { tiers } }: { own: OwnFees; fees: FeeTable }) {
  const t = useTranslations('fees')
  const next = tiers[own.tier]
  const facts: Fact[] = [
    { term: t('class'), value: t(`classes.${own.class}`) },
    {
      term: t('own.volume'),
      value: <Num value={own.volume} unit={own.currency} full />,
      note: own.through === null ? t('own.notCounted') : t('own.through', { day: own.through }),
    },
    { term: t('own.tier'), value: own.tier === 0 ? t('own.noTier') : t('tier', { number: String(own.tier) }) },
  ]
  if (next !== undefined)
    facts.push({
      term: t('own.next', { number: String(own.tier + 1) }),
      value: <Num value={String(BigInt(next.volume) - BigInt(own.volume))} unit={own.currency} full />,
      note: t('own.nextText'),
    })
  return (
    <div className="col" style={{ '--g': '12px' }}>
      <Facts items={facts} />
      <p className="sm t3">{t('own.daily')}</p>
    </div>
  )
}
