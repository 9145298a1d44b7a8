import { expect, test } from 'vitest'
import { emptyForm, formWith, isChanged, openedSetting, readForm, refusedInput } from './setting-form.ts'
import { count } from '@tessera/contract/platform/settings/setting-fields.ts'

const financing = { isOpen: false, feePpm: 20_000 }

test('untouched fields have the values in force', () => {
  const form = { ...emptyForm, drafts: { feePpm: ['3'] } }
  expect(readForm('financing', financing, form)).toEqual({
    values: { isOpen: false, feePpm: 30_000 },
    errors: { isOpen: {}, feePpm: {} },
    effectiveFrom: null,
  })
})

test('a form with an invalid field has no values', () => {
  const form = { ...emptyForm, drafts: { feePpm: ['99'] }, isPlanned: true, from: '2026-12-01' }
  expect(readForm('financing', financing, form)).toEqual({
    values: undefined,
    errors: { isOpen: {}, feePpm: { 0: 'percent' } },
    effectiveFrom: undefined,
  })
})

test('a planned change applies from its time in UTC', () => {
  const form = { ...emptyForm, isPlanned: true, from: '2026-12-01 08:30' }
  expect(readForm('financing', financing, form).effectiveFrom).toBe('2026-12-01T08:30:00.000Z')
})

test('input that equals the values in force is no change', () => {
  expect(isChanged('financing', financing, { ...emptyForm, drafts: { feePpm: ['2'] } })).toBe(false)
  expect(isChanged('financing', financing, formWith('financing', { ...financing, isOpen: true }, emptyForm))).toBe(true)
})

test.each([
  ['waits', { area: 'waits', subject: '' }],
  ['coin:SGD', { area: 'coin', subject: 'SGD' }],
  ['coin:', { area: 'coin', subject: '' }],
  ['coin', undefined],
  ['waits:SGD', undefined],
  ['weather', undefined],
])('the address %s opens %j', (text, setting) => {
  expect(openedSetting(text)).toEqual(setting)
})

test('a refusal belongs to the field that it names', () => {
  const refused = { field: 'values.feePpm', message: 'Too high.' }
  expect(refusedInput('feePpm', count(0, 1), refused)).toEqual({ 0: 'Too high.' })
  expect(refusedInput('isOpen', count(0, 1), refused)).toEqual({})
  expect(refusedInput('feePpm', count(0, 1), undefined)).toEqual({})
})
