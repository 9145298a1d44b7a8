import { mkdtemp, rm } from 'node:fs/promises'
import lighthouse from 'lighthouse'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as driver } from 'playwright-core'
import { wholeChromium } from '../../chromium.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

/** Scores from 0 to 100; times in milliseconds. */
type AuditScores = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

const PORT = 4_830

/**
 * Audits a page with Lighthouse's own mobile profile, in a separate browser that is logged in if the page needs it.
 * `faults` names the failed audits of accessibility, best practices and SEO.
 */
export async function audit(
  site: Site,
  { path, signedIn }: Visit,
): Promise<{ readonly figures: AuditScores; readonly faults: readonly string[] }> {
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
    if (result === undefined) throw new Error(`Lighthouse returned no audit of ${path}`)
    const { categories, audits: all } = result.lhr
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const faultsOf = (name: string): string[] =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const found = all[id]
        return weight > 0 && found !== undefined && found.score !== null && found.score < 1 ? [found.title] : []
      })
    const value = (name: string): number => all[name]?.numericValue ?? Number.NaN
    // Sometimes the browser returns no trace of a page, and then there are no times.
    if (!Number.isFinite(value('largest-contentful-paint'))) throw new Error(`Lighthouse could not time ${path}`)
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        fcp: Math.round(value('first-contentful-paint')),
        lcp: Math.round(value('largest-contentful-paint')),
        tbt: Math.round(value('total-blocking-time')),
        cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
      },
      faults: ['accessibility', 'best-practices', 'seo'].flatMap(faultsOf),
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
