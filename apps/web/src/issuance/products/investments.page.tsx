import { boundary } from '@tessera/ui/boundary.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSessionToken } from '#parts/session.ts'
import { useFocusAfterRemoval } from './focus-after-removal.ts'
import { correction, listInput, type ListState, PAGE_SIZE, useListState } from './list-state.ts'
import { localFavorites } from './local-favorites.ts'
import { ListTabs, ListTools } from './list-tools.tsx'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'
import { ProductTable } from './product-table.tsx'
import s from './list.module.css'
import { productList, type ProductPage, siteFacts } from './products.queries.ts'

const chosenTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
const noRegions: ProductPage['regions'] = []

/** Tabs, tools and products are hydrated one after the other, sooner if the reader touches them. */
export function InvestmentsPage() {
  const t = useTranslations('products')
  const state = useDeferredValue(useListState())
  const facts = useQuery(siteFacts()).data
  const isVisitor = useSessionToken() === undefined
  const inBrowser = localFavorites.use()
  const { data, isError, isPlaceholderData, isPaused, refetch } = useQuery(
    productList(listInput(state, isVisitor ? inBrowser : [])),
  )
  const current = useDeferredValue(data)
  const focus = useFocusAfterRemoval(chosenTab)
  const corrected = data && !isPlaceholderData ? correction(state, data) : undefined
  useEffect(() => {
    if (corrected !== undefined) state.correct(corrected)
  }, [corrected, state])
  // Without a network, another choice gets no response, and the shown rows belong to the previous one.
  const isUnreachable = isPaused && (!data || isPlaceholderData)
  return (
    <div className="container main">
      <h1 className="h2">{t('title')}</h1>
      {facts && (
        <p className="t2" style={{ marginTop: 4 }}>
          {t('lead', { products: facts.products, issuers: facts.issuers })}
        </p>
      )}
      <div style={{ marginTop: 28 }}>
        <ListTabs state={state} counts={data?.counts} />
      </div>
      <ListTools state={state} regions={data?.regions ?? noRegions} />
      <output className="sr">
        {current && current === data && !isPlaceholderData && t('found', { total: current.total })}
      </output>
      {(isError && !data) || isUnreachable ? (
        <Card>
          <Failed title={t('failed')} onRetry={() => void refetch()}>
            {t('failedText')}
          </Failed>
        </Card>
      ) : (
        <div className={s['answer']} aria-busy={isPlaceholderData || data !== current} {...focus}>
          {current?.rows.length === 0 ? <NothingHere state={state} /> : <List view={state.view} data={current} />}
        </div>
      )}
      {data && !isUnreachable && data.total > PAGE_SIZE && (
        <div className={s['pager']}>
          <Pagination page={state.page} total={data.total} onChange={(page) => state.change({ page })} />
        </div>
      )}
    </div>
  )
}

const ListedCard = boundary(ProductCard)

type ListProps = { view: ListState['view']; data: ProductPage | undefined }

const List = memo(function List({ view, data }: ListProps) {
  if (view === 'table')
    return <ProductTable rows={data?.rows ?? []} whole={!data || data.total <= PAGE_SIZE} loading={!data} />
  return (
    <div className="cards">
      {data
        ? data.rows.map((product) => <ListedCard key={product.id} product={product} />)
        : [1, 2, 3, 4, 5, 6].map((n) => <ProductCardSkeleton key={n} />)}
    </div>
  )
})

const NothingHere = ({ state }: { state: ListState }) => {
  const t = useTranslations('products')
  const favorites = state.tab === 'favorites' && state.search === ''
  const all = () => state.change({ tab: 'all', search: '', status: 'any', category: 'any', region: '' })
  return (
    <Card>
      <Empty
        title={t(favorites ? 'noFavorites' : 'nothingFound')}
        action={
          <Button kind="secondary" size="sm" onPress={all}>
            {t('browseAll')}
          </Button>
        }
      >
        {t(favorites ? 'noFavoritesText' : 'nothingFoundText')}
      </Empty>
    </Card>
  )
}
