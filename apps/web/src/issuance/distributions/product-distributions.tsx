import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { distributionsOf } from './distributions.queries.ts'

// Loads with the first distribution, because most products have none.
const AnnouncedTable = lazyPart(async () => (await import('./announced-table.tsx')).AnnouncedTable)

/** The announced distributions of a product, newest first; nothing if there are none. */
export function ProductDistributions({ symbol, titleClass }: { symbol: string; titleClass: string }) {
  const t = useTranslations('distributions')
  const rows = useQuery(distributionsOf(symbol)).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="distributions">
      <h2 className={titleClass} id="distributions">
        {t('ofProduct')}
      </h2>
      <div className="col">
        <AnnouncedTable rows={rows} />
        <p className="xs t3">{t('ofProductText')}</p>
      </div>
    </section>
  )
}
