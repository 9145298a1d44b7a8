import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed and failed in both runs, by the reports that their runners left; one that left none ran none. */
export function countTests(vitest, playwright) {
  const counts = [vitestCounts(vitest), playwrightCounts(playwright)]
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
  return { passed: total('passed'), failed: total('failed') }
}

function vitestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  // Playwright's own list names what passed at a second try only.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
