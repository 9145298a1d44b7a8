import { expect, test } from 'vitest'
import { listFor, screenAt } from './screen-at.ts'
import { screenName, type ScreenPath, screenPaths, screenRow, screens } from './screens.ts'

const there: readonly (readonly [path: string, screen: ScreenPath, id: string | undefined])[] = [
  ['/', '/', undefined],
  ['/en_US', '/', undefined],
  ['/zh_CN/', '/', undefined],
  ['/investments', '/investments', undefined],
  ['/en_US/Investments/', '/investments', undefined],
  ['/en_US/investmentDetail/LBR3', '/investmentDetail/{-$symbol}', 'LBR3'],
  ['/en_US/investmentDetail/%4cBR3', '/investmentDetail/{-$symbol}', 'LBR3'],
  ['/zh_CN/investmentDetail', '/investments', undefined],
  ['/zh_CN/otc/deal/', '/otc/deals', undefined],
  ['/zh_CN/cms/terms', '/cms/{-$id}', 'terms'],
  ['/en_US/assets/tokenAccount', '/assets/tokenAccount', undefined],
  ['/en_US/assets', '/assets/tokenAccount', undefined],
  ['/personal', '/personal/userManagement', undefined],
  ['/en_US/personal/enterpriseCert/7', '/personal/enterpriseCert/{-$id}', '7'],
  ['/fr_FR/trade', '/trade/{-$symbol}', undefined],
]

test.each(there)('the address %s opens the screen %s', (path, screen, id) => {
  expect(screenAt(path)).toEqual({ screen, id })
})

test.each([
  '/nonsense',
  '/en_US/nonsense',
  '/xx/y',
  '/en_US/investments/more',
  '/en_US/cms/terms/more',
  '/en_US/cms/%ff',
  '/en_US//investments',
  '/assets/index.js',
  '/en_US/en_US',
  '/constructor',
])('%s is not a screen', (path) => {
  expect(screenAt(path)).toBeUndefined()
})

test.each([
  ['/zh_CN/investmentDetail', '/zh_CN/investments'],
  ['/en_US/InvestmentDetail/', '/en_US/investments'],
  ['/en_US/otc/deal', '/en_US/otc/deals'],
  ['/en_US/investmentDetail/LBR3', '/en_US/investmentDetail/LBR3'],
  ['/en_US/otc/deals', '/en_US/otc/deals'],
  ['/en_US/trade', '/en_US/trade'],
])('the address %s belongs to %s', (path, place) => {
  expect(listFor(path)).toBe(place)
})

test.each([
  ['/', 'landing'],
  ['/assets/withdraw', 'withdraw'],
  ['/personal/enterpriseCert/{-$id}', 'enterpriseCert'],
  ['/otc/deal/{-$id}', 'otcDeal'],
  ['/otc/{-$coin}', 'otc'],
  ['/newCoin/records', 'newCoinRecords'],
] as const)('the screen %s has the name %s', (path, name) => {
  expect(screenName(path)).toBe(name)
})

test('each screen has a unique name', () => {
  expect(new Set(screenPaths.map((path) => screenName(path))).size).toBe(screenPaths.length)
})

test('a screen of one thing names another screen as its list', () => {
  const lists = screenPaths.flatMap((path) => screenRow(path).list ?? [])
  expect(lists).toHaveLength(2)
  expect(lists.filter((each) => !Object.hasOwn(screens, each))).toEqual([])
})
