import { useQuery, useQueryClient } from '@tanstack/react-query'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { coinsAndChains } from '#parts/coins.queries.ts'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { useProductColumns } from './product-columns.tsx'
import { ProductEditor } from './product-editor.tsx'
import { type ManagedProduct, product } from './products.queries.ts'
import { useMay } from '#parts/me.queries.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(productMachine)
/** Never a symbol, because symbols are capital letters. */
const NEW = 'new'

/** The list of products, or the draft named in the address. */
export function ProductsPage() {
  const [{ edit }] = useScreenSearch('products')
  return (
    <>
      {edit === undefined ? <ProductList /> : <EditProduct symbol={edit === NEW ? undefined : edit} />}
      <OpenCase />
    </>
  )
}

/** A draft opens the case of its publication; a published product opens with its trail. */
function ProductList() {
  const t = useTranslations('products')
  const shell = useTranslations('shell')
  const [, change] = useScreenSearch('products')
  const [, open] = useOpenCase()
  const mayManage = useMay('products.manage')
  const query = useList('products', statuses, api.productsManage.list)
  return (
    <ListPage
      query={query}
      label={t('table')}
      columns={useProductColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => row.symbol}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={(row) => open({ kind: 'product_publish', subjectId: row.id })}
      tools={
        <div className="row row--between row--wrap">
          <StatusFilter label={t('filter')} all={t('all')} statuses={statuses} words={(each) => t(`status.${each}`)} />
          <Button
            size="sm"
            icon={Plus}
            disabledReason={mayManage ? undefined : shell('notAllowed')}
            onPress={() => change({ edit: NEW }, 'push')}
          >
            {t('create')}
          </Button>
        </div>
      }
    />
  )
}

function EditProduct({ symbol }: { symbol: string | undefined }) {
  const t = useTranslations('products')
  const shell = useTranslations('shell')
  const [, change] = useScreenSearch('products')
  const [, open] = useOpenCase()
  const mayManage = useMay('products.manage')
  const market = useQuery(coinsAndChains)
  const draft = useQuery({ ...product(symbol ?? ''), enabled: symbol !== undefined })
  const client = useQueryClient()
  // A new product stays in the same editor after its first save, so that typing can continue.
  const [born, setBorn] = useState<string>()
  const close = () => change({ edit: undefined }, 'push')
  const keep = (saved: ManagedProduct) => {
    client.setQueryData(product(saved.symbol).queryKey, saved)
    if (symbol === undefined) setBorn(saved.symbol)
    change({ edit: saved.symbol })
  }
  const error = market.error ?? draft.error
  if (!mayManage) return <p className="t3">{shell('notAllowed')}</p>
  if (error !== null && draft.data === undefined)
    return (
      <Failed title={shell('refused')} onRetry={() => void Promise.all([market.refetch(), draft.refetch()])}>
        {error.message}
      </Failed>
    )
  if (market.data === undefined || (symbol !== undefined && draft.data === undefined)) return <Skeleton width="60%" />
  if (draft.data !== undefined && draft.data.status !== 'draft')
    return (
      <Banner
        action={
          <Button kind="secondary" size="xs" onPress={close}>
            {t('back')}
          </Button>
        }
      >
        {t('notDraft')}
      </Banner>
    )
  return (
    <ProductEditor
      key={symbol === undefined || symbol === born ? NEW : symbol}
      product={draft.data}
      market={market.data.market}
      onSaved={keep}
      onPropose={({ id }) => open({ kind: 'product_publish', subjectId: id })}
      onClose={close}
    />
  )
}
