import { expect, test } from 'vitest'
import { defaultFiat } from './public-config.ts'

test('§9 each language has the default fiat currency of the specification', () => {
  expect(defaultFiat).toEqual({
    zh_CN: 'cny',
    en_US: 'usd',
    el_GR: 'cny',
    zh_TC: 'twd',
    ko_KR: 'krw',
    mn_MN: 'mnt',
    ru_RU: 'rub',
    ja_JP: 'jpy',
  })
})
