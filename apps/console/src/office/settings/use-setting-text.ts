import { type SettingArea, settingAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { FieldKind } from '@tessera/contract/platform/settings/setting-fields.ts'
import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { useTranslations } from 'use-intl'
import { codeReader } from '#parts/code-reader.ts'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Draft, fieldKinds, isOn, periodsIn } from './field-kinds.ts'
import { fieldsOf, type Values } from './setting-form.ts'
import { choicePath, fieldPath } from './setting-paths.ts'
import { useCurrency } from './use-currency.ts'

type FieldName = { readonly area: SettingArea; readonly name: string }
export const classCodes = ['ri', 'ai', 'ei'] as const

const first = ([text = '']: Draft): string => text

/** Returns the texts of values, by kind of field. */
function useKindTexts(): Readonly<Record<FieldKind, (draft: Draft, field: FieldName) => string>> {
  const t = useTranslations('settings')
  const investors = useTranslations('investor-classes')
  const locale = useLocale()
  const currencyOf = useCurrency()
  const listOr = (items: readonly string[]) => (items.length === 0 ? t('none') : listText(locale, items))
  const figure = (draft: Draft) => grouped(first(draft))
  const country = (code: string) => countryText(locale, code)
  return {
    hours: (draft) => t('amounts.hours', { count: Number(first(draft)) }),
    days: (draft) => t('amounts.days', { count: Number(first(draft)) }),
    count: figure,
    ppm: (draft) => t('amounts.percent', { figure: figure(draft) }),
    money: (draft, { area, name }) =>
      t('amounts.money', { figure: figure(draft), currency: currencyOf(fieldsOf(area)[name]?.currency) ?? '' }),
    amount: figure,
    choice: (draft, { area, name }) => {
      const path = choicePath(area, name, first(draft))
      return path === undefined ? first(draft) : t(path)
    },
    text: first,
    names: (draft) => draft.join(' · '),
    flag: (draft) => t(isOn(draft) ? 'yes' : 'no'),
    country: (draft) => country(first(draft)),
    countries: (draft) =>
      listOr(
        first(draft)
          .split(' ')
          .filter((code) => code !== '')
          .map(country),
      ),
    classes: (draft) => listOr(draft.map(codeReader(classCodes, (code) => investors(`classes.${code}`)))),
    periods: (draft) => listOr(periodsIn(draft).map((period) => t('amounts.period', period))),
  }
}

export type SettingText = {
  /** The name of a field. */
  readonly name: (area: SettingArea, name: string) => string
  /** A value in words. */
  readonly value: (area: SettingArea, name: string, value: unknown) => string
  /** A changed field: `Wait for a new address: 24 hours → 0 hours`; without the old value for a new subject. */
  readonly difference: (area: SettingArea, name: string, before: unknown, after: unknown) => string
}

/** Returns the words of fields and of their values. */
export function useSettingText(): SettingText {
  const t = useTranslations('settings')
  const texts = useKindTexts()
  const value = (area: SettingArea, name: string, of: unknown): string => {
    const kind = fieldsOf(area)[name]?.kind
    return kind === undefined ? JSON.stringify(of) : texts[kind](fieldKinds[kind].draftOf(of), { area, name })
  }
  const nameOf = (area: SettingArea, name: string): string => {
    const path = fieldPath(area, name)
    return path === undefined ? name : t(path)
  }
  return {
    name: nameOf,
    value,
    difference: (area, name, before, after) => {
      const change = { name: nameOf(area, name), after: value(area, name, after) }
      return before === null || before === undefined
        ? t('first', change)
        : t('difference', { ...change, before: value(area, name, before) })
    },
  }
}

/** The names of the fields that differ between two versions. */
export const differing = (area: SettingArea, before: Values | null, after: Values): string[] =>
  Object.keys(fieldsOf(area)).filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]))

type ChangedField = readonly [area: SettingArea, name: string, before: unknown, after: unknown]

/** Parses a change in the content of a decision: the JSON of area, field, old and new value. */
export function changedField(text: string): ChangedField | undefined {
  const parsed: unknown = text.startsWith('["') ? JSON.parse(text) : undefined
  const [code, name, before, after]: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  const area = settingAreaNames.find((known) => known === code)
  return area === undefined || typeof name !== 'string' ? undefined : [area, name, before, after]
}

/** Returns a reader of such changes in words; undefined for other texts. */
export function useChangedFieldText(): (text: string) => string | undefined {
  const { difference } = useSettingText()
  return (text) => {
    const change = changedField(text)
    return change && difference(...change)
  }
}

/** Returns the reader of an area's code in words. */
export function useAreaText(): (code: string) => string {
  const t = useTranslations('settings')
  return codeReader(settingAreaNames, (area) => t(`areas.${area}.name`))
}
