import type { Page } from '@playwright/test'
import type { ContextObject, Result, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The minified file, because it compiles in half the time of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The rules of one scan. `all` is every rule of axe. The others are the rules whose result depends on the theme (color
 * contrast) or on the width (target size).
 */
export type Rules = 'all' | 'theme' | 'theme and width'
const options = {
  all: {},
  theme: { runOnly: ['color-contrast'] },
  'theme and width': { runOnly: ['color-contrast', 'target-size'], rules: { 'target-size': { enabled: true } } },
} as const satisfies Record<Rules, RunOptions>

/**
 * Returns the findings of axe, one line for each element. axe runs in the page and returns only violations, which takes a
 * third of the time of @axe-core/playwright for the same rules.
 */
export async function findings(page: Page, where: ContextObject, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(source)
  const run = JSON.stringify({ ...options[rules], resultTypes: ['violations'] })
  const found = await page.evaluate<Pick<Result, 'id' | 'nodes'>[]>(
    `axe.run(${JSON.stringify(where)}, ${run}).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
