import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import s from './cms.module.css'
import { type Errors, languages, type Node, type Path, put, textAt } from './text-form.ts'

export type Typing = { form: Node; onChange: (form: Node) => void; errors: Errors; disabled: boolean }

/** Returns the error text of the field at a path, if it has an error. */
export function useErrorAt(errors: Errors): (path: Path) => { error?: string } {
  const t = useTranslations('cms')
  return (path) => {
    const word = errors[path.join('.')]
    return word === undefined ? {} : { error: t(`errors.${word}`) }
  }
}

type BothProps = Typing & { path: Path; label: string; note?: boolean }

/** A text in both languages, side by side. */
export function BilingualField({ form, onChange, errors, disabled, path, label, note = false }: BothProps) {
  const t = useTranslations('cms')
  const errorAt = useErrorAt(errors)
  const Box = note ? TextArea : TextInput
  return (
    <div className={s['both']}>
      {languages.map((language) => (
        <Box
          key={language}
          label={t(`inLanguage.${language}`, { label })}
          value={textAt(form, [...path, language])}
          onChange={(text) => onChange(put(form, [...path, language], text))}
          disabled={disabled}
          {...errorAt([...path, language])}
        />
      ))}
    </div>
  )
}
