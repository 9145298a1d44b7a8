import { Banner } from '@tessera/ui/banner.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { Scale, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormLoading } from '#parts/form-loading.tsx'
import { Limits } from '#payments/withdrawals/limits.tsx'
import { InternalTransferForm } from './internal-transfer-form.tsx'
import { InternalTransferTable } from './internal-transfer-table.tsx'
import { internalTransferTerms } from './internal-transfers.queries.ts'

type InternalTransfersProps = {
  coin: string | undefined
  onCoin: (coin: string) => void
  tileOf: (coin: string) => ReactNode
}

/** The form to send to another customer, and the sent and received transfers. */
export const InternalTransfers = (p: InternalTransfersProps) => (
  <>
    <Sending {...p} />
    <InternalTransferTable />
  </>
)

function Sending({ coin, ...p }: InternalTransfersProps) {
  const t = useTranslations('internal-transfers')
  const { data, isError, refetch } = useQuery(internalTransferTerms())
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <FormLoading />
  const chosen = data.coins.find((each) => each.coin === coin) ?? data.coins[0]
  if (chosen === undefined) return <Empty title={t('nothing')} />
  return (
    <div className="split" style={{ '--aside': '340px' }}>
      <InternalTransferForm {...p} key={chosen.coin} terms={data} coin={chosen} />
      <Limits terms={{ ...data, ...chosen }}>
        <Banner tone="plain" icon={Scale} lead={t('countsLead')}>
          {t('counts')}
        </Banner>
        <Banner tone="plain" icon={Zap} lead={t('finalLead')}>
          {t('final')}
        </Banner>
      </Limits>
    </div>
  )
}
