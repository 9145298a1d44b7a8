import { useQuery } from '@tanstack/react-query'
import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { publicInfo } from '#parts/public-info.queries.ts'

const EVERY_MS = 30_000

/** A notice on every screen while the database is read-only or full, so that nothing can be changed. */
export function DatabaseNotice() {
  const t = useTranslations('shell')
  const { data } = useQuery({ ...publicInfo, refetchInterval: EVERY_MS })
  if (data === undefined || data.database === 'writable') return null
  return <Banner tone="negative">{t(`database.${data.database}`)}</Banner>
}
