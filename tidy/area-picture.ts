import { areas } from '../boundaries.ts'
import { table } from './markdown-table.ts'
import type { Edge } from './graph.ts'
import { isPage, isTest, placeOf } from './boundary-violations.ts'

const order: readonly string[] = Object.keys(areas)
const begin = '<!-- areas: written by tidy; renew with `npx vitest run --project tidy -u` -->'
const end = '<!-- end of areas -->'

/** Returns the pairs `from > to` of areas that import each other. Tests, pages and imports of another package do not count. */
export function importsBetweenAreas(edges: readonly Edge[]): ReadonlySet<string> {
  const pairs = edges.flatMap(({ from, to }) => {
    const [a, b] = [placeOf(from), placeOf(to)]
    const counts = a.pkg === b.pkg && a.area !== b.area && !isTest(from) && !isPage(from)
    return counts && order.includes(a.area) && order.includes(b.area) ? [`${a.area} > ${b.area}`] : []
  })
  return new Set(pairs)
}

/** Returns a Mermaid flowchart and a table of all areas. The flowchart omits each arrow that a longer path already shows. */
export function areaPicture(edges: readonly Edge[]): string {
  const pairs = importsBetweenAreas(edges)
  const imported = (area: string): string[] => order.filter((other) => pairs.has(`${area} > ${other}`)).toReversed()
  const isImplied = (area: string, target: string): boolean =>
    imported(area).some((middle) => middle !== target && reaches(middle, target, imported))
  const arrows = order.toReversed().flatMap((area) =>
    imported(area)
      .filter((target) => !isImplied(area, target))
      .map((target) => `  ${area} --> ${target}`),
  )
  const rows = Object.entries(areas).map(([area, nouns]) => [
    `\`${area}\``,
    nouns.length === 0 ? 'none yet' : nouns.join(', '),
    imported(area).join(', ') || 'nothing',
  ])
  return [
    '```mermaid',
    'flowchart TD',
    ...order.toReversed().map((area) => `  ${area}`),
    ...arrows,
    '```',
    '',
    ...table(['Area', 'Nouns', 'Imports'], rows),
  ].join('\n')
}

/**
 * True if imports lead from one area to another. Imports go only to lower areas (`boundaryViolations`), so the search
 * ends.
 */
const reaches = (from: string, to: string, imported: (area: string) => readonly string[]): boolean =>
  from === to || imported(from).some((next) => reaches(next, to, imported))

/** Returns the text of a page with the picture between its two markers. */
export function withAreaPicture(page: string, picture: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`The page lacks the two lines between which the picture belongs: ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${picture}\n\n${page.slice(to)}`
}
