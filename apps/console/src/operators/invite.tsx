import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { ConfirmDialog, Dialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { Refusal, wrongAt } from '../lib/refusal.tsx'
import { isEmail } from '../lib/typed.ts'
import s from './operators.module.css'
import type { Invited } from './operators.queries.ts'
import { useOperatorsWords } from './operators-words.ts'

export function Invite({ onClose }: { onClose: () => void }) {
  const t = useOperatorsWords()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [invited, setInvited] = useState<Invited>()
  const create = useAct(api.operators.create, setInvited)
  if (invited) return <ShownOnce invited={invited} onClose={onClose} />
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
        <Refusal of={create.error} at={['name', 'email']} />
        <TextInput
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={60}
          {...wrongAt(create.error, 'name')}
        />
        <TextInput
          label={t('email')}
          type="email"
          maxLength={254}
          value={email}
          onChange={setEmail}
          {...wrongAt(create.error, 'email', email === '' || isEmail(email) ? undefined : t('emailWrong'))}
        />
      </div>
    </ConfirmDialog>
  )
}

function ShownOnce({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useOperatorsWords()
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(invited.otpauth))}`
  return (
    <Dialog
      open
      urgent
      title={t('invitedTitle', { name: invited.operator.name })}
      onClose={onClose}
      foot={<Button onPress={onClose}>{t('done')}</Button>}
    >
      <div className="col">
        <Banner tone="warning">{t('invitedText')}</Banner>
        <div>
          <p className="t3">{t('oneTimePassword')}</p>
          <Copyable text={invited.oneTimePassword} label={t('oneTimePassword')} />
        </div>
        <div>
          <p className="t3">{t('scanText')}</p>
          <img data-theme="light" className={s['qr']} src={picture} alt={t('scan')} />
        </div>
      </div>
    </Dialog>
  )
}
