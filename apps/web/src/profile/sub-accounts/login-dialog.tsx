import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { accountEmailFault } from '#parts/account-name.ts'
import { refusalAt } from '#parts/form.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'
import type { SubAccount } from './sub-accounts.queries.ts'

/** Creates a login: needs the owner's own factor and a code sent to the new email, whose reader sets the password. */
export function LoginDialog({ of: { id, name }, onClose }: { of: SubAccount; onClose: () => void }) {
  const t = useTranslations('sub-accounts')
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const { stepUp, token, keep, refused } = useFormProofs('open_sub_account_login', { id, email })
  const open = useMutation({
    mutationFn: (verifyToken: string) => api.subAccounts.openLogin({ id, email, verifyToken }),
    onError: refused,
    onSuccess: () => {
      toast('positive', t('loginOpened', { email }))
      void client.invalidateQueries({ queryKey: ['subAccounts'] })
      onClose()
    },
  })
  const words = useTranslations('shell')
  const fault = accountEmailFault(email)
  const wrong = fault && words(`accountName.${fault}`)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('loginTitle', { name })}
      confirm={t('loginSubmit')}
      loading={open.isPending}
      disabledReason={wrong ?? (token === undefined ? t('notProven') : undefined)}
      onConfirm={() => token !== undefined && open.mutate(token)}
    >
      <div className="col">
        <p className="t2">{t('loginLead')}</p>
        <TextInput
          label={t('email')}
          inputMode="email"
          stripSpaces
          maxLength={254}
          error={refusalAt(open.error, 'email')}
          fault={wrong}
          value={email}
          onChange={(text) => {
            setEmail(text)
            open.reset()
          }}
          readOnly={stepUp.isStarted || token !== undefined}
        />
        <Proofs
          stepUp={stepUp}
          help={t('codeHelp')}
          locked={wrong !== undefined}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            open.reset()
          }}
        />
        {open.error && refusalAt(open.error, 'email') === undefined && (
          <Banner tone="negative" live>
            {open.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
