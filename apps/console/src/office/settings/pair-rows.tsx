import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldInputProps } from './field-props.ts'
import s from './settings.module.css'

type PairRowsProps = Pick<FieldInputProps, 'label' | 'field' | 'draft' | 'disabled' | 'onChange'> & {
  readonly texts: 'periods' | 'rolePairs'
  /** The input at this index of the draft; each row has two. `row` is the number of the row. */
  readonly input: (at: number, row: string) => ReactNode
}

/** Rows of two inputs each, with buttons that add and remove a row. */
export function PairRows({ label, field, draft, disabled, onChange, texts, input }: PairRowsProps) {
  const t = useTranslations('settings')
  const count = Math.ceil(draft.length / 2)
  return (
    <fieldset className={s['boxes']}>
      <legend>{label}</legend>
      {count === 0 && <p className="t3">{t('none')}</p>}
      {Array.from({ length: count }, (_each, row) => {
        const number = String(row + 1)
        return (
          <div key={number} className={s['period']}>
            {input(row * 2, number)}
            {input(row * 2 + 1, number)}
            <IconButton
              icon={X}
              label={t(`${texts}.remove`, { number })}
              disabled={disabled}
              onPress={() => onChange(draft.filter((_text, at) => Math.floor(at / 2) !== row))}
            />
          </div>
        )
      })}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabled={disabled || count >= (field.max ?? count + 1)}
          onPress={() => onChange([...draft, '', ''])}
        >
          {t(`${texts}.add`)}
        </Button>
      </div>
    </fieldset>
  )
}
