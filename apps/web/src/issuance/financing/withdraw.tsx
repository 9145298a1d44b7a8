import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { financingState, type FinancingState } from './financing.queries.ts'
import s from './financing.module.css'

/** Withdraws the application after a confirmation. */
export function Withdraw({ id }: { id: string }) {
  const t = useTranslations('financing')
  const client = useQueryClient()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const withdraw = useCommand<typeof financing.withdraw, { id: string }>(
    financing.withdraw,
    (input, options) => api.financing.withdraw(input, options),
    (current: FinancingState) => {
      client.setQueryData(financingState().queryKey, current)
      setDialogOpen(false)
    },
  )
  return (
    <div className={s['actions']}>
      <Button kind="ghost" size="sm" onPress={() => setDialogOpen(true)}>
        {t('withdraw')}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          open
          title={t('withdrawTitle')}
          confirm={t('withdraw')}
          kind="danger"
          loading={withdraw.busy}
          onConfirm={() => withdraw.run({ id })}
          onClose={() => setDialogOpen(false)}
        >
          <p className="t2">{t('withdrawText')}</p>
          {withdraw.error && <Banner tone="negative">{withdraw.error.message}</Banner>}
        </ConfirmDialog>
      )}
    </div>
  )
}
