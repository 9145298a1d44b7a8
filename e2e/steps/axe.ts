import type { Page } from '@playwright/test'
import axe, { type ContextObject, type Result } from 'axe-core'

/**
 * What axe finds, one line for each place. It runs in the page itself and tells what it found, not all that it looked at: the
 * same rules in a third of the time that its own door to this browser takes.
 */
export async function findings(page: Page, where: ContextObject): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source)
  const found = await page.evaluate<Pick<Result, 'id' | 'nodes'>[]>(
    `axe.run(${JSON.stringify(where)}, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
