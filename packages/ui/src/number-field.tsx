import type { Named } from './field.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'
import { keepDigits, keepPositive } from './text-rules.ts'

type NumberFacts = Omit<TextInputFacts, 'stripSpaces' | 'decimals' | 'format' | 'type' | 'inputMode'>

export type NumberFieldProps = Named &
  NumberFacts & {
    /** 'digits': an account number, zeros in front stay; 'positive': a count, a whole number above zero. */
    kind: 'digits' | 'positive'
  }

const keep = { digits: keepDigits, positive: keepPositive } as const

/** Digits only, full-width ones included. Specification §5. An amount of money is an AmountField. */
export const NumberField = ({ kind, ...p }: NumberFieldProps) => (
  <TextInput autoComplete="off" {...p} inputMode="numeric" format={keep[kind]} />
)
