import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import { readFileSync } from 'node:fs'

const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
]

type Difference = { readonly picture: string; readonly path: string }

/** Returns the images of a failed test that show differences, or its error if it has none. */
function differencesOf({ results }: JSONReportTest): Difference[] {
  const last = results.at(-1)
  if (last === undefined || last.status === 'passed') return []
  const images = last.attachments.flatMap(({ name, path }) =>
    path !== undefined && name.endsWith('-diff.png') ? [{ picture: name.slice(0, -'-diff.png'.length), path }] : [],
  )
  return images.length > 0 ? images : [{ picture: '(no picture)', path: last.error?.message ?? last.status ?? '' }]
}

/**
 * Prints each differing screenshot with the path of the image that shows the difference. Returns 1 if one is not
 * named by a commit message, as in `Pictures: button, login`. Uncommitted changes have no message, so they are only listed.
 */
export function differences(reports: readonly string[], meant: ReadonlySet<string>, isDirty: boolean): number {
  const tests = reports.flatMap((path) => {
    const { suites }: JSONReport = JSON.parse(readFileSync(path, 'utf8'))
    return suites.flatMap(testsOf)
  })
  for (const { annotations } of tests)
    for (const { type, description } of annotations) if (type === 'new picture') console.log(`new      ${description}`)
  const found = tests.flatMap(differencesOf)
  const isMeant = ({ picture }: Difference): boolean =>
    isDirty || [...meant].some((name) => picture.startsWith(`${name}-`))
  for (const each of found) console.log(`${isMeant(each) ? 'differs ' : 'DIFFERS '} ${each.picture}  ${each.path}`)
  console.log(`${tests.length} tests of pictures, ${found.length} pictures differ`)
  return found.every(isMeant) ? 0 : 1
}
