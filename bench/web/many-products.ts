import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Site } from './site.ts'
import { inWindow } from './visit.ts'

const MANY = 500
const PAGE = 20
const Answer = z.looseObject({ data: z.looseObject({ rows: z.array(z.record(z.string(), z.unknown())) }) })

/** The longest task, in milliseconds, while a list of 500 products is paged and becomes a table. */
export const manyProducts = (site: Site): Promise<number> => inWindow(site, true, (page) => longestTask(site, page))

async function longestTask(site: Site, page: Page): Promise<number> {
  // Further pages of the world's few products are empty, so they are filled from the first.
  let rows: z.output<typeof Answer>['data']['rows'] = []
  await page.route('**/products/list', async (route) => {
    const response = await route.fetch()
    const answer = Answer.parse(await response.json())
    if (answer.data.rows.length > 0) rows = answer.data.rows
    const filled = Array.from({ length: PAGE }, (_, at) => ({
      ...rows[at % rows.length],
      id: `${at}`,
      symbol: `P${at}`,
    }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, rows: filled, total: MANY } } })
  })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.goto(`${site.address}/en_US/investments?tab=all&sort=alphabetical`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  // The cost of the first load is reported elsewhere.
  await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'tasks')?.value.splice(0))
  await page.getByRole('button', { name: /next page/i }).click()
  await page.getByText(/21\s*[–-]\s*40/).waitFor()
  await page.waitForTimeout(1_000)
  await page.getByRole('button', { name: /^table$/i }).click()
  await page.getByRole('table').waitFor()
  await page.waitForTimeout(1_000)
  const tasks: unknown = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'tasks')?.value)
  return Math.round(Math.max(0, ...z.array(z.number()).parse(tasks)))
}
