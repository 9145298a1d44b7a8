import type { Locale } from '@tessera/contract/platform/text/locale.ts'

type Step = { readonly zeros: number; readonly word: string; readonly decimals: number }
const steps: Record<Locale, readonly Step[]> = {
  en_US: [
    { zeros: 9, word: 'B', decimals: 2 },
    { zeros: 6, word: 'M', decimals: 2 },
    { zeros: 3, word: 'K', decimals: 1 },
  ],
  zh_CN: [
    { zeros: 8, word: ' 亿', decimals: 2 },
    { zeros: 4, word: ' 万', decimals: 2 },
  ],
}

/** '318400' → `318.4K`, `31.84 万`: cut, never rounded up, without trailing zeros. Smaller numbers are shown in full. */
export function shortNumber(text: string, locale: Locale): string {
  const whole = text.split('.')[0] ?? '0'
  const step = steps[locale].find(({ zeros }) => whole.length > zeros)
  if (step === undefined) return whole
  const head = whole.slice(0, -step.zeros).replace(/\B(?=(\d{3})+$)/gu, ',')
  const tail = whole.slice(-step.zeros).slice(0, step.decimals).replace(/0+$/u, '')
  return `${head}${tail === '' ? '' : `.${tail}`}${step.word}`
}
