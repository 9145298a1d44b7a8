import { expect, type Page, test } from '@playwright/test'
import { join } from 'node:path'
import { nodeUrl } from '../world/src/kill/ports.ts'
import { startNode } from '../world/src/kill/two-nodes.ts'
import { startPostgres } from '../world/src/postgres.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { worldFolder } from './steps/world.ts'

// A second node of the world, on the same PostgreSQL and NATS, with one browser at each node.

// The node is a process that has to start.

const PRICE = '11.37'
const cancel = (page: Page) => page.getByRole('button', { name: new RegExp(`^Cancel: buy 3 at ${PRICE}`) })

test('two nodes act as one exchange: a change at one appears at the other without a reload', async ({
  browser,
  baseURL,
}) => {
  const here = baseURL ?? ''
  const port = Number(new URL(here).port)
  const there = nodeUrl(port)
  const { url } = await startPostgres(join(worldFolder(), 'postgres'))
  const node = await startNode(worldFolder(), port, url)
  const token = await storedToken('lim')
  const contexts = [await customerBrowser(browser, here, token), await customerBrowser(browser, there, token)]
  try {
    const [atWorld, atNode] = await Promise.all(contexts.map((context) => context.newPage()))
    if (atWorld === undefined || atNode === undefined) throw new Error('the test needs two pages')
    for (const [page, address] of [
      [atWorld, here],
      [atNode, there],
    ] as const) {
      await page.goto(`${address}/en_US/trade/AURB-tUSD`)
      await expect(page.getByRole('button', { name: 'Use this bid' }).first()).toBeVisible()
    }
    const form = atNode.getByRole('region', { name: 'Place an order' })
    await form.getByRole('textbox', { name: 'Price', exact: true }).fill(PRICE)
    await form.getByRole('textbox', { name: 'Quantity', exact: true }).fill('3')
    await form.getByRole('button', { name: 'Buy 3 AURB' }).click()
    await expect(cancel(atNode)).toBeVisible()
    await expect(cancel(atWorld)).toBeVisible()
    await cancel(atWorld).click()
    await expect(cancel(atWorld)).toHaveCount(0)
    await expect(cancel(atNode)).toHaveCount(0)
  } finally {
    for (const context of contexts) await context.close()
    await node.stop()
  }
})
