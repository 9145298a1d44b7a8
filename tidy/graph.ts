import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { mayImport, testsMayImport } from '../boundaries.ts'

export type Edge = { readonly from: string; readonly to: string }
export type Graph = { readonly edges: readonly Edge[]; readonly cycles: readonly string[] }
/** `runs`: the module is loaded before the importing one runs. A type is erased, and `import()` loads a module when it is needed. */
type Import = { readonly wanted: string; readonly runs: boolean }

const ours = /\.(?:ts|tsx|mts|js|mjs|jsx)$/
const skipped = new Set(['node_modules', 'dist', 'dist-server'])

/** Returns every import between our own files, types included. */
export function importsIn(folders: readonly string[], baseDir: string): Graph {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx'],
    builtinModules: true,
  })
  const edges: Edge[] = []
  const runs = new Map<string, string[]>()
  for (const from of folders.flatMap((folder) => sourcesBelow(baseDir, folder)))
    for (const { wanted, runs: isRun } of importsOf(join(baseDir, from))) {
      const { path, builtin } = resolver.resolveFileSync(join(baseDir, from), wanted.replace(/\?.*$/, ''))
      // An import that the resolver cannot find does not compile.
      if (builtin !== undefined || path === undefined || /[/\\](?:node_modules|dist)[/\\]/.test(path)) continue
      const to = relative(baseDir, path).replaceAll('\\', '/')
      edges.push({ from, to })
      if (isRun) runs.set(from, [...(runs.get(from) ?? []), to])
    }
  return { edges, cycles: cyclesOf(runs) }
}

function sourcesBelow(baseDir: string, folder: string): string[] {
  return readdirSync(join(baseDir, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return sourcesBelow(baseDir, path)
      return ours.test(path) ? [path] : []
    })
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  /** Node loads the module of `import { type T }`, but not that of `import type { T }`. */
  const isErased = (start: number, isType: boolean) => isType && /^\w+\s+type\b/.test(text.slice(start, start + 40))
  const imported = module.staticImports.map(({ start, entries, moduleRequest }) => {
    const isType = entries.length > 0 && entries.every((each) => each.isType)
    return { wanted: moduleRequest.value, runs: !isErased(start, isType) }
  })
  const exported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ wanted: moduleRequest.value, runs: !isErased(start, isType) }],
    ),
  )
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const wanted = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2]
    return wanted === undefined ? [] : [{ wanted, runs: false }]
  })
  return [...imported, ...exported, ...late]
}

/** Returns each group of files that load each other (Tarjan's strongly connected components). */
function cyclesOf(runs: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (file: string): number => {
    const at = order.size
    order.set(file, at)
    let low = at
    open.push(file)
    for (const next of runs.get(file) ?? [])
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    if (low === at) groups.push(open.splice(open.indexOf(file)))
    return low
  }
  for (const file of runs.keys()) if (!order.has(file)) visit(file)
  return groups
    .filter((group) => group.length > 1 || runs.get(group[0] ?? '')?.includes(group[0] ?? '') === true)
    .map((group) => group.join(' > '))
}

/** `apps/server/src/withdrawals/request.ts` → `server/withdrawals`; a file directly in src belongs to `server`. */
export function partOf(file: string): string {
  const [power, name = '', src, noun = '', ...rest] = file.split('/')
  if (power !== 'packages' && power !== 'apps') return src === undefined && name === '' ? 'root' : (power ?? 'root')
  if (name === 'contract' || name === 'ui' || src !== 'src' || rest.length === 0) return name
  return `${name}/${noun}`
}

const fits = (pattern: string, part: string): boolean => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(part)

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

/** The imports that no row of boundaries.ts allows. */
export function trespasses(edges: readonly Edge[]): string[] {
  return edges.filter((edge) => !isAllowed(edge)).map(({ from, to }) => `${from} imports ${to}`)
}

function isAllowed({ from, to }: Edge): boolean {
  const [part, target] = [partOf(from), partOf(to)]
  const targets = [...targetsOf(mayImport, part), ...(isTest(from) ? targetsOf(testsMayImport, part) : [])]
  return part === target || targets.some((pattern) => fits(pattern, target))
}

function targetsOf(rows: typeof mayImport, part: string): readonly string[] {
  return rows.find(([pattern]) => fits(pattern, part))?.[1] ?? []
}
