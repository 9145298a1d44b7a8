import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { Scale, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { FormLoading } from '#parts/form-loading.tsx'
import { Limits } from '#payments/withdrawals/limits.tsx'
import { InternalTransferForm } from './internal-transfer-form.tsx'
import { InternalTransferTable } from './internal-transfer-table.tsx'
import { type InternalTransfer, internalTransferTerms } from './internal-transfers.queries.ts'

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
  const [sent, setSent] = useState<InternalTransfer>()
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <FormLoading />
  const chosen = data.coins.find((each) => each.coin === coin) ?? data.coins[0]
  if (chosen === undefined) return <Empty title={t('nothing')} />
  return (
    <div className="split" style={{ '--aside': '340px' }}>
      {sent === undefined ? (
        <InternalTransferForm {...p} key={chosen.coin} terms={data} coin={chosen} onSent={setSent} />
      ) : (
        <Sent sent={sent} onAgain={() => setSent(undefined)} />
      )}
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

/** The pressed button is gone, so the keyboard focus moves here. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

const Sent = ({ sent, onAgain }: { sent: InternalTransfer; onAgain: () => void }) => {
  const t = useTranslations('internal-transfers')
  const locale = useLocale()
  const facts = { amount: numberText(trimmed(sent.amount)), coin: sent.coin, name: sent.maskedName }
  return (
    <Card title={t('done.title')}>
      <div className="col" style={{ '--g': '22px' }} tabIndex={-1} ref={focusOnce}>
        <Banner tone="positive" live>
          {t('done.text', facts)}
        </Banner>
        <div className="row row--wrap" style={{ '--g': '12px' }}>
          <Button onPress={onAgain}>{t('done.again')}</Button>
          <ButtonLink kind="secondary" href={paths.flowingWater(locale)}>
            {t('done.history')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
