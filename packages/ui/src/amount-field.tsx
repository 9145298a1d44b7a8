import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import s from './field.module.css'
import type { Named } from './field.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'
import { useAmountEdit } from './use-amount-edit.ts'

type AmountFacts = Omit<
  TextInputFacts,
  'maxLength' | 'stripSpaces' | 'decimals' | 'format' | 'edit' | 'type' | 'inputMode' | 'suffix'
>

export type AmountFieldProps = Named &
  AmountFacts & {
    precision: number
    /** The currency code after the number. */
    unit: string
    /** The text that the 'Max' action fills in, in the form that a user would type. */
    max?: string | undefined
  }

/**
 * A field for an amount. Its value is text, not a number: only the domain's parser may turn it into money. A line below
 * it says why a typed or pasted text did not enter, or how it was read.
 */
export function AmountField({ precision, unit, max, ...p }: AmountFieldProps) {
  const { edit, note } = useAmountEdit(p.value, { precision, unit })
  return (
    <TextInput
      {...p}
      help={note ?? p.help}
      inputMode="decimal"
      autoComplete="off"
      edit={edit}
      suffix={
        <span className="row" style={{ '--g': '8px' }}>
          <output className="sr">{note}</output>
          {unit}
          {max !== undefined && (
            <Max onPress={() => p.onChange(bare(max))} disabled={p.disabled === true || p.readOnly === true} />
          )}
        </span>
      }
    />
  )
}

const Max = ({ onPress, disabled }: { onPress: () => void; disabled: boolean }) => (
  <Button className={s['textButton'] ?? ''} onPress={onPress} isDisabled={disabled}>
    {useTranslations('kit')('max')}
  </Button>
)
