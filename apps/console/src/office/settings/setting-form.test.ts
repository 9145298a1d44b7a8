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

test('input that equals the values in force does not count as a change', () => {
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

const network = {
  mint: 'So11111111111111111111111111111111111111112',
  depositOpen: true,
  depositMinimum: '1',
  confirmations: 1,
  withdrawOpen: true,
  withdrawMinimum: '10',
  withdrawMaximum: '1000',
  feeMode: 'fixed',
  withdrawFee: '2',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'none',
}

test('a fixed fee has neither minimum nor margin, whatever was typed before', () => {
  const drafts = { feeMode: ['fixed'], feeMinimum: ['much'], feeMargin: [''] }
  const read = readForm('network', null, formWith('network', network, { ...emptyForm, drafts }))
  expect(read.values).toEqual(network)
  const typed = readForm('network', network, { ...emptyForm, drafts })
  expect([typed.values, typed.errors['feeMinimum'], typed.errors['feeMargin']]).toEqual([network, {}, {}])
  expect(isChanged('network', network, { ...emptyForm, drafts })).toBe(false)
})

test('a fee that follows the cost needs a minimum and a margin', () => {
  const drafts = { feeMode: ['chain'], feeMinimum: [''], feeMargin: ['101'] }
  const { values, errors } = readForm('network', network, { ...emptyForm, drafts })
  expect(values).toBeUndefined()
  expect([errors['feeMinimum'], errors['feeMargin']]).toEqual([{ 0: 'amount' }, { 0: 'percent' }])
  const right = { ...emptyForm, drafts: { feeMode: ['chain'], feeMinimum: ['0.1'], feeMargin: ['20'] } }
  expect(readForm('network', network, right).values).toEqual({
    ...network,
    feeMode: 'chain',
    feeMinimum: '0.1',
    feeMargin: 200_000,
  })
  expect(isChanged('network', network, right)).toBe(true)
})

test('changing back to a fixed fee removes minimum and margin', () => {
  const costed = { ...network, feeMode: 'chain', feeMinimum: '0.1', feeMargin: 200_000 }
  const form = { ...emptyForm, drafts: { feeMode: ['fixed'] } }
  expect(readForm('network', costed, form).values).toEqual(network)
  expect(isChanged('network', costed, form)).toBe(true)
})
