import type { Most } from '@tessera/domain/books/limits/most.ts'
import { formatAmount, amount } from '@tessera/domain/books/money/amount.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from './money-text.ts'
import type { en_US } from './limits.messages.en_US.ts'

export type BoundName = keyof (typeof en_US)['most']

type Named = {
  /** Undefined while the terms are unknown. */
  readonly most: Most<BoundName> | undefined
  /** The minimum that is accepted, in the same minor units. */
  readonly min: bigint | undefined
  /** The minimum that must arrive, as decimal text, if the fee is taken from the amount. */
  readonly receives?: string
  readonly scale: number
  readonly unit: string
  /** Writes an amount as decimal text, where minor units are not those of the unit, such as lots. */
  readonly text?: (minor: bigint) => string
}

/**
 * Returns the text of the 'Max' action, undefined if nothing is accepted, and the sentence that names the bound that
 * decides.
 */
export function useMost(): (of: Named) => { readonly max: string | undefined; readonly sentence: string } | undefined {
  const t = useTranslations('limits')
  return ({
    most: found,
    min,
    receives,
    scale,
    unit,
    text: written = (minor) => formatAmount(amount(minor), scale),
  }) => {
    if (found === undefined || min === undefined) return undefined
    const { most, bound, isAccepted } = found
    const text = (minor: bigint) => numberText(trimmed(written(minor)))
    const first = t(`most.${bound}`, { most: text(most), unit })
    const max = isAccepted ? written(most) : undefined
    if (isAccepted && receives === undefined) return { max, sentence: first }
    const second = isAccepted
      ? t('receives', { min: numberText(trimmed(receives ?? '0')), unit })
      : t(scale === 0 ? 'tooFew' : 'tooLittle', { min: text(min), unit })
    return { max, sentence: t('both', { first, second }) }
  }
}
