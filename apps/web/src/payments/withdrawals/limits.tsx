import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { publicInfo } from '#parts/public-info.queries.ts'
import { stampText } from '#parts/time-text.ts'
import { bindingLimit, type Limited } from './limits-left.ts'
import type { Terms } from './withdrawals.queries.ts'

const WIDE = 12

/** The used part of a limit in percent, 0 to 100, rounded down. */
export function usedPercent(left: string, limit: string): number {
  const [rest, all] = [parseAmount(left, WIDE), parseAmount(limit, WIDE)]
  if (rest === undefined || all === undefined || all === 0n) return 0
  return Number.parseInt((((all - rest) * 100n) / all).toString(), 10)
}

const whole = (text: string): string => numberText(text.split('.')[0])

type MeterProps = { label: string; left: string | null; limit: string | null; currency: string }

/** The remaining amount of a limit; nothing if there is no such limit. */
const Meter = ({ label, left, limit, currency }: MeterProps) => {
  const t = useTranslations('withdrawals')
  if (left === null || limit === null) return null
  const percent = usedPercent(left, limit)
  return (
    <div className="col" style={{ '--g': '8px' }}>
      <div className="row row--between sm">
        <span className="t2">{label}</span>
        <span className="num t3">{t('left', { left: whole(left), limit: whole(limit), currency })}</span>
      </div>
      <Tiles percent={percent} label={label} tone={percent >= 90 ? 'warning' : 'accent'} />
    </div>
  )
}

type LimitsProps = {
  terms: Limited & Pick<Terms, 'coin' | 'currency' | 'limit24h' | 'limitDay' | 'limitMonth' | 'ownUntil'>
  /** Further facts beside the form. */
  children: ReactNode
}

/** Every limit that applies to the customer and the chosen coin, and which of them leaves least. */
export function Limits({ terms, children }: LimitsProps) {
  const t = useTranslations('withdrawals')
  const hours = useQuery(publicInfo()).data?.freezeHours
  const { coin, currency, cap, ownUntil } = terms
  const binding = bindingLimit(terms)
  return (
    <div className="col" style={{ '--g': '16px' }}>
      <Card title={t('limits')}>
        <div className="col" style={{ '--g': '18px' }}>
          <Meter label={t('last24h')} left={terms.remaining24h} limit={terms.limit24h} currency={currency} />
          <Meter label={t('today')} left={terms.remainingDay} limit={terms.limitDay} currency={currency} />
          <Meter label={t('month')} left={terms.remainingMonth} limit={terms.limitMonth} currency={currency} />
          {cap !== null && (
            <>
              <Meter label={t('cap.day', { coin })} left={cap.remaining24h} limit={cap.limit24h} currency={coin} />
              <Meter label={t('cap.today', { coin })} left={cap.remainingDay} limit={cap.limitDay} currency={coin} />
              <Meter
                label={t('cap.month', { coin })}
                left={cap.remainingMonth}
                limit={cap.limitMonth}
                currency={coin}
              />
            </>
          )}
          {binding !== undefined && <p className="sm t2">{t(`binding.${binding}`, { coin })}</p>}
          {ownUntil !== null && <p className="sm t2">{t('ownUntil', { until: stampText(ownUntil) })}</p>}
        </div>
      </Card>
      <Banner tone="plain" icon={Clock} {...(hours !== undefined && { lead: t('pauseLead', { hours }) })}>
        {t('pause')}
      </Banner>
      {children}
    </div>
  )
}
