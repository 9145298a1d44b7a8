import type { Named } from './field.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'
import { keepCount, keepDigits, keepPositive } from './text-rules.ts'

type NumberFacts = Omit<TextInputFacts, 'stripSpaces' | 'decimals' | 'format' | 'type' | 'inputMode'>

export type NumberFieldProps = Named &
  NumberFacts & {
    /**
     * 'digits' is an account number with its leading zeros. 'positive' is a whole number above zero. 'count' may be
     * zero, and stays as typed so that the form rejects other texts.
     */
    kind: 'digits' | 'positive' | 'count'
  }

const keep = { digits: keepDigits, positive: keepPositive, count: keepCount } as const

/**
 * A field for whole numbers; also accepts full-width digits. Specification §5. An amount of money is an AmountField.
 */
export const NumberField = ({ kind, ...p }: NumberFieldProps) => (
  <TextInput autoComplete="off" {...p} inputMode="numeric" format={keep[kind]} />
)
