import type { AreaOf } from './areas.ts'
import type { Catalogue, Column, Constraint, Relation } from './read-catalogue.sql.ts'
import { plainSql } from './sql-words.ts'

type Reference = {
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  /** How many rows may refer to one row, and if a row must refer to one. */
  readonly arrow: string
}

/**
 * Returns a page of Mermaid diagrams. Each area has its tables with their keys, a sentence about each table, and the
 * references within the area and to other areas.
 */
export function schemaDiagrams(catalogue: Catalogue, areas: readonly string[], areaOf: AreaOf): string {
  const references = catalogue.constraints
    .filter(({ kind }) => kind === 'f')
    .map((each) => referenceOf(catalogue, each))
  const sections = areas.flatMap((area) => {
    const tables = catalogue.relations.filter(
      ({ kind, name, partition_of: parent }) => kind !== 'v' && parent === null && areaOf(name) === area,
    )
    return tables.length === 0 ? [] : [section(catalogue, area, tables, references, areaOf)]
  })
  return `${[introduction, ...sections].join('\n\n')}\n`
}

const introduction = `# Tables by area

Generated from PostgreSQL's catalogue and held by a test (\`world/src/catalogue/schema-diagrams.golden.test.ts\`). A diagram shows the primary key of each table, its references inside the area, and its status. All columns, constraints and rights are in [schema.sql](schema.sql); reasons are comments in \`apps/server/migrations/\`.`

function section(
  catalogue: Catalogue,
  area: string,
  tables: readonly Relation[],
  references: readonly Reference[],
  areaOf: AreaOf,
): string {
  const names = new Set(tables.map(({ name }) => name))
  const own = references.filter(({ from }) => names.has(from))
  const inside = own.filter(({ to }) => names.has(to))
  const outside = own.filter(({ to }) => !names.has(to))
  const diagram = [
    'erDiagram',
    ...tables.flatMap((table) => entity(catalogue, table, inside)),
    ...inside.map(({ from, to, columns, arrow }) => `  ${to} ${arrow} ${from} : "${columns.join(', ')}"`),
  ]
  const about = tables.map((table) => `- \`${table.name}\`: ${table.about ?? ''}`.trimEnd())
  return [
    `## ${area}`,
    `\`\`\`mermaid\n${diagram.join('\n')}\n\`\`\``,
    about.join('\n'),
    ...elsewhere(outside, areaOf),
  ].join('\n\n')
}

/** The key of a table, its columns that refer inside the area, and its status. */
function entity(catalogue: Catalogue, { name }: Relation, inside: readonly Reference[]): string[] {
  const key = columnsOf(catalogue.constraints.find(({ relation, kind }) => relation === name && kind === 'p'))
  const refers = new Set(inside.flatMap(({ from, columns }) => (from === name ? columns : [])))
  const columns = catalogue.columns.filter(
    (each) => each.relation === name && (key.includes(each.name) || refers.has(each.name) || each.name === 'status'),
  )
  if (columns.length === 0) return [`  ${name}`]
  return [`  ${name} {`, ...columns.map((column) => `    ${attribute(column, key, refers)}`), '  }']
}

function attribute({ name, type }: Column, key: readonly string[], refers: ReadonlySet<string>): string {
  const marks = [key.includes(name) ? 'PK' : '', refers.has(name) ? 'FK' : ''].filter((mark) => mark !== '').join(', ')
  return `${plainSql(type).replaceAll(/\W.*/g, '')} ${name} ${marks}`.trimEnd()
}

function referenceOf(catalogue: Catalogue, constraint: Constraint): Reference {
  const columns = columnsOf(constraint)
  const [, to = ''] = / REFERENCES ([\w.]+)/.exec(constraint.definition) ?? []
  const ofTable = catalogue.constraints.filter(({ relation }) => relation === constraint.relation)
  const isUnique = ofTable.some((each) => 'pu'.includes(each.kind) && columnsOf(each).join() === columns.join())
  const isOptional = columns.some((name) =>
    catalogue.columns.some((each) => each.relation === constraint.relation && each.name === name && !each.not_null),
  )
  return { from: constraint.relation, to, columns, arrow: `${isOptional ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'}` }
}

const columnsOf = (constraint: Constraint | undefined): string[] =>
  /\(([^)]*)\)/.exec(constraint?.definition ?? '')?.[1]?.split(', ') ?? []

/** A line for each table of another area that tables of this one refer to. */
function elsewhere(outside: readonly Reference[], areaOf: AreaOf): string[] {
  const byTarget = new Map<string, Set<string>>()
  for (const { from, to } of outside) byTarget.set(to, (byTarget.get(to) ?? new Set()).add(from))
  if (byTarget.size === 0) return []
  const lines = [...byTarget]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([to, from]) => {
      const names = [...from].toSorted().map((name) => `\`${name}\``)
      return `- to \`${to}\` (${areaOf(to)}): ${names.join(', ')}`
    })
  return ['References to other areas:', lines.join('\n')]
}
