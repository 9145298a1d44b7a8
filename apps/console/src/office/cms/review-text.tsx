import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { Changes } from './changes.tsx'
import { textVersion } from './cms.queries.ts'

/** For the second person: the full version in both languages, with its changes on the site. */
export function ReviewText({ versionId }: { versionId: string }) {
  const t = useTranslations('cms')
  const { data, error, refetch } = useQuery(textVersion(versionId))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  const before = data.published?.id === data.version.id ? undefined : data.published?.content
  return (
    <section className="col" aria-label={t('compareOnSite')}>
      <h3 className="h5">{t('compareOnSite')}</h3>
      {before === undefined && <p className="t3">{t('firstOnSite')}</p>}
      <Changes before={before} after={data.version.content} whole />
    </section>
  )
}
