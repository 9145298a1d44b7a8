import { distributionMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { caseOf } from './case-of.ts'
import { DeclareDistribution } from './declare-distribution.tsx'
import { useDistributionColumns } from './distribution-columns.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { useMay } from '#parts/me.queries.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(distributionMachine)

/** All distributions of issuers to the holders of their products, from the declaration to the last payment. */
export function DistributionsPage() {
  const t = useTranslations('distributions')
  const shell = useTranslations('shell')
  const [, open] = useOpenCase()
  const mayManage = useMay('products.manage')
  const [declaring, setDeclaring] = useState(false)
  const query = useList('distributions', statuses, api.distributionsManage.list)
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useDistributionColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.product.symbol}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open(caseOf(row))}
        tools={
          <div className="row row--between row--wrap">
            <StatusFilter
              label={t('filter')}
              all={t('all')}
              statuses={statuses}
              words={(each) => t(`status.${each}`)}
            />
            <Button
              size="sm"
              icon={Plus}
              disabledReason={mayManage ? undefined : shell('notAllowed')}
              onPress={() => setDeclaring(true)}
            >
              {t('declare')}
            </Button>
          </div>
        }
      />
      {declaring && <DeclareDistribution onClose={() => setDeclaring(false)} />}
      <OpenCase />
    </>
  )
}
