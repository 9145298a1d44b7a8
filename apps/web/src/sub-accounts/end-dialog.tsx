import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import type { SubAccount } from './sub-accounts.queries.ts'

type EndDialogProps = { of: SubAccount; what: 'closeLogin' | 'close'; onClose: () => void }

const calls = { closeLogin: api.subAccounts.closeLogin, close: api.subAccounts.close }

/** Asks once more before a login or a whole sub-account ends. */
export function EndDialog({ of: { id, name }, what, onClose }: EndDialogProps) {
  const t = useTranslations('sub-accounts')
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: async () => void (await calls[what]({ id })),
    onSuccess: () => {
      toast('positive', t(what === 'close' ? 'closed' : 'loginClosed'))
      void client.invalidateQueries({ queryKey: ['subAccounts'] })
      void client.invalidateQueries({ queryKey: ['accounts'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`${what}Title`, { name })}
      confirm={t(what)}
      kind="danger"
      loading={end.isPending}
      onConfirm={() => end.mutate()}
    >
      <p className="t2">{t(`${what}Text`)}</p>
      {end.error && <p className="neg">{end.error.message}</p>}
    </ConfirmDialog>
  )
}
