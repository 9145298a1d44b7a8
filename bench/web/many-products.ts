import { z } from 'zod'
import type { Site } from './site.ts'
import { openWindow } from './visit.ts'

const MANY = 500
const Answer = z.looseObject({ data: z.looseObject({ rows: z.array(z.record(z.string(), z.unknown())) }) })

/** The longest task, in milliseconds, from the moment when the list is answered with 500 products. */
export async function manyProducts(site: Site): Promise<number> {
  const context = await openWindow(site, true)
  const page = await context.newPage()
  await page.route('**/products/list', async (route) => {
    const response = await route.fetch()
    const answer = Answer.parse(await response.json())
    const { rows } = answer.data
    const many = Array.from({ length: MANY }, (_, at) => ({ ...rows[at % rows.length], symbol: `P${at}` }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, rows: many, total: MANY } } })
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
  const tasks: unknown = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'tasks')?.value)
  await context.close()
  return Math.round(Math.max(0, ...z.array(z.number()).parse(tasks)))
}
