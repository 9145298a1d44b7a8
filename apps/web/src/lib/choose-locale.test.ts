import { expect, test } from 'vitest'
import { chooseLocale, inLocale, type LocaleSources } from './choose-locale.ts'

const order: readonly (readonly [said: string, sources: LocaleSources, chosen: string])[] = [
  [
    'the path wins over all others',
    { path: '/zh_CN/login', previous: '/en_US', saved: 'en_US', browser: 'en' },
    'zh_CN',
  ],
  ['then the path before', { path: '/login', previous: '/zh_CN/register', saved: 'en_US', browser: 'en' }, 'zh_CN'],
  ['then what was saved', { path: '/login', previous: '/login', saved: 'zh_CN', browser: 'en-GB' }, 'zh_CN'],
  ['then the browser', { path: '/', browser: 'zh-Hans-CN' }, 'zh_CN'],
  ['nothing known is English', { path: '/' }, 'en_US'],
  ['a browser we do not speak is English', { path: '/', browser: 'mn-MN' }, 'en_US'],
  ['WEB-18 an unsupported locale in the path is English', { path: '/ko_KR/login', saved: 'zh_CN' }, 'en_US'],
  ['WEB-18 an unsupported saved locale is English', { path: '/login', saved: '__proto__', browser: 'zh-CN' }, 'en_US'],
  ['WEB-18 a million letters are no locale', { path: `/${'z'.repeat(1_000_000)}`, saved: 'zh_CN' }, 'zh_CN'],
  ['letters of another case are no locale', { path: '/ZH_cn/login', saved: 'zh_CN' }, 'zh_CN'],
]

test.each(order)('%s', (_, sources, chosen) => {
  expect(chooseLocale(sources)).toBe(chosen)
})

test.each([
  ['/', '/zh_CN'],
  ['/login', '/zh_CN/login'],
  ['/en_US', '/zh_CN'],
  ['/en_US/', '/zh_CN'],
  ['/ko_KR/assets/recharge', '/zh_CN/assets/recharge'],
  ['/en_USA/x', '/zh_CN/en_USA/x'],
])('%s in Chinese is %s', (path, there) => {
  expect(inLocale(path, 'zh_CN')).toBe(there)
})
