import type { SignedInScene } from '@tessera/contract/access/verification/scenes.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PauseWarning } from '#access/freezes/pause-warning.tsx'
import { useStepUp } from '#parts/step-up.tsx'
import { StepUpCode } from '#parts/step-up-code.tsx'

/** Verification scenes that authorize a setting, whatever its value. */
type Scene = Extract<SignedInScene, 'set_phishing_phrase' | 'set_fund_password'>
/** The queries to reload: a changed fund password pauses withdrawals and appears in the security history. */
const changed = ['settings', 'customers', 'sessions', 'withdrawals'] as const
type WithCodeProps = {
  scene: Scene
  title: string
  /** The reason why the setting cannot be saved yet. */
  fault: string | undefined
  save: (verifyToken: string) => Promise<unknown>
  onClose: () => void
  /** Fields that show their own errors. */
  fields?: readonly string[]
  children: (refused: Error | null) => ReactNode
  /** True if changing the setting may pause withdrawals, so the form says what it pauses. */
  pauses?: boolean
}

/** A form for a setting that needs a verification code. */
export function WithCode({ scene, title, fault, save, onClose, fields, children, pauses = false }: WithCodeProps) {
  const t = useTranslations('settings')
  const client = useQueryClient()
  const stepUp = useStepUp(scene, {})
  const [code, setCode] = useState('')
  const saving = useMutation({
    mutationFn: async () => save(await stepUp.prove(code)),
    onSuccess: () => {
      toast('positive', t('saved'))
      for (const key of changed) void client.invalidateQueries({ queryKey: [key] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={t('save')}
      loading={saving.isPending}
      disabledReason={fault ?? (stepUp.isWhole(code) ? undefined : t('codeWrong'))}
      onConfirm={() => saving.mutate()}
      onClose={onClose}
    >
      <div className="col">
        {pauses && <PauseWarning pause={stepUp.pause} />}
        {children(saving.error)}
        <StepUpCode
          stepUp={stepUp}
          code={code}
          onCode={setCode}
          busy={saving.isPending}
          refused={saving.error}
          {...(fields && { fields })}
        />
      </div>
    </ConfirmDialog>
  )
}
