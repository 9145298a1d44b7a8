import type { Draft, ErrorKey } from './field-kinds.ts'

/** The inputs of each reason, in order. */
const inputs = ['code', 'name.en_US', 'name.zh_CN', 'text.en_US', 'text.zh_CN', 'lastDay'] as const
export const REASON_INPUTS = inputs.length
/** The inputs of a new reason. */
export const emptyReason: Draft = inputs.map(() => '')

const entries = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The inputs of a list of reasons. */
export const reasonDraft = (value: unknown): Draft =>
  (Array.isArray(value) ? value : []).flatMap((reason) =>
    inputs.map((path) => {
      const [name = '', language] = path.split('.')
      const found = entries(reason)[name]
      return textOf(language === undefined ? found : entries(found)[language])
    }),
  )

/** The inputs of each reason. */
export const reasonsIn = (draft: Draft): Draft[] =>
  Array.from({ length: Math.ceil(draft.length / REASON_INPUTS) }, (_, row) =>
    draft.slice(row * REASON_INPUTS, (row + 1) * REASON_INPUTS),
  )

export const reasonsOf = (draft: Draft) =>
  reasonsIn(draft).map(([code = '', nameEn = '', nameZh = '', textEn = '', textZh = '', lastDay = '']) => ({
    code: code.trim(),
    name: { en_US: nameEn, zh_CN: nameZh },
    text: { en_US: textEn, zh_CN: textZh },
    lastDay: lastDay.trim() === '' ? null : lastDay.trim(),
  }))

/** The input at a path such as `1.text.zh_CN`. */
export const reasonInputAt = ([row, ...rest]: readonly string[]): number =>
  Number(row) * REASON_INPUTS + Math.max(0, inputs.indexOf(inputs.find((path) => path === rest.join('.')) ?? 'code'))

const inputErrors: readonly ErrorKey[] = ['reasonCode', 'filled', 'filled', 'filled', 'filled', 'day']
export const reasonErrorAt = (at: number): ErrorKey => inputErrors[at % REASON_INPUTS] ?? 'filled'
