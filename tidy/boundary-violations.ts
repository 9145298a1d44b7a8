import { areas, foldersBesideAreas, narrower, packages, testsMayImport } from '../boundaries.ts'
import { cycles, type Edge } from './graph.ts'

/** The place of a file: its package, its area or folder beside the areas, and its noun. `area` is empty for a file directly in `src`. */
export type Place = { readonly pkg: string; readonly area: string; readonly noun: string }

const order: readonly string[] = Object.keys(areas)
const isArea = (name: string): boolean => order.includes(name)

/** `apps/server/src/payments/withdrawals/request.ts` → server, payments, withdrawals. */
export function placeOf(file: string): Place {
  const [folder, name = '', src, ...below] = file.split('/')
  if (folder !== 'packages' && folder !== 'apps')
    return { pkg: name === '' ? 'root' : (folder ?? 'root'), area: '', noun: '' }
  const inSource = src === 'src' ? below : []
  return {
    pkg: name,
    area: inSource.length > 1 ? (inSource[0] ?? '') : '',
    noun: inSource.length > 2 ? (inSource[1] ?? '') : '',
  }
}

export const isTest = (file: string): boolean => /\.test\.tsx?$|\.probe\.ts$|\/testing\.tsx?$|\/testing\//.test(file)
export const isPage = (file: string): boolean => file.endsWith('.page.tsx')

/** The reason why a file may not import another, or undefined. */
export function reasonAgainst({ from, to, runs }: Edge): string | undefined {
  const [a, b] = [placeOf(from), placeOf(to)]
  if (a.pkg !== b.pkg) return mayUsePackage(from, a.pkg, b.pkg) ? undefined : `${a.pkg} may not import ${b.pkg}`
  const row = Object.entries(narrower).find(([name]) => fits(name, a))
  if (row !== undefined && !isTest(from) && !row[1].some((target) => fits(target, b)))
    return `${row[0]} imports only ${row[1].join(', ')}`
  if (isTest(from) || (b.area === 'frame' && !runs)) return undefined
  if (isPage(to) && !isPage(from) && a.area !== 'frame') return 'only routes and pages import a page'
  return isUpward(from, a, b) ? `${a.area} lies below ${b.area === '' ? 'the top' : b.area}` : undefined
}

function mayUsePackage(from: string, pkg: string, other: string): boolean {
  const row: readonly string[] = Object.entries(packages).find(([name]) => name === pkg)?.[1] ?? []
  return row.includes(other) || (isTest(from) && (testsMayImport[pkg]?.includes(other) ?? false))
}

function isUpward(from: string, a: Place, b: Place): boolean {
  if (a.area === '' || a.area === b.area || a.area === 'frame' || b.area === 'parts') return false
  if (b.area === '') return a.pkg !== 'contract'
  if (isPage(from)) return false
  if (!isArea(a.area) || !isArea(b.area)) return true
  return order.indexOf(a.area) < order.indexOf(b.area)
}

const fits = (name: string, { pkg, area, noun }: Place): boolean => {
  const place = `${pkg}/${area}/${noun}`
  return name.endsWith('/*') ? place.startsWith(name.slice(0, -1)) : place === name
}

export const boundaryViolations = (edges: readonly Edge[]): string[] =>
  edges.flatMap((edge) => {
    const reason = reasonAgainst(edge)
    return reason === undefined ? [] : [`${edge.from} imports ${edge.to}: ${reason}`]
  })

/** Returns the groups of nouns of one area whose modules load each other in a cycle. Types do not count. */
export function nounCycles(edges: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to, runs } of edges) {
    const [a, b] = [placeOf(from), placeOf(to)]
    if (
      !runs ||
      isTest(from) ||
      isPage(from) ||
      a.pkg !== b.pkg ||
      a.area !== b.area ||
      a.noun === b.noun ||
      !isArea(a.area)
    )
      continue
    const [key, target] = [`${a.pkg}/${a.area}/${a.noun}`, `${b.pkg}/${b.area}/${b.noun}`]
    next.set(key, (next.get(key) ?? new Set()).add(target))
  }
  return cycles(next)
}

/** The folders that boundaries.ts does not name, and the areas with more than thirteen nouns. */
export function misplaced(files: readonly string[]): string[] {
  const unknown = files.flatMap((file) => {
    const { pkg, area, noun } = placeOf(file)
    if (!['server', 'web', 'console', 'domain', 'contract'].includes(pkg) || area === '') return []
    if ((foldersBesideAreas as readonly string[]).includes(area))
      return pkg === 'web' || pkg === 'console' ? [] : [`${pkg}/${area}`]
    const nouns: readonly string[] = Object.entries(areas).find(([name]) => name === area)?.[1] ?? []
    return nouns.includes(noun) ? [] : [`${pkg}/${area}/${noun}`]
  })
  const crowded = Object.entries(areas).filter(([, nouns]) => nouns.length > 13)
  return [...new Set([...unknown, ...crowded.map(([name]) => `${name} has more than thirteen nouns`)])]
}
