import { operatorPasswordLength } from '@tessera/contract/office/operators/operators.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import s from './operators.module.css'

const empty = { password: '', newPassword: '', code: '' }
type Fields = typeof empty
const { min, max } = operatorPasswordLength
const isLong = (text: string): boolean => text.length >= min && text.length <= max

/** Requires the current password and the authenticator, so that nobody can change it on an unattended screen. */
export function ChangePassword() {
  const t = useTranslations('operators')
  const [fields, setFields] = useState<Fields>(empty)
  const change = useAct(api.operators.changePassword, () => {
    toast('positive', t('account.changed'))
    setFields(empty)
  })
  const { password, newPassword, code } = fields
  const rule = t('account.length', { min: String(min), max: String(max) })
  // Clears an error when its field changes. Restoring the line would move the button away from the pointer.
  const set = (name: keyof Fields) => (text: string) => {
    change.reset()
    setFields({ ...fields, [name]: text })
  }
  const isWhole = password !== '' && isLong(newPassword) && code.length === 6
  return (
    <Card title={t('account.password')}>
      <Form className={s['password']} refusal={change.error} onSubmit={() => change.run(fields)}>
        <p className="t3">{t('account.text')}</p>
        <PasswordField
          label={t('account.current')}
          autoComplete="current-password"
          value={password}
          onChange={set('password')}
          fault={password === '' ? t('account.currentFirst') : undefined}
          name="password"
        />
        <PasswordField
          label={t('account.next')}
          help={rule}
          autoComplete="new-password"
          value={newPassword}
          onChange={set('newPassword')}
          fault={isLong(newPassword) ? undefined : rule}
          name="newPassword"
        />
        <NumberField
          kind="digits"
          label={t('account.code')}
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={set('code')}
          fault={code.length === 6 ? undefined : t('account.codeFirst')}
          name="code"
        />
        <FormErrors />
        <div>
          <Button type="submit" loading={change.busy} disabledReason={isWhole ? undefined : t('account.fill')}>
            {t('account.change')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
