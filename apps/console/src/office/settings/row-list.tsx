import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { InputErrors } from './field-kinds.ts'
import { columnsOf, rowsIn } from './field-kinds.ts'
import type { FieldInputProps } from './field-props.ts'
import { columnPath } from './setting-paths.ts'
import s from './settings.module.css'

/** Rows with an input for each column. `cell` draws one input. */
export function RowList({ cell, ...p }: FieldInputProps & { cell: (p: FieldInputProps) => ReactNode }) {
  const t = useTranslations('settings')
  const columns = columnsOf(p.field)
  const rows = rowsIn(p.draft, p.field)
  const nameOf = (column: string): string => {
    const path = columnPath(p.area, p.name, column)
    return path === undefined ? column : t(path)
  }
  return (
    <fieldset className={s['boxes']}>
      <legend>{p.label}</legend>
      {rows.length === 0 && <p className="t3">{t('none')}</p>}
      {rows.map((texts, row) => {
        const number = String(row + 1)
        const first = row * columns.length
        return (
          <div key={number} className={s['row']}>
            {columns.map(([name, field], column) => (
              <div key={name}>
                {cell({
                  ...p,
                  name,
                  field,
                  label: t('rows.input', { name: nameOf(name), number }),
                  draft: [texts[column] ?? ''],
                  errors: errorOf(p.errors, first + column),
                  help: undefined,
                  onChange: ([text = '']) =>
                    p.onChange(p.draft.map((each, at) => (at === first + column ? text : each))),
                })}
              </div>
            ))}
            <IconButton
              icon={X}
              label={t('rows.remove', { number, name: p.label })}
              disabled={p.disabled}
              onPress={() => p.onChange([...p.draft.slice(0, first), ...p.draft.slice(first + columns.length)])}
            />
          </div>
        )
      })}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabled={p.disabled || rows.length >= (p.field.max ?? rows.length + 1)}
          onPress={() => p.onChange([...p.draft, ...columns.map(() => '')])}
        >
          {t('rows.add')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Returns the error of one input under the name of its column alone. */
const errorOf = (errors: InputErrors<string>, at: number): InputErrors<string> =>
  errors[at] === undefined ? {} : { 0: errors[at] }
