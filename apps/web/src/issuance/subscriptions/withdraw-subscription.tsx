import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { sumText } from '#parts/money-text.ts'
import type { Subscription } from './subscriptions.queries.ts'

/** Withdraws a subscription while that is allowed; its hold is released in full. */
export function WithdrawSubscription({ subscription: r }: { subscription: Subscription }) {
  const t = useTranslations('subscriptions')
  const client = useQueryClient()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const takeBack = useCommand<typeof subscriptions.withdraw, { id: string }>(
    subscriptions.withdraw,
    (input, options) => api.subscriptions.withdraw(input, options),
    () => {
      toast('positive', t('records.tookBack', { number: r.number }))
      setDialogOpen(false)
      void client.invalidateQueries()
    },
  )
  return (
    <span>
      <Button kind="danger-line" size="xs" onPress={() => setDialogOpen(true)}>
        {t('records.takeBack')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('records.takeBackTitle')}
        confirm={t('records.takeBack')}
        cancel={t('records.keep')}
        kind="danger"
        loading={takeBack.busy}
        onConfirm={() => takeBack.run({ id: r.id })}
      >
        <p className="t2">
          {t('records.takeBackText', { total: numberText(sumText(r.amount, r.fee)), currency: r.currency })}
        </p>
        {takeBack.error && (
          <Banner tone="negative" live>
            {takeBack.error.message}
          </Banner>
        )}
      </ConfirmDialog>
    </span>
  )
}
