import { Button } from 'react-aria-components'
import { ui } from './constants.ts'
import s from './field.module.css'
import type { Named } from './field.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'
import { useWords } from './words.tsx'

/**
 * The typed text as an amount: digits and one point, cut (never rounded) to `precision` decimals, a leading point
 * becomes '0.', at most 13 characters. Source: specification §5.
 */
export function keepAmount(text: string, precision: number): string {
  const ascii = text.replace(/[０-９．]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/。/gu, '.')
  const [whole = '', ...rest] = ascii.replace(/[^\d.]/gu, '').split('.')
  if (rest.length === 0 || precision === 0) return whole.slice(0, ui.amountLength)
  const fraction = rest.join('').slice(0, precision)
  return `${whole === '' ? '0' : whole}.${fraction}`.slice(0, ui.amountLength)
}

type AmountFacts = Omit<TextInputFacts, 'maxLength' | 'stripSpaces' | 'format' | 'type' | 'inputMode' | 'suffix'>

export type AmountFieldProps = Named &
  AmountFacts & {
    precision: number
    /** The code after the number. */
    unit: string
    /** Shows the 'Max' action. */
    onMax?: () => void
  }

/** Holds text, not a number: only the domain's parser may turn it into money. */
export function AmountField({ precision, unit, onMax, ...p }: AmountFieldProps) {
  return (
    <TextInput
      {...p}
      inputMode="decimal"
      autoComplete="off"
      format={(text) => keepAmount(text, precision)}
      suffix={
        <span className="row" style={{ '--g': '8px' }}>
          {unit}
          {onMax && <Max onPress={onMax} disabled={p.disabled === true || p.readOnly === true} />}
        </span>
      }
    />
  )
}

const Max = ({ onPress, disabled }: { onPress: () => void; disabled: boolean }) => (
  <Button className={s['textButton'] ?? ''} onPress={onPress} isDisabled={disabled}>
    {useWords()('max')}
  </Button>
)
