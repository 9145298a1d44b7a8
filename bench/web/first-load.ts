import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import type { Site } from './site.ts'
import { inWindow, type Visit } from './visit.ts'

/**
 * Bytes loaded until the network is idle. Scripts and styles are counted gzipped, fonts as sent. `chart` is the part of
 * `script` that draws the chart of the trade screen; it loads after the rest.
 */
export type Load = {
  readonly script: number
  readonly chart: number
  readonly style: number
  readonly font: number
  readonly largestFont: number
}

const CHART_LIBRARY = 'tv-lightweight-charts'

export const firstLoad = (site: Site, { path, signedIn }: Visit): Promise<Load> =>
  inWindow(site, signedIn, async (page) => {
    const bodies: Promise<Received>[] = []
    const note = (request: Request): void => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) bodies.push(read(request))
    }
    page.on('requestfinished', note)
    await page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1_500)
    page.off('requestfinished', note)
    const all = await Promise.all(bodies)
    const of = (kind: string): Buffer[] => all.filter((each) => each.kind === kind).map(({ body }) => body)
    const fonts = of('font').map(({ length }) => length)
    return {
      script: sum(of('script').map(zipped)),
      chart: sum(
        of('script')
          .filter((body) => body.includes(CHART_LIBRARY))
          .map(zipped),
      ),
      style: sum(of('stylesheet').map(zipped)),
      font: sum(fonts),
      largestFont: Math.max(0, ...fonts),
    }
  })

type Received = { readonly kind: string; readonly body: Buffer }

async function read(request: Request): Promise<Received> {
  const response = await request.response()
  return { kind: request.resourceType(), body: (await response?.body()) ?? Buffer.alloc(0) }
}

const zipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
