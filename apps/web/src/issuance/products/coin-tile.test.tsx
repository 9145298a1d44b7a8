import { expect, test } from 'vitest'
import { holdBack, serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { CoinTile } from './coin-tile.page.tsx'
import { card, pageWith } from './testing.ts'

const [LIST, MARKET] = ['ex/api/v1/products/list', 'ex/api/v0/public/config']
const coins = { LBR3: { kind: 'token', logo: null, symbolPrecision: 0 } }

test('the picture of a coin is drawn once its product is known, and never in other colors', async () => {
  serve({ [MARKET]: { market: { coins, chains: {} } }, [LIST]: pageWith([card('LBR3', { type: 'real_estate' })]) })
  const answerList = holdBack(LIST)
  const { container } = await showPart(<CoinTile coin="LBR3" />, {})
  await expect.poll(() => container.querySelectorAll('[aria-hidden]').length).toBe(1)
  expect(container.querySelector('svg')).toBeNull()
  answerList()
  await expect.poll(() => container.querySelector('svg')?.outerHTML ?? '').toContain('terra')
})
