import { useQuery } from '@tanstack/react-query'
import { exchangeAreaNames, subjectAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import { Failed, Old } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import { AreaCard } from './area-card.tsx'
import { FileButtons } from './file-buttons.tsx'
import s from './settings.module.css'
import { settingList } from './settings.queries.ts'
import { OtherSettings } from './other-settings.tsx'
import { SubjectTable } from './subject-table.tsx'

/** All areas with their values: those of the whole exchange first, then each area with subjects. */
export function SettingLists() {
  const t = useTranslations('settings')
  const { data, error, refetch } = useQuery(settingList)
  if (data === undefined)
    return error === null ? (
      <Skeleton width="100%" />
    ) : (
      <Failed title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  const { rows } = data
  return (
    <>
      {error !== null && <Old onRetry={() => void refetch()}>{error.message}</Old>}
      <p className="t2">{t('lead')}</p>
      <FileButtons />
      <section className={s['group']} aria-label={t('exchangeWide')}>
        <h2 className="h5">{t('exchangeWide')}</h2>
        <div className={s['cards']}>
          {exchangeAreaNames.map((area) => (
            <AreaCard key={area} area={area} row={rows.find((each) => each.area === area)} />
          ))}
        </div>
      </section>
      {subjectAreaNames.map((area) => (
        <SubjectTable key={area} area={area} rows={rows.filter((row) => row.area === area)} />
      ))}
      <OtherSettings />
    </>
  )
}
