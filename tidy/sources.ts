import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = { readonly file: string; readonly text: string }

const ours = ['packages', 'apps', 'world', 'bench', 'e2e', 'tidy', 'scripts', 'boundaries.ts']
const notOurs = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

function filesBelow(path: string): string[] {
  if (path.includes('.')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

/** The files of the repository, as paths from its root. */
export const files: readonly string[] = ours.flatMap(filesBelow)

export const read = (file: string): Source => ({ file, text: readFileSync(file, 'utf8') })

export const code: readonly Source[] = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)).map(read)

export const isTest = (file: string): boolean => /\.test\.tsx?$|\.e2e\.ts$|\/testing\//.test(file)

/** The code without its comments, with the same line numbers. */
export const uncommented = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
