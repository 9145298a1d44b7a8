import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Decides from their imports which tests of the server and the world need PostgreSQL, so there is no list to maintain.
// tidy/boundaries.test.ts checks the result against the import graph.

/** Files that connect to the PostgreSQL of the tests, or start one. */
export const startsPostgres: ReadonlySet<string> = new Set([
  'world/src/testing/database.ts',
  'world/src/postgres.ts',
  'world/src/start.ts',
  'world/src/superuser.ts',
])

const known = new Map<string, boolean>()

/** True if a file names one of `startsPostgres`, directly or through other files of the world. The server imports none of them. */
function reachesPostgres(file: string): boolean {
  if (startsPostgres.has(file)) return true
  if (!file.startsWith('world/') && !file.endsWith('.test.ts')) return false
  const answer = known.get(file)
  if (answer !== undefined) return answer
  known.set(file, false)
  const reaches = existsSync(file) && filesNamedIn(file).some(reachesPostgres)
  known.set(file, reaches)
  return reaches
}

/** The files that a file names in quotes, as in an import or in the arguments of a process. */
function filesNamedIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/'((?:#testing\/|#world\/)?[\w./-]+\.ts)'/g)
  return [...names].map(([, name = '']) => posix(fromRoot(file, name)))
}

/** Resolves a path from the root; `#world/` and `#testing/` are import maps of the packages. */
function fromRoot(file: string, name: string): string {
  if (name.startsWith('#testing/')) return name.replace('#testing/', 'world/src/testing/')
  if (name.startsWith('#world/')) return name.replace('#world/', 'world/src/')
  return join(dirname(file), name)
}

const posix = (path: string): string => path.replaceAll('\\', '/')

const serverTests = globSync('{apps/server,world}/src/**/*.test.ts', { cwd: import.meta.dirname })
  .map(posix)
  .toSorted()

export const databaseTests: readonly string[] = serverTests.filter(reachesPostgres)
export const pureServerTests: readonly string[] = serverTests.filter((file) => !reachesPostgres(file))
