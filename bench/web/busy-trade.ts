import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './site.ts'
import { openWindow } from './visit.ts'

export type Busy = {
  readonly changes: number
  readonly seconds: number
  readonly frames: number
  readonly gapP99: number
  readonly inp: number
  readonly longTasks: number
  /** Of a page with nothing on it while the book goes on changing: what machine and load leave of the frames. */
  readonly empty: Pick<Frames, 'frames' | 'gapP99'>
}
type Frames = Pick<Busy, 'frames' | 'gapP99' | 'inp' | 'longTasks'>

const SECONDS = 10
/** Changes a second of each of the two people, half of them orders and half of them cancels. */
const EACH = 50

/** Frames, interactions and long tasks of the trade screen while two people change its book through the API. */
export async function busyTrade(site: Site): Promise<Busy> {
  const context = await openWindow(site, true)
  const page = await context.newPage()
  await page.goto(`${site.address}/en_US/trade/AURB-tUSD`, { waitUntil: 'networkidle' })
  const stop = new AbortController()
  let changes = 0
  const working = site.people.map(({ api }, at) => change(api, at, stop.signal, () => (changes += 1)))
  await pause(2_000)
  const before = changes
  const startedAt = performance.now()
  const measuring = page.evaluate(measure, SECONDS)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  while (performance.now() - startedAt < (SECONDS - 1) * 1_000) {
    await quantity.fill(String(1 + Math.floor(Math.random() * 90)))
    await page.getByRole('button', { name: 'Fill in this bid' }).nth(2).click()
    await pause(400)
  }
  const seen = await measuring
  const seconds = (performance.now() - startedAt) / 1_000
  const rate = Math.round((changes - before) / seconds)
  await page.goto(`${site.address}/favicon.svg`)
  const empty = await page.evaluate(measure, SECONDS)
  stop.abort()
  await Promise.all(working)
  await context.close()
  return { changes: rate, seconds: SECONDS, ...seen, empty }
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

/** Orders beside the touch that nobody takes, each taken out again: two changes of the book. */
async function change(
  api: Site['people'][number]['api'],
  person: number,
  signal: AbortSignal,
  count: () => void,
): Promise<void> {
  const pair = (await api.markets.list({})).rows.find(({ symbol }) => symbol === 'AURB-tUSD')
  const last = Number(pair?.last ?? pair?.reference ?? 0)
  for (let turn = 0; !signal.aborted; turn += 1) {
    const next = pause(2_000 / EACH)
    const price = (last - 0.08 - ((turn + person) % 6) / 100).toFixed(2)
    const wish = { symbol: 'AURB-tUSD', side: 'buy', price, quantity: '3', flag: 'post_only' } as const
    try {
      const order = await api.orders.place(wish, { idempotencyKey: randomUUID() })
      await api.orders.cancel({ id: order.id })
      count()
      count()
    } catch (error) {
      if (turn === 0) throw error
    }
    await next
  }
}
