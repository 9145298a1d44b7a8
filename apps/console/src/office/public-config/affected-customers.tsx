import { useQuery } from '@tanstack/react-query'
import { Details } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { SiteSettings } from './site-access-form.tsx'

const rows = ['customers', 'signedIn', 'nationality', 'withoutAuthenticator'] as const

/** The customers whom a change would affect, counted by the server. */
export function AffectedCustomers({ access }: { access: SiteSettings }) {
  const t = useTranslations('site')
  const { data, error } = useQuery({
    queryKey: ['site', 'preview', access],
    queryFn: () => api.siteSettings.preview({ access }),
  })
  if (error !== null) return <p className="neg">{error.message}</p>
  return (
    <Details
      items={rows.map((row) => ({
        term: t(`hits.${row}`),
        value: data === undefined ? '--' : numberText(String(data[row]), true),
      }))}
    />
  )
}
