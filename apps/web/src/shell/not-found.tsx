import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/use-locale.ts'
import { LostArt } from './lost-art.tsx'
import s from './plain-page.module.css'

export function NotFoundPage() {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <div className={`container ${s['page']}`}>
      <LostArt className={s['art']} />
      <h1 className="h2">{t('notFound')}</h1>
      <p className="body-lg t2">{t('notFoundText')}</p>
      <div className={s['ways']}>
        <ButtonLink href={paths.home(locale)}>{t('toHome')}</ButtonLink>
        <ButtonLink kind="secondary" href={paths.investments(locale)}>
          {t('investments')}
        </ButtonLink>
      </div>
    </div>
  )
}
