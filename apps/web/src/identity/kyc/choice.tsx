import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Cover, type Pattern } from '@tessera/ui/cover.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Building2, Check, Clock, type LucideIcon, Monitor, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import s from './kyc.module.css'

type ChoiceProps = {
  onIndividual: () => void
  company: string
  /** Another option for a person: data from a government source. */
  source: ReactNode
}

/** Two equal choices, and the warning before the first step. */
export function Choice({ onIndividual, company, source }: ChoiceProps) {
  const t = useTranslations('kyc')
  return (
    <>
      <div className={s['head']}>
        <h1 className="h2">{t('title')}</h1>
        <p className="body-lg">{t('lead')}</p>
      </div>
      <div className={s['choices']}>
        <Card
          pattern="ascent"
          icon={UserRound}
          title={t('individual')}
          text={t('individualText')}
          needs={[t('individualNeeds.one'), t('individualNeeds.two'), t('individualNeeds.three')]}
          time={t('individualTime')}
          action={
            <>
              <Button block onPress={onIndividual}>
                {t('individualStart')}
              </Button>
              {source}
            </>
          }
        />
        <Card
          pattern="orbit"
          icon={Building2}
          title={t('company')}
          text={t('companyText')}
          needs={[t('companyNeeds.one'), t('companyNeeds.two'), t('companyNeeds.three')]}
          time={t('companyTime')}
          note={t('pcOnly')}
          action={
            <ButtonLink block kind="secondary" href={company}>
              {t('companyStart')}
            </ButtonLink>
          }
        />
      </div>
      <Banner tone="warning" lead={t('careLead')}>
        {t('care')}
      </Banner>
    </>
  )
}

type CardProps = {
  pattern: Pattern
  icon: LucideIcon
  title: string
  text: string
  needs: readonly string[]
  time: string
  note?: string
  action: ReactNode
}

const Card = ({ pattern, icon, title, text, needs, time, note, action }: CardProps) => (
  <article className={s['choice']}>
    <div className={s['art']}>
      <Cover pattern={pattern} seed={`kyc${pattern}`} columns={14} rows={3} />
    </div>
    <div className={s['inside']}>
      <div>
        <h2 className="h4 row">
          <Icon of={icon} size={24} />
          {title}
        </h2>
        <p className="t2">{text}</p>
      </div>
      <ul>
        {needs.map((need) => (
          <li key={need}>
            <Icon of={Check} size={16} />
            <span>{need}</span>
          </li>
        ))}
      </ul>
      <div className={`row row--between row--wrap t3 sm ${s['time']}`}>
        <span className="row" style={{ '--g': '6px' }}>
          <Icon of={Clock} size={16} />
          {time}
        </span>
        {note !== undefined && (
          <span className="row" style={{ '--g': '6px' }}>
            <Icon of={Monitor} size={16} />
            {note}
          </span>
        )}
      </div>
      {action}
    </div>
  </article>
)
