import { expect, test } from 'vitest'
import { defaultFiat } from './public-config.ts'

test('§9 each language begins with the fiat that the specification gives it', () => {
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
