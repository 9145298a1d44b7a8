import { financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { financingMachine, isOneOf, openToIssuer } from '@tessera/domain/issuance/financing/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFinancingColumns } from './financing-columns.tsx'
import { type FinancingRow, financingList } from './financing.queries.ts'
import s from './financing.module.css'
import { ListPage } from '#parts/list-page.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** A draft is its issuer's alone. */
const statuses = statusesOf(financingMachine).filter((status) => !isOneOf(openToIssuer, status))

/** Companies that apply to raise money here. */
export function FinancingPage() {
  const t = useTranslations('financing')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const [address, change] = useScreenSearch('financing')
  const [, open] = useOpenCase()
  const status = statuses.find((known) => known === address.status)
  const search = address.search ?? ''
  const query = useQuery(financingList({ page: address.page ?? 1, status, ...(search !== '' && { search }) }))
  const counts = query.data?.counts
  const labelOf = (each: FinancingRow['status']): string =>
    t('counted', { status: financingStatusWords[each][locale], n: String(counts?.[each] ?? 0) })
  return (
    <>
      <ListPage
        query={query}
        refused={shell('refused')}
        label={t('table')}
        columns={useFinancingColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.company}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open({ kind: 'financing_committee', subjectId: row.id })}
        tools={
          <div className={s['filters']}>
            <SearchBox
              aria-label={t('search')}
              placeholder={t('search')}
              maxLength={100}
              value={search}
              onChange={(text) => change({ search: text, page: undefined })}
            />
            <Select
              aria-label={t('filter')}
              size="sm"
              value={status ?? 'all'}
              options={[
                { code: 'all', value: t('all') },
                ...statuses.map((value) => ({ code: value, value: labelOf(value) })),
              ]}
              onChange={(value) => change({ status: value === 'all' ? undefined : value, page: undefined })}
            />
          </div>
        }
      />
      <OpenCase />
    </>
  )
}
