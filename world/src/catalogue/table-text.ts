import type { Catalogue, Column, Constraint, Relation } from './read-catalogue.sql.ts'
import { plainSql } from './sql-words.ts'

const WIDTH = 120

/** True for a constraint that is written inside its table; the others are added after all tables exist. */
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

/** The column's definition after its type. */
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

/** True if PostgreSQL chooses this constraint name by default when the constraint is written beside the column. */
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
      new RegExp(`\\b${name}\\b`).test(definition.replaceAll(/'(?:[^']|'')*'|::[\w ]+/g, '')),
  )

/** The definition of a constraint, without `constraint name`. */
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

/** Drops the column from a reference to the primary key of a table. */
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

/** Breaks a long statement before its clauses, if needed. */
export function wrapStatement(text: string): string {
  for (const clauses of [
    / (?=where |referencing |for each )/g,
    / (?=where |referencing |for each |when \(|execute function )/g,
  ]) {
    const broken = text.length <= WIDTH ? text : text.replaceAll(clauses, '\n  ')
    if (broken.split('\n').every((line) => line.length <= WIDTH)) return broken
  }
  return text
    .replaceAll(/ (?=where |referencing |for each |when \(|execute function )/g, '\n  ')
    .split('\n')
    .map((line) => wrap(line, '    '))
    .join('\n')
}

/** Breaks a long line: before its `check`, then before `and` and `or`, then at commas, outside of texts. */
export function wrap(line: string, indent = '    '): string {
  if (line.length + 2 <= WIDTH) return line
  const [, name, check] = /^(constraint \w+) (check .*)$/.exec(line) ?? []
  if (name !== undefined && check !== undefined) return `${name}\n${indent}${wrap(check, indent)}`
  const breaks = (pattern: RegExp): number[] =>
    [...line.matchAll(pattern)].flatMap(({ 0: text, index }) =>
      text.startsWith("'") || index + text.length > WIDTH - indent.length || index < 40 ? [] : [index + text.length],
    )
  const at = breaks(/'(?:[^']|'')*'| (?=and |or )/g).at(-1) ?? breaks(/'(?:[^']|'')*'|, /g).at(-1)
  return at === undefined ? line : `${line.slice(0, at).trimEnd()}\n${indent}${wrap(line.slice(at), indent)}`
}
