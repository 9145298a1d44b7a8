import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { isEmail } from '#parts/input-rules.ts'

export function Invite({ onClose }: { onClose: () => void }) {
  const t = useTranslations('operators')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const create = useAct(api.operators.create, () => {
    toast('positive', t('invited', { email }))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('inviteTitle')}
      confirm={t('invite')}
      loading={create.busy}
      disabledReason={name.trim() === '' || !isEmail(email) ? t('fill') : undefined}
      onConfirm={() => create.run({ name, email })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('inviteText')}</p>
        <Refusal of={create.error} fields={['name', 'email']} />
        <TextInput
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={60}
          {...refusalAt(create.error, 'name')}
        />
        <TextInput
          label={t('email')}
          type="email"
          maxLength={254}
          value={email}
          onChange={setEmail}
          {...refusalAt(create.error, 'email', email === '' || isEmail(email) ? undefined : t('emailWrong'))}
        />
      </div>
    </ConfirmDialog>
  )
}
