import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { productMachine } from '@tessera/domain/products/machine.ts'
import { api } from '../lib/api.ts'
import { ListPage } from '../lib/list-page.tsx'
import { useOpenCase } from '../lib/open-case.ts'
import { StatusFilter } from '../lib/status-filter.tsx'
import { pageIn, useQuery as useAddress } from '../lib/url-state.ts'
import { useProductColumns } from '../products/product-columns.tsx'
import { useProductsWords } from '../products/products-words.ts'
import { useShellWords } from '../shell/shell-words.ts'
import { CaseDrawer } from './case-drawer.tsx'

const statuses = statusesOf(productMachine)

/** A draft opens as the case of its publishing; what is published opens with its trail. */
export function ProductsPage() {
  const t = useProductsWords()
  const shell = useShellWords()
  const [address] = useAddress()
  const [shown, open] = useOpenCase()
  const asked = { page: pageIn(address['page']), status: statuses.find((known) => known === address['status']) }
  const query = useQuery({
    queryKey: ['products', asked],
    queryFn: () => api.productsManage.list(asked),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListPage
        query={query}
        refused={shell('refused')}
        label={t('table')}
        columns={useProductColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => row.symbol}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'product_publish', subjectId: row.id })}
        tools={
          <StatusFilter label={t('filter')} all={t('all')} statuses={statuses} words={(each) => t(`status.${each}`)} />
        }
      />
      {shown && <CaseDrawer shown={shown} onClose={() => open(undefined)} />}
    </>
  )
}
