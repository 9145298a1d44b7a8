import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Source } from './sources.ts'

/** Decisions and the changelog describe the history. This check and its test must contain the name. */
const allowedIn = /^(docs\/decisions\/|CHANGELOG\.md$|tidy\/react\.(test\.)?ts$)/

/**
 * The files that name Preact. React itself renders every screen (decision 0052); no package, alias or import may
 * replace it.
 */
export const namingPreact = (sources: readonly Source[]): string[] =>
  sources.filter(({ file, text }) => !allowedIn.test(file) && /preact/i.test(text)).map(({ file }) => file)

/** Every text file that git tracks: sources, package.json files, lock file, documents. */
export const tracked = (): Source[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(tsx?|mjs|json|md|css|html|sql|yml)$/.test(file))
    .flatMap((file) => textOf(file))

/** Returns nothing for a file whose deletion is not committed yet. */
function textOf(file: string): Source[] {
  try {
    return [{ file, text: readFileSync(file, 'utf8') }]
  } catch {
    return []
  }
}
