import { useQuery } from '@tanstack/react-query'
import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { publicInfo } from '#parts/public-info.queries.ts'

const EVERY_MS = 30_000

/** Shown on every screen while the database is read-only or full, because nothing can be changed then. */
export function DatabaseNotice() {
  const t = useTranslations('shell')
  const { data } = useQuery({ ...publicInfo, refetchInterval: EVERY_MS })
  if (data === undefined || data.database === 'writable') return null
  return <Banner tone="negative">{t(`database.${data.database}`)}</Banner>
}
