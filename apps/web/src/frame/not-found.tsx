import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { NotFoundArt } from '#parts/not-found-art.tsx'
import s from '#parts/plain-page.module.css'

export function NotFoundPage() {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <div className={`container ${s['page']}`}>
      <NotFoundArt className={s['art']} />
      <h1 className="h2">{t('notFound')}</h1>
      <p className="body-lg t2">{t('notFoundText')}</p>
      <div className={s['ways']}>
        <ButtonLink href={paths.landing(locale)}>{t('toHome')}</ButtonLink>
        <ButtonLink kind="secondary" href={paths.investments(locale)}>
          {t('investments')}
        </ButtonLink>
      </div>
    </div>
  )
}
