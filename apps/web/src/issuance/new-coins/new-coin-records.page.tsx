import { ButtonLink } from '@tessera/ui/button.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { purchaseRecords } from './new-coins.queries.ts'
import { PurchaseTable } from './purchase-table.tsx'

/** The reader's purchases in token sales. */
export function NewCoinRecordsPage() {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const [{ page = 1 }, change] = useScreenSearch('/newCoin/records')
  return (
    <div className="container main">
      <div className="content">
        <div className="page-head">
          <div className="grow">
            <h1 className="h3">{t('records.title')}</h1>
            <p className="t2">{t('records.lead')}</p>
          </div>
          <ButtonLink kind="secondary" size="sm" href={paths.newCoin(locale)}>
            {t('records.browse')}
          </ButtonLink>
        </div>
        <PurchaseTable
          answer={useServer(purchaseRecords({ page }))}
          page={page}
          onPage={(next) => change({ page: next })}
        />
      </div>
    </div>
  )
}
