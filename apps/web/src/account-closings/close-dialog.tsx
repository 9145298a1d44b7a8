import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useStepUp } from '../lib/step-up.tsx'
import { StepUpCode } from '../shell/step-up-code.tsx'
import { useClosingWords } from './account-closings-words.ts'

export function CloseDialog({ onClose }: { onClose: () => void }) {
  const t = useClosingWords()
  const client = useQueryClient()
  const stepUp = useStepUp('close_account', {})
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const close = useMutation({
    // One factor after the other: the account is asked for once all of them are proven.
    mutationFn: async () => {
      const { missing, verifyToken } = await stepUp.step(code)
      if (missing.length > 0) return false
      await api.accountClosings.request({ password, verifyToken })
      return true
    },
    onSuccess: (isDone) => {
      setCode('')
      if (!isDone) return
      toast('positive', t('done'))
      void client.invalidateQueries({ queryKey: ['accountClosings'] })
      onClose()
    },
  })
  const wrong = password === '' ? 'passwordMissing' : stepUp.isWhole(code) ? undefined : 'codeWrong'
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('askTitle')}
      confirm={t('confirm')}
      loading={close.isPending}
      disabledReason={wrong === undefined ? undefined : t(wrong)}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t('askText')}</p>
        <PasswordField label={t('password')} autoComplete="current-password" value={password} onChange={setPassword} />
        <StepUpCode
          help={t('codeHelp')}
          stepUp={stepUp}
          code={code}
          onCode={setCode}
          busy={close.isPending}
          error={close.error?.message}
        />
      </div>
    </ConfirmDialog>
  )
}
