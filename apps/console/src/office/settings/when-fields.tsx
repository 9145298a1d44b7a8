import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Radios } from '@tessera/ui/radio.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import type { Form } from './setting-form.ts'

type WhenFieldsProps = {
  form: Form
  /** False while the typed time is not a time. */
  isValid: boolean
  refused: ApiError | undefined
  disabled: boolean
  onChange: (form: Form) => void
}
const TIME_LENGTH = 16

/** The moment from which the values apply: the confirmation, or a time in UTC. */
export function WhenFields({ form, isValid, refused, disabled, onChange }: WhenFieldsProps) {
  const t = useTranslations('settings')
  const refusal = refused?.field === 'effectiveFrom' ? refused.message : undefined
  const invalid = isValid ? undefined : t('errors.time')
  const error = form.from === '' ? refusal : (invalid ?? refusal)
  return (
    <div className="col">
      <Radios
        label={t('when')}
        value={form.isPlanned ? 'later' : 'immediately'}
        options={(['immediately', 'later'] as const).map((value) => ({ value, label: t(value) }))}
        disabled={disabled}
        error={form.isPlanned ? undefined : refusal}
        onChange={(value) => onChange({ ...form, isPlanned: value === 'later' })}
      />
      {form.isPlanned && (
        <TextInput
          label={t('laterAt')}
          help={t('laterAgain')}
          placeholder="YYYY-MM-DD HH:MM"
          suffix="UTC"
          maxLength={TIME_LENGTH}
          autoComplete="off"
          disabled={disabled}
          value={form.from}
          fault={invalid}
          error={error}
          onChange={(from) => onChange({ ...form, from })}
        />
      )}
    </div>
  )
}
