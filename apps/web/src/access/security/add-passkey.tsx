import { deviceName } from '@tessera/domain/access/sessions/device.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { ChangeForm, type ProvenInput } from './change-form.tsx'

/** Adds a passkey. All factors are verified before the device creates it. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations('passkeys')
  const device = usePasskeys()
  const [text, setText] = useState(() => (deviceName(navigator.userAgent) ?? '').slice(0, 40))
  const name = text.trim()
  const save = async (proven: ProvenInput) => {
    const { challengeId, options } = await api.passkeys.addOptions({})
    return api.passkeys.add({ challengeId, name, credential: await device.make(options), ...proven })
  }
  return (
    <ChangeForm
      scene="add_passkey"
      payload={{}}
      fault={device.whyNot ?? (name === '' ? t('nameWrong') : undefined)}
      save={save}
      onDone={onDone}
    >
      {() => (
        <TextInput
          label={t('name')}
          help={t('nameHelp')}
          maxLength={40}
          counter
          value={text}
          onChange={setText}
          fault={name === '' ? t('nameWrong') : undefined}
        />
      )}
    </ChangeForm>
  )
}
