import { expect, test } from 'vitest'
import { chooseLocale, inLocale, type LocaleSources, localizedPath, savedIn } from './choose-locale.ts'

const order: readonly (readonly [title: string, sources: LocaleSources, chosen: string])[] = [
  [
    'the path wins over all others',
    { path: '/zh_CN/login', previous: '/en_US', saved: 'en_US', browser: 'en' },
    'zh_CN',
  ],
  [
    'the previous path comes second',
    { path: '/login', previous: '/zh_CN/register', saved: 'en_US', browser: 'en' },
    'zh_CN',
  ],
  ['the saved locale comes third', { path: '/login', previous: '/login', saved: 'zh_CN', browser: 'en-GB' }, 'zh_CN'],
  ['the browser comes last', { path: '/', browser: 'zh-Hans-CN' }, 'zh_CN'],
  ['the first language of a list wins', { path: '/', browser: 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh_CN'],
  ['a list that begins with English is English', { path: '/', browser: 'en-GB,zh;q=0.9' }, 'en_US'],
  ['English is the default', { path: '/' }, 'en_US'],
  ['an unsupported language of the browser is English', { path: '/', browser: 'mn-MN' }, 'en_US'],
  ['WEB-18 an unsupported locale in the path is English', { path: '/ko_KR/login', saved: 'zh_CN' }, 'en_US'],
  ['WEB-18 an unsupported saved locale is English', { path: '/login', saved: '__proto__', browser: 'zh-CN' }, 'en_US'],
  ['WEB-18 a million letters are no locale', { path: `/${'z'.repeat(1_000_000)}`, saved: 'zh_CN' }, 'zh_CN'],
  ['a supported locale wins in letters of either case', { path: '/zh_cn/login', saved: 'en_US' }, 'zh_CN'],
  ['an unsupported locale in the other case is ignored', { path: '/KO_kr/login', saved: 'zh_CN' }, 'zh_CN'],
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
  ['/EN_us/x', '/zh_CN/x'],
  ['/ko_kr/x', '/zh_CN/ko_kr/x'],
])('the Chinese path of %s is %s', (path, there) => {
  expect(inLocale(path, 'zh_CN')).toBe(there)
})

test.each([
  ['/', { saved: 'zh_CN', browser: 'en' }, '/zh_CN'],
  ['/investments/', { browser: 'zh-CN' }, '/zh_CN/investments'],
  ['/en_US/', { saved: 'zh_CN' }, '/en_US'],
  ['/fr_FR/investments', { saved: 'zh_CN' }, '/en_US/investments'],
  ['//evil.example/x', {}, '/en_US//evil.example/x'],
  ['/en_US/cms/terms', {}, '/en_US/cms/terms'],
  ['/zh_cn', { saved: 'en_US' }, '/zh_CN'],
  ['/EN_us/cms/terms', { saved: 'zh_CN' }, '/en_US/cms/terms'],
] as const)('redirects %s for a visitor with %o to %s', (path, known, place) => {
  expect(localizedPath({ path, ...known })).toBe(place)
})

test('reads a hundred thousand slashes in linear time', () => {
  const path = `${'/'.repeat(100_000)}x`
  expect(inLocale(path, 'en_US')).toBe(`/en_US${path}`)
})

test.each([
  ['lan=zh_CN', 'zh_CN'],
  ['a=1; lan=en_US; b=2', 'en_US'],
  ['plan=zh_CN', undefined],
  ['', undefined],
])('reads the saved preference among the cookies %j as %s', (cookies, saved) => {
  expect(savedIn(cookies)).toBe(saved)
})
