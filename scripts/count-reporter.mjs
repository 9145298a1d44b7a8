import { writeFileSync } from 'node:fs'

/** A reporter of vitest: writes how many tests of each project passed and failed to the file that TEST_COUNTS names. */
export default class CountReporter {
  onTestRunEnd(modules) {
    const counts = {}
    for (const { project, children } of modules) {
      // A project with browsers is named after each of them, as in "browser (chromium)".
      const count = (counts[project.name.replace(/ \(.*/, '')] ??= { passed: 0, failed: 0 })
      for (const test of children.allTests()) {
        const { state } = test.result()
        if (state in count) count[state] += 1
      }
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}
