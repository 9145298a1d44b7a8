import { passwordRules } from '@tessera/domain/access/customers/password-rules.ts'
import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import { cx } from './classes.ts'
import type { Named } from './field.tsx'
import { Icon } from './icon.tsx'
import s from './password-field.module.css'
import { TextInput, type TextInputFacts } from './text-input.tsx'

const listed = [
  { word: 'passwordLength', met: passwordRules.length },
  { word: 'passwordLetter', met: passwordRules.letter },
  { word: 'passwordDigit', met: passwordRules.digit },
] as const

type PasswordFacts = Omit<
  TextInputFacts,
  'type' | 'suffix' | 'format' | 'stripSpaces' | 'decimals' | 'maxLength' | 'autoComplete'
>
type PasswordFieldProps = Named &
  PasswordFacts & {
    autoComplete: 'current-password' | 'new-password'
    /** Lists the rules below and ticks them while the user types. */
    rules?: boolean
  }

export function PasswordField({ rules = false, ...p }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const t = useTranslations('kit')
  return (
    <div className={s['password']}>
      <TextInput
        {...p}
        type={isVisible ? 'text' : 'password'}
        suffix={
          <IconButton
            size="sm"
            icon={isVisible ? Eye : EyeOff}
            label={isVisible ? t('hidePassword') : t('showPassword')}
            onPress={() => setVisible(!isVisible)}
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
      {listed.map(({ word, met }) => (
        <li key={word} className={cx(met(text) && s['met'])}>
          <Icon of={met(text) ? Check : Circle} size={14} />
          {t(word)}
          <span className="sr">{t(met(text) ? 'passwordRuleMet' : 'passwordRuleOpen')}</span>
        </li>
      ))}
    </ul>
  )
}
