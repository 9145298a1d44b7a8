import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FileOutput } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useMay } from '#parts/me.queries.ts'

type Ready = ReplyOf<typeof payoutsReview.ready>['rows'][number]

/** Approved withdrawals that are in no file yet, by account of the exchange, with a button that creates the payment file. */
export function ExportPanel() {
  const { data } = useQuery({
    queryKey: ['payouts ready'],
    queryFn: () => api.payoutsReview.ready({}),
    refetchInterval: 15_000,
  })
  return (data?.rows ?? []).map((row) => <OneAccount key={row.bankAccount} row={row} />)
}

function OneAccount({ row }: { row: Ready }) {
  const t = useTranslations('payouts')
  const shell = useTranslations('shell')
  const may = useMay('payouts.export')
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { fiat, bankAccount, bank, payouts, instructions } = row
  const make = useAct(
    useIdempotentCall((input: { bankAccount: string }, once) => api.payoutsReview.exportBatch(input, once)),
    ({ batch, heldBack }) => {
      setDialogOpen(false)
      if (batch !== null) toast('positive', t('exported', { number: batch.number, payouts: batch.payouts }))
      if (heldBack > 0) toast('warning', batch === null ? t('nothing') : t('someHeldBack', { n: heldBack }))
    },
  )
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button
            size="xs"
            icon={FileOutput}
            disabledReason={may ? undefined : shell('notAllowed')}
            onPress={() => setDialogOpen(true)}
          >
            {t('export', { fiat, account: bankAccount })}
          </Button>
        }
      >
        {t('ready', { fiat, account: bankAccount, bank, payouts, instructions, total: numberText(row.total, true) })}
        {row.heldBack > 0 && ` ${t('heldBackToo', { n: row.heldBack })}`}
      </Banner>
      <ConfirmDialog
        open={isDialogOpen}
        title={t('exportTitle', { fiat, account: bankAccount })}
        confirm={t('export', { fiat, account: bankAccount })}
        loading={make.busy}
        onConfirm={() => make.run({ bankAccount })}
        onClose={() => setDialogOpen(false)}
      >
        <div className="col">
          <p className="t2">{t('exportText', { payouts: payouts + instructions + row.heldBack, bank })}</p>
          <Refusal of={make.error} />
        </div>
      </ConfirmDialog>
    </>
  )
}
