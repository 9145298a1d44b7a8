import { settingAreaNames, settingAreas } from '@tessera/contract/platform/settings/setting-areas.ts'
import { dates, daysOfWeek, timeOfDay, timeZone } from '@tessera/contract/platform/settings/calendar-fields.ts'
import {
  amount,
  choice,
  classes,
  count,
  countries,
  feeClass,
  country,
  hours,
  names,
  periods,
  ppm,
  rows,
  type SettingField,
  text,
} from '@tessera/contract/platform/settings/setting-fields.ts'
import { dutyArea, roleArea } from '@tessera/contract/platform/settings/role-areas.ts'
import { expect, test } from 'vitest'
import { type Draft, draftOf, fieldKinds, inputOfPath, readField } from './field-kinds.ts'
import { fieldsOf } from './setting-form.ts'

const day = '2026-12-01T00:00:00.000Z'
const dayTwo = '2026-12-02T00:00:00.000Z'
const rates = rows({ volume: count(1, 10_000), class: feeClass, fee: ppm(0, 100_000) }, 3)
const valid: readonly (readonly [field: SettingField, draft: Draft, value: unknown])[] = [
  [hours(0, 720), ['24'], 24],
  [ppm(0, 500_000), ['0.15'], 1500],
  [ppm(0, 500_000), ['50'], 500_000],
  [amount, ['1,000.50'], '1000.5'],
  [choice('fiat', 'crypto'), ['crypto'], 'crypto'],
  [text(20), [' Tessera '], 'Tessera'],
  [names, ['Dollar', '元'], { en_US: 'Dollar', zh_CN: '元' }],
  [country, ['sg'], 'SG'],
  [countries, ['sg, cn、SG'], ['CN', 'SG']],
  [countries, [''], []],
  [classes, ['ri', 'ai'], ['ai', 'ri']],
  [timeOfDay, ['09:30'], '09:30'],
  [timeOfDay, ['24:00'], '24:00'],
  [timeZone, ['Asia/Singapore'], 'Asia/Singapore'],
  [timeZone, ['UTC'], 'UTC'],
  [dates(3), ['2026-12-25, 2026-01-01'], ['2026-01-01', '2026-12-25']],
  [dates(3), [''], []],
  [daysOfWeek, ['fri', 'mon'], ['mon', 'fri']],
  [periods(2), [], []],
  [feeClass, ['corporate'], 'corporate'],
  [rates, [], []],
  [
    rates,
    ['5', 'ri', '0.15', '1,000', 'ai', '0'],
    [
      { volume: 5, class: 'ri', fee: 1_500 },
      { volume: 1_000, class: 'ai', fee: 0 },
    ],
  ],
  [roleArea.permissions, ['stops.read', 'audit.read'], ['audit.read', 'stops.read']],
  [dutyArea.pairs, ['finance', 'auditor'], [{ first: 'auditor', second: 'finance' }]],
  [periods(2), ['2026-12-01 00:00', '2026-12-02 00:00'], [{ startsAt: day, endsAt: dayTwo }]],
]
const withKind = <Row extends readonly [SettingField, ...unknown[]]>(cases: readonly Row[]) =>
  cases.map((row) => [row[0].kind, ...row] as const)

test.each(withKind(valid))('a field of kind %s reads its inputs as a value of its schema', (_, field, draft, value) => {
  expect(readField(field, draft)).toEqual({ value, errors: {} })
})

const invalid: readonly (readonly [field: SettingField, draft: Draft, errors: object])[] = [
  [hours(0, 720), ['721'], { 0: 'whole' }],
  [hours(0, 720), [''], { 0: 'whole' }],
  [hours(0, 720), ['1.5'], { 0: 'whole' }],
  [ppm(0, 500_000), ['50.0001'], { 0: 'percent' }],
  [ppm(0, 500_000), ['0.00001'], { 0: 'percent' }],
  [amount, ['-1'], { 0: 'amount' }],
  [choice('fiat', 'crypto'), [''], { 0: 'choose' }],
  [names, ['Dollar', ' '], { 1: 'length' }],
  [country, ['XX'], { 0: 'country' }],
  [country, ['SG CN'], { 0: 'country' }],
  [countries, ['SG XX'], { 0: 'countries' }],
  [timeOfDay, ['9:30'], { 0: 'timeOfDay' }],
  [timeOfDay, ['24:01'], { 0: 'timeOfDay' }],
  [timeZone, ['Singapore Time'], { 0: 'timeZone' }],
  [timeZone, ['Asia/Atlantis'], { 0: 'timeZone' }],
  [timeZone, ['+08:00'], { 0: 'timeZone' }],
  [dates(3), ['2026-02-30'], { 0: 'dates' }],
  [dates(1), ['2026-12-25 2026-12-26'], { 0: 'dates' }],
  [periods(2), ['2026-12-01 00:00', '2026-12-02 00:00', 'tomorrow', ''], { 2: 'time', 3: 'time' }],
  [periods(2), ['2026-12-02 00:00', '2026-12-01 00:00'], { 1: 'order' }],
  [rates, ['5', 'ri', '0.15', 'many', '', '100'], { 3: 'whole', 4: 'choose', 5: 'percent' }],
  [dutyArea.pairs, ['finance', 'finance'], { 1: 'otherRole' }],
]

test.each(withKind(invalid))('a field of kind %s with other inputs has errors', (_, field, draft, errors) => {
  expect(readField(field, draft).errors).toEqual(errors)
})

test('reads a value back from its inputs unchanged', () => {
  for (const [field, , value] of valid) {
    const draft = fieldKinds[field.kind].draftOf(value, field)
    expect(readField(field, draft)).toEqual({ value, errors: {} })
  }
})

test('a refused path below a field names one of its inputs', () => {
  expect(inputOfPath(periods(2), ['1', 'endsAt'])).toBe(3)
  expect(inputOfPath(names, ['zh_CN'])).toBe(1)
  expect(inputOfPath(rates, ['1', 'fee'])).toBe(5)
  expect(inputOfPath(hours(0, 1), [])).toBe(0)
})

test('every field of every area has empty inputs', () => {
  const fields = settingAreaNames.flatMap((area) => Object.values(fieldsOf(area)))
  expect(fields.filter(({ kind }) => !Object.hasOwn(fieldKinds, kind))).toEqual([])
})

test.each([
  ['an amount', settingAreas.coinLimit.calendarDay, '12.50', '12.5', 'amount'],
  ['a whole limit', settingAreas.withdrawalLimits.retailCalendarDay, '6,000', 6_000, 'whole'],
] as const)('%s that is optional may stay empty', (_, field, typed, value, error) => {
  expect(readField(field, [' '])).toEqual({ value: null, errors: {} })
  expect(draftOf(null, field)).toEqual([''])
  expect(readField(field, [typed])).toEqual({ value, errors: {} })
  expect(draftOf(value, field)).toEqual([String(value)])
  expect(readField(field, ['x'])).toEqual({ value: undefined, errors: { 0: error } })
})

test('a field that is not optional may not stay empty', () => {
  expect(readField(settingAreas.coinLimit.month, ['']).errors).toEqual({ 0: 'amount' })
})
