import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type FirstStep, firstSteps, type StepStates } from './first-steps.ts'
import s from './home.module.css'

/** The steps from registration to the first investment, each with its state and the button that begins it. */
export function FirstStepsCard({ states }: { states: StepStates }) {
  const t = useTranslations('home')
  const texts: Readonly<Record<FirstStep, string>> = {
    identity: t(`steps.identity.${states.identity}`),
    factor: t(`steps.factor.${states.factor}`),
    deposit: t(`steps.deposit.${states.deposit}`),
    invest: t(`steps.invest.${states.invest}`),
  }
  const done = firstSteps.filter((step) => states[step] === 'done').length
  return (
    <Card
      title={t('steps.title')}
      titleEnd={<span className="t3 sm num">{t('steps.progress', { done, all: firstSteps.length })}</span>}
    >
      <ol className={s['steps']}>
        {firstSteps.map((step, at) => (
          <li key={step} data-state={states[step]}>
            <span className={s['number']} aria-hidden>
              {states[step] === 'done' ? <Icon of={Check} size={16} /> : at + 1}
            </span>
            <div className={s['stepText']}>
              <b className="fw6">{t(`steps.${step}.title`)}</b>
              <p className="t2 sm">{texts[step]}</p>
            </div>
            <StepAction step={step} states={states} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

const StepAction = ({ step, states }: { step: FirstStep; states: StepStates }): ReactNode => {
  const t = useTranslations('home')
  const locale = useLocale()
  const state = states[step]
  if (state === 'review')
    return (
      <ButtonLink kind="secondary" size="sm" href={paths.kycEnter(locale)}>
        {t('steps.identity.follow')}
      </ButtonLink>
    )
  if (state === 'resend')
    return (
      <ButtonLink size="sm" href={paths.kycEnter(locale)}>
        {t('steps.identity.again')}
      </ButtonLink>
    )
  if (state !== 'ready') return <span className="t3 sm">{t(`steps.state.${state}`)}</span>
  const href = {
    identity: paths.kycEnter(locale),
    factor: paths.bindGoogle(locale),
    deposit: paths.recharge(locale),
    invest: paths.investments(locale),
  }[step]
  return (
    <ButtonLink size="sm" href={href}>
      {t(`steps.${step}.action`)}
    </ButtonLink>
  )
}
