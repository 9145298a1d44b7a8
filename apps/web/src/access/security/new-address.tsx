import { noPhone, type PhoneFields } from '@tessera/domain/access/customers/phone.ts'
import { startCountry } from '@tessera/domain/access/customers/start-country.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEmailFault, newPhoneFault } from '#parts/account-name.ts'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { PhoneField } from '#parts/phone-field.tsx'
import { useLogin } from '#access/customers/login-state.ts'
import { ChangeForm } from './change-form.tsx'

const saveEmail = { bind_email: api.security.bindEmail, change_email: api.security.changeEmail }

export function NewEmail({ scene, onDone }: { scene: 'bind_email' | 'change_email'; onDone: () => void }) {
  const t = useTranslations('security')
  const [text, setText] = useState('')
  const email = text.trim()
  const words = useTranslations('shell')
  const fault = accountEmailFault(email)
  const wrong = fault && words(`accountName.${fault}`)
  return (
    <ChangeForm
      scene={scene}
      payload={{ email }}
      fault={wrong}
      save={(proven) => saveEmail[scene]({ email, ...proven })}
      onDone={onDone}
    >
      {(locked, refused) => (
        <TextInput
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={text}
          onChange={setText}
          readOnly={locked}
          error={refusalAt(refused, 'email')}
          fault={wrong}
        />
      )}
    </ChangeForm>
  )
}

const savePhone = { bind_phone: api.security.bindPhone, change_phone: api.security.changePhone }

export function NewPhone({ scene, onDone }: { scene: 'bind_phone' | 'change_phone'; onDone: () => void }) {
  const t = useTranslations('security')
  const { user } = useLogin()
  const [typed, setTyped] = useState<PhoneFields>(() => ({
    ...noPhone,
    country: startCountry(user?.areaCode, navigator.languages),
  }))
  const words = useTranslations('shell')
  const fault = newPhoneFault(typed)
  const wrong = fault && words(`accountName.${fault}`)
  const phone = typed.valid ?? ''
  return (
    <ChangeForm
      scene={scene}
      payload={{ phone }}
      fault={wrong}
      save={(proven) => savePhone[scene]({ phone, ...proven })}
      onDone={onDone}
    >
      {(locked, refused) => (
        <PhoneField
          label={t('phone')}
          value={typed}
          onChange={setTyped}
          disabled={locked}
          error={refusalAt(refused, 'phone')}
          fault={wrong}
        />
      )}
    </ChangeForm>
  )
}
