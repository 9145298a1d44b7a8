import type { Catalogue, Column, Constraint, Relation } from './read-catalogue.sql.ts'
import { plainSql } from './sql-words.ts'

const WIDTH = 120

/** True for a constraint that is written inside its table; the others are added once all tables are there. */
export type IsInside = (constraint: Constraint) => boolean

/** Returns the `create table` of a relation, columns aligned, with the constraints for which `isInside` holds. */
export function tableText(catalogue: Catalogue, table: Relation, isInside: IsInside): string {
  if (table.partition_of !== null) return partitionText(table)
  const columns = catalogue.columns.filter(({ relation }) => relation === table.name)
  const constraints = catalogue.constraints.filter((each) => each.relation === table.name && isInside(each))
  const inline = new Map<Constraint, string>()
  for (const column of columns)
    for (const constraint of constraints)
      if (isOfColumn(catalogue, constraint, column)) inline.set(constraint, column.name)
  const [names, types] = [widest(columns.map(({ name }) => name)), widest(columns.map(({ type }) => plainSql(type)))]
  const lines = [
    ...columns.map((column) => {
      const own = [...inline].flatMap(([constraint, name]) => (name === column.name ? [constraint] : []))
      return `${column.name.padEnd(names)} ${plainSql(column.type).padEnd(types)} ${rulesOf(catalogue, column, own)}`.trimEnd()
    }),
    ...constraints
      .filter((each) => !inline.has(each))
      .map((each) => `constraint ${each.name} ${constraintText(catalogue, each)}`),
  ]
  const partitions = table.partition_key === null ? '' : ` partition by ${table.partition_key.toLowerCase()}`
  const options = table.options === null ? '' : ` with (${table.options})`
  return `create table ${table.name} (\n${lines.map((line) => `  ${wrap(line)}`).join(',\n')}\n)${partitions}${options};`
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

function partitionText({ name, partition_of: parent, partition_bound: bound, partition_key: key }: Relation): string {
  const partitions = key === null ? '' : ` partition by ${key.toLowerCase()}`
  return `create table ${name} partition of ${parent} ${plainSql(bound ?? '')}${partitions};`
}

/** Everything behind a column's type. */
function rulesOf(catalogue: Catalogue, column: Column, constraints: readonly Constraint[]): string {
  const isKey = constraints.some(({ kind }) => kind === 'p')
  return [
    column.collation === null ? '' : `collate "${column.collation}"`,
    column.storage === null ? '' : `storage ${column.storage}`,
    column.not_null && !isKey && column.identity === null ? 'not null' : '',
    column.identity === null ? '' : `generated ${column.identity}`,
    column.expression === null
      ? ''
      : column.is_generated
        ? `generated always as (${plainSql(column.expression)}) stored`
        : `default ${plainSql(column.expression)}`,
    ...constraints.map((constraint) => inlineText(catalogue, constraint)),
  ]
    .filter((rule) => rule !== '')
    .join(' ')
}

/** True if PostgreSQL gives the constraint its name when it is written beside the column. */
function isOfColumn(catalogue: Catalogue, { relation, name, kind, definition }: Constraint, column: Column): boolean {
  const bare = relation.replace(/^\w+\./, '')
  const only = new RegExp(`^[A-Z ]+\\(${column.name}\\)`).test(definition) || kind === 'c'
  if (kind === 'p') return only && name === `${bare}_pkey`
  if (kind === 'u') return only && name === `${bare}_${column.name}_key` && !definition.includes('NULLS')
  if (kind === 'f') return only && name === `${bare}_${column.name}_fkey`
  return kind === 'c' && name === `${bare}_${column.name}_check` && namesNoOther(catalogue, definition, column)
}

const namesNoOther = (catalogue: Catalogue, definition: string, column: Column): boolean =>
  !catalogue.columns.some(
    ({ relation, name }) =>
      relation === column.relation &&
      name !== column.name &&
      new RegExp(`\\b${name}\\b`).test(definition.replaceAll(/'(?:[^']|'')*'/g, '')),
  )

/** The definition of a constraint as it stands behind `constraint name`. */
export function constraintText(catalogue: Catalogue, constraint: Constraint): string {
  const plain = plainSql(constraint.definition)
  if (constraint.kind === 'c') return `check (${checkOf(plain)})${plain.endsWith(' not valid') ? ' not valid' : ''}`
  return constraint.kind === 'f' ? withoutKey(catalogue, plain) : plain
}

const checkOf = (plain: string): string => unwrapped(plain.replace(/^check /, '').replace(/ not valid$/, ''))
const unwrapped = (text: string): string => {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth === 0 && at < text.length - 1) return text
  }
  return text.slice(1, -1)
}

/** A reference to the primary key of a table does not name it. */
function withoutKey(catalogue: Catalogue, plain: string): string {
  const [, target = '', columns = ''] = / references ([\w.]+)\(([^)]*)\)/.exec(plain) ?? []
  const key = catalogue.constraints.find(({ relation, kind }) => relation === target && kind === 'p')
  return key !== undefined && plainSql(key.definition) === `primary key (${columns})`
    ? plain.replace(`${target}(${columns})`, target)
    : plain
}

function inlineText(catalogue: Catalogue, constraint: Constraint): string {
  const text = constraintText(catalogue, constraint)
  return constraint.kind === 'c'
    ? text
    : text.replace(/^(foreign key|primary key|unique) ?\([^)]*\) ?/, (_, words: string) =>
        words === 'foreign key' ? '' : words,
      )
}

/** Breaks a long statement before its clauses, and lines that are still long as `wrap` does. */
export const wrapStatement = (text: string): string =>
  text.length <= WIDTH
    ? text
    : text
        .replaceAll(/ (?=where |referencing |for each |when \(|execute function |deferrable )/g, '\n  ')
        .split('\n')
        .map((line) => wrap(line, '    '))
        .join('\n')

/** Breaks a long line at a comma or before `and` and `or`, outside of texts. */
export function wrap(line: string, indent = '    '): string {
  if (line.length + 2 <= WIDTH) return line
  const breaks = [...line.matchAll(/'(?:[^']|'')*'|,? (?=and |or )|, /g)].flatMap(({ 0: text, index }) =>
    text.startsWith("'") || index + text.length > WIDTH - 4 ? [] : [index + text.length],
  )
  const at = breaks.at(-1)
  return at === undefined || at < 40 ? line : `${line.slice(0, at).trimEnd()}\n${indent}${wrap(line.slice(at), indent)}`
}
