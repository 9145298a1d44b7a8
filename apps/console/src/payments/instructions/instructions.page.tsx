import { useQuery } from '@tanstack/react-query'
import { beneficiaryMachine, instructionMachine } from '@tessera/domain/payments/instructions/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { ListTabs } from '#parts/list-tabs.tsx'
import { useMay } from '#parts/me.queries.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'
import { AddBeneficiary } from './add-beneficiary.tsx'
import { useBeneficiaryColumns } from './beneficiary-columns.tsx'
import { caseOf } from './case-of.ts'
import { useInstructionColumns } from './instruction-columns.tsx'
import { IssuerStatement } from './issuer-statement.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { type SourceRow, useSourceColumns } from './source-columns.tsx'

const tabs = ['sources', 'instructions', 'beneficiaries', 'statement'] as const
const statuses = statusesOf(instructionMachine)
const accountStatuses = statusesOf(beneficiaryMachine)

/** Payments of the exchange that are not withdrawals: money to pay, instructions and the accounts of payees. */
export function InstructionsPage() {
  const t = useTranslations('instructions')
  const [address, change] = useScreenSearch('payments')
  const tab = address.tab ?? tabs[0]
  return (
    <>
      <ListTabs label={t('tabsLabel')} tabs={tabs} chosen={tab} words={(id) => t(`tabs.${id}`)} change={change} />
      {tab === 'sources' && <Sources />}
      {tab === 'instructions' && <Instructions />}
      {tab === 'beneficiaries' && <Beneficiaries />}
      {tab === 'statement' && <IssuerStatement />}
      <OpenCase />
    </>
  )
}

function Sources() {
  const t = useTranslations('instructions')
  const [paying, setPaying] = useState<SourceRow>()
  const query = useQuery({ queryKey: ['payable sources'], queryFn: () => api.paymentInstructions.sources({}) })
  return (
    <>
      <ListPage
        query={query}
        label={t('sources')}
        columns={useSourceColumns(setPaying)}
        rowId={(row) => `${row.kind} ${row.of} ${row.coin}`}
        empty={{ title: t('noSources'), text: t('noSourcesText') }}
      />
      {paying !== undefined && <PayDialog row={paying} onClose={() => setPaying(undefined)} />}
    </>
  )
}

function Instructions() {
  const t = useTranslations('instructions')
  const [, open] = useOpenCase()
  const query = useList('payment instructions', statuses, api.paymentInstructions.list)
  return (
    <ListPage
      query={query}
      label={t('table')}
      columns={useInstructionColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.number} ${row.payee.name}`}
      empty={{ title: t('empty'), text: t('emptyText') }}
      onOpen={(row) => open(caseOf(row))}
      tools={
        <StatusFilter label={t('filter')} all={t('all')} statuses={statuses} words={(each) => t(`status.${each}`)} />
      }
    />
  )
}

function Beneficiaries() {
  const t = useTranslations('instructions')
  const shell = useTranslations('shell')
  const [, open] = useOpenCase()
  const may = useMay('payment_instructions.decide')
  const [isAdding, setAdding] = useState(false)
  const query = useList('payee accounts', accountStatuses, api.paymentInstructions.beneficiaries)
  return (
    <>
      <ListPage
        query={query}
        label={t('beneficiaries')}
        columns={useBeneficiaryColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.accountName}`}
        empty={{ title: t('noBeneficiaries'), text: t('noBeneficiariesText') }}
        onOpen={(row) => open({ kind: 'payment_beneficiary', subjectId: row.id })}
        tools={
          <div className="row row--between row--wrap">
            <StatusFilter
              label={t('filter')}
              all={t('all')}
              statuses={accountStatuses}
              words={(each) => t(`beneficiaryStatus.${each}`)}
            />
            <Button
              size="sm"
              icon={Plus}
              disabledReason={may ? undefined : shell('notAllowed')}
              onPress={() => setAdding(true)}
            >
              {t('add')}
            </Button>
          </div>
        }
      />
      {isAdding && <AddBeneficiary onClose={() => setAdding(false)} />}
    </>
  )
}
