import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import type { Named } from './field.tsx'
import { Icon } from './icon.tsx'
import s from './password-field.module.css'
import { TextInput, type TextInputFacts } from './text-input.tsx'

/** Specification §5: 8 to 20 characters with at least a letter and a digit. */
export const passwordRules = [
  { word: 'passwordLength', met: (text: string) => text.length >= ui.password.min && text.length <= ui.password.max },
  { word: 'passwordLetter', met: (text: string) => /[A-Za-z]/u.test(text) },
  { word: 'passwordDigit', met: (text: string) => /\d/u.test(text) },
] as const

type PasswordFacts = Omit<
  TextInputFacts,
  'type' | 'suffix' | 'format' | 'stripSpaces' | 'decimals' | 'maxLength' | 'autoComplete'
>
type PasswordFieldProps = Named &
  PasswordFacts & {
    autoComplete: 'current-password' | 'new-password'
    /** Lists the rules below and ticks them while typing. */
    rules?: boolean
  }

export function PasswordField({ rules = false, ...p }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const t = useTranslations('kit')
  return (
    <div className={s['password']}>
      <TextInput
        {...p}
        type={shown ? 'text' : 'password'}
        suffix={
          <IconButton
            size="sm"
            icon={shown ? Eye : EyeOff}
            label={shown ? t('hidePassword') : t('showPassword')}
            onPress={() => setShown(!shown)}
            disabled={p.disabled ?? false}
          />
        }
      />
      {rules && <Rules text={p.value} />}
    </div>
  )
}

function Rules({ text }: { text: string }) {
  const t = useTranslations('kit')
  return (
    <ul className={s['rules']} aria-live="polite">
      {passwordRules.map(({ word, met }) => (
        <li key={word} className={cx(met(text) && s['met'])}>
          <Icon of={met(text) ? Check : Circle} size={14} />
          {t(word)}
          <span className="sr">{t(met(text) ? 'passwordRuleMet' : 'passwordRuleOpen')}</span>
        </li>
      ))}
    </ul>
  )
}
