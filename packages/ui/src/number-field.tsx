import type { Named } from './field.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'
import { keepCount, keepDigits, keepPositive } from './text-rules.ts'

type NumberFacts = Omit<TextInputFacts, 'stripSpaces' | 'decimals' | 'format' | 'type' | 'inputMode'>

export type NumberFieldProps = Named &
  NumberFacts & {
    /** 'digits': an account number, zeros in front stay; 'positive': a count, a whole number above zero; 'count': zero as well, and what is none is for whoever reads it to refuse. */
    kind: 'digits' | 'positive' | 'count'
  }

const keep = { digits: keepDigits, positive: keepPositive, count: keepCount } as const

/** Whole numbers, in full-width digits too. Specification §5. An amount of money is an AmountField. */
export const NumberField = ({ kind, ...p }: NumberFieldProps) => (
  <TextInput autoComplete="off" {...p} inputMode="numeric" format={keep[kind]} />
)
