import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'

export function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account-closings')
  const client = useQueryClient()
  const { stepUp, token, keep, refused } = useFormProofs('close_account', {})
  const [password, setPassword] = useState('')
  const close = useMutation({
    mutationFn: (verifyToken: string) => api.accountClosings.request({ password, verifyToken }),
    onError: refused,
    onSuccess: () => {
      toast('positive', t('done'))
      void client.invalidateQueries({ queryKey: ['accountClosings'] })
      onClose()
    },
  })
  const refusedPassword = refusalAt(close.error, 'password')
  const wrong = password === '' ? 'passwordMissing' : token === undefined ? 'codeWrong' : undefined
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('askTitle')}
      confirm={t('confirm')}
      loading={close.isPending}
      disabledReason={wrong === undefined ? undefined : t(wrong)}
      onConfirm={() => token !== undefined && close.mutate(token)}
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t('askText')}</p>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={(text) => {
            setPassword(text)
            close.reset()
          }}
          error={refusedPassword}
          fault={password === '' ? t('passwordMissing') : undefined}
        />
        <Proofs
          stepUp={stepUp}
          locked={false}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            close.reset()
          }}
        />
        {close.error && refusedPassword === undefined && (
          <Banner tone="negative" live>
            {close.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
