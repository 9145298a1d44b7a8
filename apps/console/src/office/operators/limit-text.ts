import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { useTranslations } from 'use-intl'

/**
 * Returns an amount limit in words: a number, or null for none; also as decisions show it, such as `5000 USD` or
 * `none`.
 */
export function useLimitText(): (limit: number | string | null) => string {
  const t = useTranslations('operators')
  return (limit) => {
    if (limit === null || limit === 'none') return t('limits.none')
    const [figure = '', ...currency] = String(limit).split(' ')
    return [grouped(figure), ...currency].join(' ')
  }
}
