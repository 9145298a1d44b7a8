import { boundary } from '@tessera/ui/boundary.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { ArrowRight, ChartCandlestick, FileCheck, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './sections.module.css'

export const HowItWorks = boundary(function HowItWorks() {
  const t = useTranslations('landing')
  const steps = [
    [IdCard, t('how.verify'), t('how.verifyText')],
    [FileCheck, t('how.read'), t('how.readText')],
    [ChartCandlestick, t('how.hold'), t('how.holdText')],
  ] as const
  return (
    <section className={`container ${s['tight']}`}>
      <div className={s['sectionHead']}>
        <div>
          <p className="eyebrow">{t('how.eyebrow')}</p>
          <h2 className="h1">{t('how.title')}</h2>
        </div>
      </div>
      <ol className={s['how']}>
        {steps.map(([icon, title, text]) => (
          <li key={title}>
            <Icon of={icon} size={32} />
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
})

const Test = ({ name }: { name: 'revenue' | 'raised' | 'capital' }) => {
  const t = useTranslations('landing')
  return (
    <div className={s['test']}>
      <div className={s['big']}>
        {t(`listing.${name}`)} <small>{t(`listing.${name}Unit`)}</small>
      </div>
      <p>{t(`listing.${name}Text`)}</p>
    </div>
  )
}

export const Listing = boundary(function Listing() {
  const t = useTranslations('landing')
  const flow = ['apply', 'review', 'structure', 'subscription', 'trading'] as const
  return (
    <section className={s['listing']} data-theme="dark">
      <div className="container">
        <p className="eyebrow">{t('listing.eyebrow')}</p>
        <div className={s['listingHead']}>
          <h2 className="h1">{t('listing.title')}</h2>
          <p className="body-lg">{t('listing.lead')}</p>
        </div>
        <div className={s['tests']}>
          <Test name="revenue" />
          <div className={s['between']}>{t('listing.or')}</div>
          <Test name="raised" />
          <div className={s['between']}>{t('listing.and')}</div>
          <Test name="capital" />
        </div>
        <ol className={s['flow']}>
          {flow.map((step) => (
            <li key={step}>
              <b>{t(`listing.${step}`)}</b>
              <span>{t(`listing.${step}Text`)}</span>
            </li>
          ))}
        </ol>
        <p className={s['begin']}>
          <ButtonLink size="lg" after={ArrowRight} href={paths.financing(useLocale())}>
            {t('listing.begin')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
})

/** `children` are the questions with their answers. */
export const Faq = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('landing')
  return (
    <section className={`container ${s['section']} ${s['faq']}`}>
      <div>
        <p className="eyebrow">{t('faq.eyebrow')}</p>
        <h2 className="h1">{t('faq.title')}</h2>
        <p className="body-lg">{t('faq.lead')}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
