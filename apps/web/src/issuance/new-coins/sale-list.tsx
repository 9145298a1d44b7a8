import { saleStages } from '@tessera/domain/issuance/new-coins/stages.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useSessionToken } from '#parts/session.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ProductCardSkeleton } from '#issuance/products/product-card.tsx'
import { saleList } from './new-coins.queries.ts'
import { SaleCard } from './sale-card.tsx'

const PAGE_SIZE = 12
const tabs = ['open', ...saleStages.filter((stage) => stage !== 'open')] as const

/** The open, upcoming and ended sales. */
export function SaleList() {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const [{ status: tab = tabs[0], page = 1 }, change] = useScreenSearch('/newCoin/{-$id}')
  const isVisitor = useSessionToken() === undefined
  const { data, isError, refetch } = useServer(saleList({ status: tab, page, pageSize: PAGE_SIZE }))
  return (
    <div className="container main">
      <div className="page-head">
        <div className="grow">
          <h1 className="h2">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        {!isVisitor && (
          <ButtonLink kind="secondary" size="sm" icon={ReceiptText} href={paths.newCoinRecords(locale)}>
            {t('records.title')}
          </ButtonLink>
        )}
      </div>
      <div style={{ margin: '28px 0 24px' }}>
        <Tabs
          label={t('stage')}
          chosen={tab}
          onChange={(next) => change({ status: next === tabs[0] ? undefined : next, page: undefined })}
          items={tabs.map((id) => ({
            index: id,
            name: t(`stages.${id}`),
            ...(data && { count: data.counts[id] ?? 0 }),
          }))}
        />
      </div>
      {isError && !data ? (
        <Card>
          <Failed title={t('failed')} onRetry={() => void refetch()} />
        </Card>
      ) : data?.rows.length === 0 ? (
        <Card>
          <Empty title={t(`none.${tab}`)}>{t('noneText')}</Empty>
        </Card>
      ) : (
        <div className="cards">
          {data
            ? data.rows.map((sale) => <SaleCard key={sale.id} sale={sale} />)
            : [1, 2, 3].map((n) => <ProductCardSkeleton key={n} />)}
        </div>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onChange={(next) => change({ page: next })} />
      )}
    </div>
  )
}
