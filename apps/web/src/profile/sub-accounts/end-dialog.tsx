import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import type { SubAccount } from './sub-accounts.queries.ts'

type EndDialogProps = { of: SubAccount; what: 'closeLogin' | 'close'; onClose: () => void }

const calls = { closeLogin: api.subAccounts.closeLogin, close: api.subAccounts.close }

/** Asks for confirmation before a login or a whole sub-account is ended. */
export function EndDialog({ of: { id, name }, what, onClose }: EndDialogProps) {
  const t = useTranslations('sub-accounts')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => void (await calls[what]({ id })),
    onSuccess: useRemoved(t(what === 'close' ? 'closed' : 'loginClosed'), ['subAccounts', 'accounts'], onClose),
  })
  return (
    <RemoveDialog
      title={t(`${what}Title`, { name })}
      confirm={t(what)}
      busy={isPending}
      {...{ error, onClose }}
      onConfirm={() => mutate()}
    >
      <p className="t2">{t(`${what}Text`)}</p>
    </RemoveDialog>
  )
}
