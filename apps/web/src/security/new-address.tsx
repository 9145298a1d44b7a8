import { areas } from '@tessera/domain/customers/areas.ts'
import { canonicalPhone } from '@tessera/domain/customers/phone.ts'
import { PhoneField } from '@tessera/ui/phone-field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { looksLikeEmail } from '../lib/email.ts'
import { saidAt } from '../lib/form.ts'
import { ChangeForm } from './change-form.tsx'

const saveEmail = { bind_email: api.security.bindEmail, change_email: api.security.changeEmail }

export function NewEmail({ scene, onDone }: { scene: 'bind_email' | 'change_email'; onDone: () => void }) {
  const t = useTranslations('security')
  const [text, setText] = useState('')
  const email = text.trim()
  return (
    <ChangeForm
      scene={scene}
      payload={{ email }}
      wrong={looksLikeEmail(email) ? undefined : t('emailWrong')}
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
          error={saidAt(refused, 'email')}
          wrong={looksLikeEmail(email) ? undefined : t('emailWrong')}
        />
      )}
    </ChangeForm>
  )
}

const savePhone = { bind_phone: api.security.bindPhone, change_phone: api.security.changePhone }

export function NewPhone({ scene, onDone }: { scene: 'bind_phone' | 'change_phone'; onDone: () => void }) {
  const t = useTranslations('security')
  const [country, setCountry] = useState<string>()
  const [digits, setDigits] = useState('')
  const dial = areas.find(({ iso2 }) => iso2 === country)?.dial
  const phone = dial === undefined ? undefined : canonicalPhone(`+${dial}${digits}`)
  return (
    <ChangeForm
      scene={scene}
      payload={{ phone: phone ?? '' }}
      wrong={phone === undefined ? t('phoneWrong') : undefined}
      save={(proven) => savePhone[scene]({ phone: phone ?? '', ...proven })}
      onDone={onDone}
    >
      {(locked, refused) => (
        <PhoneField
          label={t('phone')}
          country={country}
          onCountry={setCountry}
          value={digits}
          onChange={setDigits}
          disabled={locked}
          error={saidAt(refused, 'phone')}
          wrong={phone === undefined ? t('phoneWrong') : undefined}
        />
      )}
    </ChangeForm>
  )
}
