import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { FinancingState } from './financing.queries.ts'
import s from './financing.module.css'
import { Requirements } from './requirements.tsx'

/** The requirements, and the next step for this reader. */
export function Start({ current }: { current: FinancingState }) {
  const t = useTranslations('financing')
  return (
    <div className={`container ${s['page']}`}>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      <div className={`col ${s['body']}`} style={{ '--g': '24px' }}>
        <NextStep current={current} />
        <Requirements fee={current.fee} />
      </div>
    </div>
  )
}

/** The reason why no application can be begun, or a link to begin or continue it. */
export function NextStep({ current: { who, open, mayApply, application } }: { current: FinancingState }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  if (!open) return <Banner tone="info">{t('closed')}</Banner>
  if (who === 'person') return <Banner tone="info">{t('person')}</Banner>
  if (who === 'unverified')
    return (
      <Banner
        tone="warning"
        action={
          <ButtonLink kind="secondary" size="xs" href={paths.entityVerification(locale)}>
            {t('toCompany')}
          </ButtonLink>
        }
      >
        {t('unverified')}
      </Banner>
    )
  if (mayApply)
    return (
      <div className={s['actions']}>
        <ButtonLink size="lg" href={paths.financing(locale, 'company')}>
          {t(application === null ? 'begin' : 'again')}
        </ButtonLink>
      </div>
    )
  const at = application?.declined?.mayReapplyAt
  if (application?.status !== 'declined') return null
  return <Banner tone="info">{at == null ? t('never') : t('early', { day: stampText(at).slice(0, 10) })}</Banner>
}
