import type { SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { useTranslations } from 'use-intl'
import { readCodes } from '#office/public-config/country-codes.ts'
import { type Draft, type ErrorKey, fieldAt, type InputErrors, percentOf } from './field-kinds.ts'

/** Returns the errors of a field in words. */
export function useErrorTexts(): (field: SettingField, draft: Draft, errors: InputErrors) => InputErrors<string> {
  const t = useTranslations('settings')
  const texts: Readonly<Record<ErrorKey, (field: SettingField, draft: Draft) => string>> = {
    whole: ({ min = 0, max = 0 }) => t('errors.whole', { min: grouped(String(min)), max: grouped(String(max)) }),
    percent: ({ min = 0, max = 0 }) => t('errors.percent', { min: percentOf(min), max: percentOf(max) }),
    amount: () => t('errors.amount'),
    choose: () => t('errors.choose'),
    length: ({ max = 0 }) => t('errors.length', { max: String(max) }),
    country: () => t('errors.country'),
    countries: (_, [text = '']) => t('errors.countries', { codes: readCodes(text).invalid.join(' ') }),
    time: () => t('errors.time'),
    order: () => t('errors.order'),
    otherRole: () => t('errors.otherRole'),
    timeOfDay: () => t('errors.timeOfDay'),
    timeZone: () => t('errors.timeZone'),
    dates: () => t('errors.dates'),
  }
  return (field, draft, errors) =>
    Object.fromEntries(Object.entries(errors).map(([at, key]) => [at, texts[key](fieldAt(field, Number(at)), draft)]))
}
