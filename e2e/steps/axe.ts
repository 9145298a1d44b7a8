import type { Page } from '@playwright/test'
import type { ContextObject, Result, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The minified file: a page compiles it in half of the time that `axe.source` takes. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The rules of one scan. `all` is every rule of axe; the others are those whose answer depends on the theme (color contrast)
 * or on the width (target size).
 */
export type Rules = 'all' | 'theme' | 'theme and width'
const options = {
  all: {},
  theme: { runOnly: ['color-contrast'] },
  'theme and width': { runOnly: ['color-contrast', 'target-size'], rules: { 'target-size': { enabled: true } } },
} as const satisfies Record<Rules, RunOptions>

/**
 * Returns the findings of axe, one line for each place. axe runs in the page itself and returns only its violations: a third
 * of the time that @axe-core/playwright takes for the same rules.
 */
export async function findings(page: Page, where: ContextObject, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(source)
  const run = JSON.stringify({ ...options[rules], resultTypes: ['violations'] })
  const found = await page.evaluate<Pick<Result, 'id' | 'nodes'>[]>(
    `axe.run(${JSON.stringify(where)}, ${run}).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
