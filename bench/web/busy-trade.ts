import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Site } from './site.ts'
import { inWindow } from './visit.ts'

type Frames = {
  readonly frames: number
  readonly gapP99: number
  readonly inp: number
  readonly longTasks: number
}
/** Figures of the trade screen, and of an empty page under the same load, which show the limit of the machine. */
type Busy = Frames & {
  readonly changes: number
  readonly emptyFrames: number
  readonly emptyGapP99: number
}

export const BUSY_SECONDS = 10
/** Changes per second of each of the two people, half of them orders and half of them cancels. */
const EACH = 50

/** Frames, interactions and long tasks of the trade screen while two people change its book through the API. */
export const busyTrade = (site: Site): Promise<Busy> =>
  inWindow(site, true, async (page) => {
    await page.goto(`${site.address}/en_US/trade/AURB-tUSD`, { waitUntil: 'networkidle' })
    const stop = new AbortController()
    let changes = 0
    const working = Promise.all(site.people.map(({ api }, at) => change(api, at, stop.signal, () => (changes += 1))))
    working.catch(() => stop.abort())
    try {
      await pause(2_000)
      const before = changes
      const startedAt = performance.now()
      const measuring = page.evaluate(measure, BUSY_SECONDS)
      await Promise.all([measuring, fillIn(page, startedAt)])
      const seconds = (performance.now() - startedAt) / 1_000
      const rate = Math.round((changes - before) / seconds)
      await page.goto(`${site.address}/favicon.svg`)
      const empty = await page.evaluate(measure, BUSY_SECONDS)
      return { changes: rate, ...(await measuring), emptyFrames: empty.frames, emptyGapP99: empty.gapP99 }
    } finally {
      stop.abort()
      await working
    }
  })

/** Types a quantity and picks a price, repeatedly until the measurement is nearly over. */
async function fillIn(page: Page, startedAt: number): Promise<void> {
  const quantity = page.getByRole('textbox', { name: /quantity/i })
  const bid = page.getByRole('button', { name: /this bid/i }).nth(2)
  while (performance.now() - startedAt < (BUSY_SECONDS - 1) * 1_000) {
    await quantity.fill(String(1 + Math.floor(Math.random() * 90)))
    await bid.click()
    await pause(400)
  }
}

/** Runs in the page. */
async function measure(seconds: number): Promise<Frames> {
  const events: number[] = []
  let longTasks = 0
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, where nothing else of this file is
  const observe = (type: string, hear: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, ...more })
  observe('event', (entry) => events.push(entry.duration), { durationThreshold: 16 })
  observe('longtask', () => (longTasks += 1))
  const frames: number[] = []
  await new Promise<void>((done) => {
    const first = performance.now()
    const tick = (now: number): void => {
      frames.push(now)
      if (now - first < seconds * 1_000) requestAnimationFrame(tick)
      else done()
    }
    requestAnimationFrame(tick)
  })
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  const [late, slow] = [gaps, events].map((all) => all.toSorted((a, b) => a - b))
  return {
    frames: Math.round((frames.length - 1) / seconds),
    gapP99: Math.round((late?.[Math.floor(gaps.length * 0.99)] ?? 0) * 10) / 10,
    inp: Math.round(slow?.[Math.floor(events.length * 0.98)] ?? 0),
    longTasks,
  }
}

/** Places an order near the best price that nobody takes, and cancels it: two changes of the book. */
async function change(
  api: Site['people'][number]['api'],
  person: number,
  signal: AbortSignal,
  count: () => void,
): Promise<void> {
  const pair = (await api.markets.list({})).rows.find(({ symbol }) => symbol === 'AURB-tUSD')
  const last = Number(pair?.last ?? pair?.reference ?? 0)
  for (let round = 0; !signal.aborted; round += 1) {
    const next = pause(2_000 / EACH)
    const price = (last - 0.08 - ((round + person) % 6) / 100).toFixed(2)
    const orderRequest = { symbol: 'AURB-tUSD', side: 'buy', price, quantity: '3', flag: 'post_only' } as const
    try {
      const order = await api.orders.place(orderRequest, { idempotencyKey: randomUUID() })
      await api.orders.cancel({ id: order.id })
      count()
      count()
    } catch (error) {
      if (round === 0) throw error
    }
    await next
  }
}
