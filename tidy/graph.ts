import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

/** `runs` is true if the imported module loads before the importing one runs; type imports are erased. */
export type Edge = { readonly from: string; readonly to: string; readonly runs: boolean }
export type Graph = { readonly edges: readonly Edge[]; readonly cycles: readonly string[] }
/** `runs` is false for a type, which is erased, and for `import()`, which loads a module on demand. */
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
      edges.push({ from, to, runs: isRun })
      if (isRun) runs.set(from, [...(runs.get(from) ?? []), to])
    }
  return { edges, cycles: cycles(runs) }
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
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2]
    return specifier === undefined ? [] : [{ wanted: specifier, runs: false }]
  })
  return [...imported, ...exported, ...late]
}

/**
 * Returns each group of modules that reach themselves (Tarjan's strongly connected components): `a > b` is a cycle of
 * two.
 */
export function cycles(next: ReadonlyMap<string, Iterable<string>>): string[] {
  const order = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (node: string): number => {
    const at = order.size
    order.set(node, at)
    let low = at
    open.push(node)
    for (const target of next.get(node) ?? [])
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    if (low === at) groups.push(open.splice(open.indexOf(node)))
    return low
  }
  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return groups
    .filter(([first = '', ...others]) => others.length > 0 || [...(next.get(first) ?? [])].includes(first))
    .map((group) => group.join(' > '))
}
