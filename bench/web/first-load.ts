import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import type { Site } from './site.ts'
import { openWindow, type Visit } from './visit.ts'

/** Bytes until the network rests: scripts and styles gzipped, fonts as sent. The chart of the trade screen is counted. */
export type Load = { readonly script: number; readonly style: number; readonly font: number }

export async function firstLoad(site: Site, { path, signedIn }: Visit): Promise<Load> {
  const context = await openWindow(site, signedIn)
  const page = await context.newPage()
  const sums = { script: 0, style: 0, font: 0 }
  const kinds = { script: 'script', stylesheet: 'style', font: 'font' } as const
  const reading: Promise<void>[] = []
  const note = (request: Request): void => {
    const kind = Object.entries(kinds).find(([type]) => type === request.resourceType())?.[1]
    if (kind === undefined) return
    const read = async (): Promise<void> => {
      const body = await (await request.response())?.body()
      sums[kind] += body === undefined ? 0 : kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
    }
    reading.push(read())
  }
  page.on('requestfinished', note)
  await page.goto(`${site.address}${path}`, { waitUntil: 'load' })
  await page.waitForTimeout(1_500)
  page.off('requestfinished', note)
  await Promise.all(reading)
  await context.close()
  return sums
}
