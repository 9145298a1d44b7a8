import { existsSync, readFileSync } from 'node:fs'

/** Counts the tests of both runs from the reports of their runners. A runner without a report ran no tests. */
export function countTests(vitest, playwright) {
  const counts = { ...read(vitest), e2e: playwrightCounts(playwright) }
  const total = (key) => Object.values(counts).reduce((sum, count) => sum + count[key], 0)
  const kinds = Object.entries(counts).map(([kind, { passed, failed }]) => `${kind} ${passed + failed}`)
  return { passed: total('passed'), failed: total('failed'), kinds: kinds.join(', ') }
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

function playwrightCounts(file) {
  const { stats = { expected: 0, flaky: 0, unexpected: 0 } } = read(file)
  // A test that passed on retry counts as passed. Playwright's own list names it.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
