import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { type FiatOrder, fiatOrder } from './fiat-orders.queries.ts'
import { CheckingProof, ProofField } from './order-proof.tsx'

/** Buttons that mark an order as paid, with an optional proof, or cancel it. */
export function Actions({ order: o, onAnother }: { order: FiatOrder; onAnother: () => void }) {
  const t = useTranslations('fiat-orders')
  const client = useQueryClient()
  const [canceling, setCanceling] = useState(false)
  const [proof, setProof] = useState<readonly Sent[]>([])
  const show = (next: FiatOrder) => {
    client.setQueryData(fiatOrder(next.id).queryKey, next)
    void client.invalidateQueries({ queryKey: ['fiatOrders', 'list'] })
  }
  const keep = (words: string) => (next: FiatOrder) => {
    show(next)
    toast('positive', words)
    setCanceling(false)
  }
  const paid = useCommand<typeof fiatOrders.confirmPaid, { id: string; proof?: string }>(
    fiatOrders.confirmPaid,
    (input, options) => api.fiatOrders.confirmPaid(input, options),
    keep(t('paymentReported')),
  )
  const cancel = useCommand<typeof fiatOrders.cancel, { id: string }>(
    fiatOrders.cancel,
    (input, options) => api.fiatOrders.cancel(input, options),
    keep(t('canceled')),
  )
  return (
    <>
      {o.status === 'to_be_paid' && (
        <>
          <ProofField value={proof} onChange={setProof} disabled={paid.busy} />
          <Button
            block
            loading={paid.busy}
            onPress={() => paid.run({ id: o.id, ...(proof[0] && { proof: proof[0].id }) })}
          >
            {t('paid')}
          </Button>
        </>
      )}
      {o.status === 'checking' && <CheckingProof order={o} onSaved={show} />}
      {o.cancellable && (
        <Button kind="ghost" size="sm" block onPress={() => setCanceling(true)}>
          {t('cancel')}
        </Button>
      )}
      {o.status !== 'to_be_paid' && (
        <Button kind="secondary" onPress={onAnother}>
          {t('another')}
        </Button>
      )}
      {paid.error && (
        <Banner tone="negative" live>
          {paid.error.message}
        </Banner>
      )}
      <ConfirmDialog
        open={canceling}
        onClose={() => setCanceling(false)}
        title={t('cancelTitle')}
        cancel={t('keep')}
        confirm={t('cancel')}
        kind="danger"
        loading={cancel.busy}
        onConfirm={() => cancel.run({ id: o.id })}
      >
        <p className="t2">{t('cancelText')}</p>
        {cancel.error && (
          <Banner tone="negative" live>
            {cancel.error.message}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  )
}
