import { actions } from '@tessera/domain/identity/eligibility/rules.ts'
import { expect, test } from 'vitest'
import { code, isTest } from './sources.ts'
import { documentOf, wayOfJournal, waysIn, waysThatDoNotAsk } from './ways-in.ts'

test('ELG-01 every way to acquire a holding calls decide, and docs/ways-in.md lists them with their rules', async () => {
  expect(waysThatDoNotAsk(waysIn, code)).toEqual([])
  await expect(documentOf(waysIn)).toMatchFileSnapshot('../docs/ways-in.md')
})

test('ELG-01 finds a way whose call was removed or commented out', () => {
  for (const { asks } of waysIn)
    for (const [file, call] of asks) {
      const others = code.filter((source) => source.file !== file)
      expect(waysThatDoNotAsk(waysIn, [...others, { file, text: `// ${call}` }]).length).toBeGreaterThan(0)
    }
})

test('ELG-01 every business event of the ledger belongs to a way, or says why it has none', () => {
  const known = new Set(waysIn.map(({ way }) => way))
  const lost = Object.values(wayOfJournal).filter((way) => !known.has(way) && !way.startsWith('No acquisition: '))
  expect(lost).toEqual([])
})

test('ELG-01 only the routes of the table send orders to the trading core', () => {
  const places = code.filter(
    ({ file, text }) => file.startsWith('apps/server/src/') && !isTest(file) && /kind: 'place'/.test(text),
  )
  expect(places.map(({ file }) => file).filter((file) => !file.includes('/trading/trading/'))).toEqual([
    'apps/server/src/partners/signatures/place-signed.ts',
    'apps/server/src/trading/binance/place-order.ts',
    'apps/server/src/trading/orders/routes.ts',
  ])
})

test('every action except redeeming, which no product offers yet, is checked by a way', () => {
  const checked = new Set(waysIn.flatMap((way) => way.actions))
  expect(actions.filter((action) => !checked.has(action))).toEqual(['redeem'])
})
