import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'
import { mayImport, testsMayImport } from '../boundaries.ts'

export type Edge = { readonly from: string; readonly to: string }
export type Graph = { readonly edges: readonly Edge[]; readonly cycles: readonly string[] }

/** Every import between our own files, types included, read by dependency-cruiser. TypeScript 7 cannot parse for it: SWC does. */
export async function importsIn(folders: readonly string[], baseDir: string): Promise<Graph> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['(^|/)dist/', '(^|/)node_modules/'] },
      ruleSet: { forbidden: [noCycle] },
      validate: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'], extensions: ['.ts', '.tsx'] },
  )
  if (typeof output === 'string') throw new Error(output)
  const edges = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ coreModule }) => !coreModule).map(({ resolved }) => ({ from: source, to: resolved })),
  )
  const cycles = output.summary.violations.map(({ from, cycle = [] }) =>
    [from, ...cycle.map(({ name }) => name)].join(' > '),
  )
  return { edges, cycles }
}

/** What is erased (a type) or loaded when it is needed (the page of a route) closes no cycle. */
const noCycle: IForbiddenRuleType = {
  name: 'cycle',
  severity: 'error',
  from: {},
  to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
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
