import { mkdtemp, rm } from 'node:fs/promises'
import lighthouse from 'lighthouse'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as driver } from 'playwright-core'
import { wholeChromium } from '../../chromium.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

/** Scores from 0 to 100; times in milliseconds. */
export type Audited = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** What accessibility, best practices and SEO found, by the names of Lighthouse's audits. */
  readonly faults: readonly string[]
}

const ROUNDS = 3
const PORT = 4_569

/** Lighthouse's own mobile profile, on a browser of its own that is signed in where the page asks for it. */
export async function audits(site: Site, { path, signedIn }: Visit): Promise<Audited> {
  const rounds: Audited[] = []
  for (let tries = 0; rounds.length < ROUNDS; tries += 1) {
    if (tries === 2 * ROUNDS) throw new Error(`Lighthouse could not time ${path}`)
    const round = await audit(site, path, signedIn)
    // Now and then the browser gives no trace of a page: then there are no times.
    if (Number.isFinite(round.lcp)) rounds.push(round)
  }
  const middle = (key: Exclude<keyof Audited, 'faults'>): number =>
    rounds.map((each) => each[key]).toSorted((a, b) => a - b)[1] ?? 0
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    faults: [...new Set(rounds.flatMap((each) => each.faults))],
  }
}

async function audit(site: Site, path: string, signedIn: boolean): Promise<Audited> {
  const profile = await mkdtemp(join(tmpdir(), 'tessera-audit-'))
  const context = await driver.launchPersistentContext(profile, {
    executablePath: wholeChromium.executablePath,
    args: [...wholeChromium.args, `--remote-debugging-port=${PORT}`],
  })
  try {
    if (signedIn) {
      const page = await context.newPage()
      await page.goto(`${site.address}/favicon.svg`)
      await page.evaluate((token) => localStorage.setItem('tessera.token', token), site.people[0]?.token ?? '')
      await page.close()
    }
    const url = `${site.address}${path}`
    const result = await lighthouse(url, { port: PORT, disableStorageReset: signedIn, logLevel: 'error' })
    if (result === undefined) throw new Error(`no audit of ${path}`)
    const { categories, audits: all } = result.lhr
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const faultsOf = (name: string): string[] =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const found = all[id]
        return weight > 0 && found !== undefined && found.score !== null && found.score < 1 ? [found.title] : []
      })
    const value = (name: string): number => all[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
      faults: ['accessibility', 'best-practices', 'seo'].flatMap(faultsOf),
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
