import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import { permissionWords } from '@tessera/contract/permission-words.ts'
import { permissions } from '@tessera/contract/permissions.ts'
import { type SettingArea, settingAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { FieldKind, SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { feeClasses } from '@tessera/domain/books/fees/trading-rates.ts'
import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { weekdays } from '@tessera/domain/trading/markets/trading-hours.ts'
import { useTranslations } from 'use-intl'
import { codeReader } from '#parts/code-reader.ts'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { useRoleName } from '#parts/me.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import {
  type Draft,
  columnsOf,
  draftOf,
  isLeftEmpty,
  isOn,
  pairsIn,
  periodsIn,
  rowsIn,
  wordsIn,
} from './field-kinds.ts'
import { reasonsOf } from './reason-drafts.ts'
import { reasonChanges, reasonsText } from './reason-text.ts'
import { fieldsOf, type Values } from './setting-form.ts'
import { choicePath, columnPath, fieldPath } from './setting-paths.ts'
import { useCurrency } from './use-currency.ts'

type FieldName = { readonly area: SettingArea; readonly name: string; readonly field: SettingField }
export const classCodes = ['ri', 'ai', 'ei'] as const

const first = ([text = '']: Draft): string => text

/** The sentences of permissions, one after another. */
const sentencesOf = (locale: Locale, codes: readonly string[]): string =>
  permissions
    .filter((code) => codes.includes(code))
    .map((code) => permissionWords[code][locale])
    .join(' ')

/** Returns the reader of a class of customers in words. */
export function useClassText(): (code: string) => string {
  const t = useTranslations('settings')
  return codeReader(feeClasses, (code) => t(`classNames.${code}`))
}

const codesOf = (draft: Draft): string[] =>
  first(draft)
    .split(' ')
    .filter((code) => code !== '')

type KindTexts = Readonly<Record<FieldKind, (draft: Draft, field: FieldName) => string>>

/** Each row as its columns with their names; rows are separated by semicolons. */
function rowsText(
  draft: Draft,
  { area, name, field }: FieldName,
  texts: KindTexts,
  t: ReturnType<typeof useTranslations<'settings'>>,
): string {
  const cell = (text: string, [column, its]: readonly [string, SettingField]) => {
    const path = columnPath(area, name, column)
    return t('rows.cell', {
      name: path === undefined ? column : t(path),
      value: texts[its.kind]([text], { area, name: column, field: its }),
    })
  }
  const columns = columnsOf(field)
  const rowText = (row: readonly string[]) =>
    row.flatMap((text, at) => (columns[at] === undefined ? [] : [cell(text, columns[at])])).join(' · ')
  return draft.length === 0 ? t('none') : rowsIn(draft, field).map(rowText).join('; ')
}

/** Returns the texts of values, by kind of field. */
function useKindTexts(): KindTexts {
  const t = useTranslations('settings')
  const investors = useTranslations('investor-classes')
  const locale = useLocale()
  const classText = useClassText()
  const roleName = useRoleName()
  const currencyOf = useCurrency()
  const listOr = (items: readonly string[]) => (items.length === 0 ? t('none') : listText(locale, items))
  const figure = (draft: Draft) => grouped(first(draft))
  const country = (code: string) => countryText(locale, code)
  const texts: KindTexts = {
    hours: (draft) => t('amounts.hours', { count: Number(first(draft)) }),
    days: (draft) => t('amounts.days', { count: Number(first(draft)) }),
    count: figure,
    ppm: (draft) => t('amounts.percent', { figure: figure(draft) }),
    money: (draft, { field }) =>
      t('amounts.money', { figure: figure(draft), currency: currencyOf(field.currency) ?? '' }),
    amount: figure,
    choice: (draft, { area, name }) => {
      const path = choicePath(area, name, first(draft))
      return path === undefined ? first(draft) : t(path)
    },
    text: first,
    logo: (draft) => t(first(draft) === '' ? 'logo.drawn' : 'logo.own'),
    names: (draft) => draft.join(' · '),
    flag: (draft) => t(isOn(draft) ? 'yes' : 'no'),
    country: (draft) => country(first(draft)),
    countries: (draft) => listOr(codesOf(draft).map(country)),
    classes: (draft) => listOr(draft.map(codeReader(classCodes, (code) => investors(`classes.${code}`)))),
    timeOfDay: first,
    timeZone: first,
    dates: (draft) => listOr(wordsIn(draft)),
    weekdays: (draft) => listOr(draft.map(codeReader(weekdays, (day) => t(`weekdays.${day}`)))),
    periods: (draft) => listOr(periodsIn(draft).map((period) => t('amounts.period', period))),
    permissions: (draft) => (draft.length === 0 ? t('none') : sentencesOf(locale, draft)),
    rolePairs: (draft) =>
      listOr(
        pairsIn(draft).map(({ first: one, second }) =>
          t('rolePairs.pair', { first: roleName(one), second: roleName(second) }),
        ),
      ),
    class: (draft) => classText(first(draft)),
    reasons: (draft) => reasonsText(reasonsOf(draft), locale, t),
    rows: (draft, field) => rowsText(draft, field, texts, t),
  }
  return texts
}

export type SettingText = {
  /** The name of a field. */
  readonly name: (area: SettingArea, name: string) => string
  /** A value in words. */
  readonly value: (area: SettingArea, name: string, value: unknown) => string
  /** A changed field: `Waiting period for a new address: 24 hours → 0 hours`; without the old value for a new subject. */
  readonly difference: (area: SettingArea, name: string, before: unknown, after: unknown) => string
}

/** Returns the words of fields and of their values. */
export function useSettingText(): SettingText {
  const t = useTranslations('settings')
  const decisions = useTranslations('decisions')
  const kindText = codeReader(approvalKindNames, (kind) => decisions(`kinds.${kind}`))
  const texts = useKindTexts()
  const locale = useLocale()
  const value = (area: SettingArea, name: string, of: unknown): string => {
    const field = fieldsOf(area)[name]
    if (field === undefined) return JSON.stringify(of)
    const draft = draftOf(of, field)
    return isLeftEmpty(field, draft) ? t('noLimit') : texts[field.kind](draft, { area, name, field })
  }
  const nameOf = (area: SettingArea, name: string): string => {
    const path = fieldPath(area, name)
    if (area === 'deadlines') return kindText(name)
    return path === undefined ? name : t(path)
  }
  const permissionChange = (name: string, before: readonly string[], after: readonly string[]): string => {
    const added = after.filter((code) => !before.includes(code))
    const removed = before.filter((code) => !after.includes(code))
    return [
      ...(added.length === 0 ? [] : [t('permissions.added', { name, list: sentencesOf(locale, added) })]),
      ...(removed.length === 0 ? [] : [t('permissions.removed', { name, list: sentencesOf(locale, removed) })]),
    ].join(' ')
  }
  return {
    name: nameOf,
    value,
    difference: (area, name, before, after) => {
      if (isList(before) && isList(after) && fieldsOf(area)[name]?.kind === 'permissions')
        return permissionChange(nameOf(area, name), before, after)
      if (before !== null && before !== undefined && fieldsOf(area)[name]?.kind === 'reasons')
        return reasonChanges(before, after, t)
      const change = { name: nameOf(area, name), after: value(area, name, after) }
      const isFirst =
        before === undefined || (before === null && (after === null || fieldsOf(area)[name]?.isOptional !== true))
      return isFirst ? t('first', change) : t('difference', { ...change, before: value(area, name, before) })
    },
  }
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

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
