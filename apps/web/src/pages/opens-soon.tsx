import { Badge } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Cover } from '@tessera/ui/cover.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/use-locale.ts'
import { useRow } from '../shell/current-row.tsx'
import s from '../shell/plain-page.module.css'

/** Where a feature of the specification will stand: says so plainly and leads on. */
export function OpensSoonPage() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const row = useRow()
  const title = t(`titles.${row.title}`)
  const isPersonal = row.area === 'personal'
  return (
    <div className={`${isPersonal ? '' : 'container'} ${s['page']}`}>
      <div className={s['cover']}>
        <Cover pattern="skyline" seed={row.title} columns={16} rows={4} />
      </div>
      <Badge tone="info">{t('opensSoon')}</Badge>
      <h1 className="h3">{title}</h1>
      <p className="t2">{t('opensSoonText', { title })}</p>
      <div className={s['ways']}>
        {isPersonal ? (
          <ButtonLink kind="secondary" size="sm" href={paths.userManagement(locale)}>
            {t('titles.userManagement')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" size="sm" href={paths.home(locale)}>
            {t('toHome')}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" size="sm" href={paths.investments(locale)}>
          {t('investments')}
        </ButtonLink>
      </div>
    </div>
  )
}
