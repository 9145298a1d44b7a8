import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { isSubjectArea, type SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { FieldInput } from './field-input.tsx'
import { draftsOf, fieldsOf, type Form, isApplied, type ReadForm, refusedInput, type Values } from './setting-form.ts'
import s from './settings.module.css'
import { useErrorTexts } from './use-error-texts.ts'
import { useSettingText } from './use-setting-text.ts'

type FormFieldsProps = {
  area: SettingArea
  isNew: boolean
  values: Values | null
  form: Form
  errors: ReadForm['errors']
  refused: ApiError | undefined
  subjectError: string | undefined
  disabled: boolean
  onChange: (form: Form) => void
}
/** As long as the server accepts. */
const SUBJECT_LENGTH = 60

/** The inputs of all fields of an area, and of the name of a new subject. Each shows its own error or refusal. */
export function FormFields({
  area,
  isNew,
  values,
  form,
  errors,
  refused,
  subjectError,
  disabled,
  onChange,
}: FormFieldsProps) {
  const t = useTranslations('settings')
  const text = useSettingText()
  const errorTexts = useErrorTexts()
  const drafts = draftsOf(area, values, form)
  const fixedHelp = (isFixed: true | undefined) =>
    isFixed === undefined ? undefined : t(values === null ? 'fixed' : 'fixedNow')
  return (
    <div className={s['fields']}>
      {isNew && isSubjectArea(area) && (
        <TextInput
          label={t(`areas.${area}.subject`)}
          help={t(`areas.${area}.subjectHelp`)}
          maxLength={SUBJECT_LENGTH}
          autoComplete="off"
          disabled={disabled}
          value={form.subject}
          fault={form.subject.trim() === '' ? t('subjectFirst') : undefined}
          error={subjectError ?? (refused?.field === 'subject' ? refused.message : undefined)}
          onChange={(subject) => onChange({ ...form, subject })}
        />
      )}
      {Object.entries(fieldsOf(area)).map(([name, field]) => {
        if (!isApplied(field, drafts)) return null
        const draft = drafts[name] ?? []
        const own = errorTexts(field, draft, errors[name] ?? {})
        return (
          <FieldInput
            key={name}
            {...{ area, name, field, draft }}
            label={text.name(area, name)}
            help={fixedHelp(field.isFixed)}
            errors={{ ...refusedInput(name, field, refused), ...own }}
            disabled={disabled || (field.isFixed === true && values !== null)}
            onChange={(next) => onChange({ ...form, drafts: { ...form.drafts, [name]: next } })}
          />
        )
      })}
    </div>
  )
}
