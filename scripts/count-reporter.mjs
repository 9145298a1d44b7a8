import { writeFileSync } from 'node:fs'

/**
 * A vitest reporter that writes the numbers of passed and failed tests of each project to the file named by
 * TEST_COUNTS.
 */
export default class CountReporter {
  onTestRunEnd(modules) {
    const counts = {}
    for (const { project, children } of modules) {
      // A project with browsers has one name for each of them, such as "browser (chromium)".
      const count = (counts[project.name.replace(/ \(.*/, '')] ??= { passed: 0, failed: 0 })
      for (const test of children.allTests()) {
        const { state } = test.result()
        if (state in count) count[state] += 1
      }
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}
