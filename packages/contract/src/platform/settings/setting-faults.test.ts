import { expect, test } from 'vitest'
import { type Setting, settingShape } from './setting-areas.ts'
import { settingFault } from './setting-faults.ts'

const exchange = (legalName: string): Setting<'exchange'> => ({ legalName, country: 'SG', referenceCurrency: 'SGD' })

test.each([
  ['a line break', 'Harbour\nExchange'],
  ['an escape sign', 'Harbour\u001B[31m'],
  ['another direction', 'Harbour \u202Eegnahcxe'],
  ['only a blank of Braille', '\u2800'],
])('a text with %s is a fault at its field', (_, legalName) =>
  expect(settingFault('exchange', exchange(legalName))).toEqual({ field: 'legalName', isHidden: true }),
)

test('a fault inside a list or a pair of languages names its path', () => {
  const names = { en_US: 'Desk', zh_CN: '部\u2066门' }
  const purpose = { en_US: 'Works.', zh_CN: '工作。' }
  expect(settingFault('role', { names, purpose, permissions: [], isOpen: true })).toMatchObject({
    field: 'names.zh_CN',
  })
  const reason = { code: 'late', name: purpose, text: { en_US: 'Too\tlate.', zh_CN: '太晚。' }, lastDay: null }
  expect(settingFault('reasonCodes', { codes: [reason] })).toMatchObject({ field: 'codes.0.text.en_US' })
})

test('invisible characters without effect are removed, and other texts are accepted', () => {
  const { legalName } = settingShape('exchange').parse(exchange(' Har\u200Bbour\uFEFF 交易所 '))
  expect(legalName).toBe('Harbour 交易所')
  expect(settingFault('exchange', exchange(legalName))).toBeUndefined()
})
