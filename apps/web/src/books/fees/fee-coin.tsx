import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Card } from '@tessera/ui/card.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import type { FeeTable, OwnFees } from './fees.queries.ts'
import { rateText } from './rate-text.ts'

type FeeCoinProps = { feeCoin: NonNullable<FeeTable['feeCoin']>; own: OwnFees | undefined }

/** The fee coin with its discount and rules, and the reader's own choice. */
export function FeeCoin({ feeCoin: { coin, discount }, own }: FeeCoinProps) {
  const t = useTranslations('fees')
  return (
    <Card title={t('coin.title', { coin })}>
      <div className="col" style={{ '--g': '12px' }}>
        <p>{discount === '0' ? t('coin.noDiscount', { coin }) : t('coin.lead', { coin, share: rateText(discount) })}</p>
        <p className="t2">{t('coin.rules')}</p>
        {own !== undefined && <Choice coin={coin} payment={own.payment} />}
      </div>
    </Card>
  )
}

function Choice({ coin, payment: { pays, chooses } }: { coin: string; payment: OwnFees['payment'] }) {
  const t = useTranslations('fees')
  const client = useQueryClient()
  const choose = useMutation({
    mutationFn: (open: boolean) => api.customerSettings.updateFeeCoinOpen({ open }),
    onSuccess: async () => {
      toast('positive', t('coin.saved'))
      await Promise.all([['fees', 'own'], ['settings']].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: (error) => toast('negative', error.message),
  })
  return (
    <div className="col" style={{ '--g': '4px' }}>
      <Switch
        label={t('coin.choice', { coin })}
        on={pays}
        saving={choose.isPending}
        disabled={!chooses}
        onChange={(open) => choose.mutate(open)}
      />
      {!chooses && <p className="sm t3">{t('coin.owner')}</p>}
    </div>
  )
}
