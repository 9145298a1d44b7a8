/**
 * A statement over whole sets, prepared under its name. `rows` is the number of rows that it must change. Any other
 * number is a bug.
 */
export type Statement = {
  readonly name: string
  readonly text: string
  readonly values: readonly string[]
  readonly rows?: number
}
/** Returns a command that changes no rows, such as `begin`. */
export const commandOf = (text: string): Statement => ({ name: text.replaceAll(' ', '_'), text, values: [] })

type Cell = string | number | bigint | boolean | Date | null
type SqlType = 'uuid' | 'text' | 'bigint' | 'int' | 'smallint' | 'numeric' | 'boolean' | 'timestamptz' | 'bytea'
type Columns<R> = { readonly [K in keyof R & string]: SqlType }

/**
 * Returns a kind of statement whose rows are sent as one array per column. In its text, `{rows}` is the table of them,
 * named `r`; `{sets}` is all the arrays; a column's name in braces is its own array. The text never changes, so it is
 * prepared once for any number of rows.
 */
export function setStatement<R extends Readonly<Record<string, Cell>>>(
  name: string,
  columns: Columns<R>,
  text: string,
): (rows: readonly R[], expected?: number) => Statement {
  const names = Object.keys(columns)
  const types = Object.values<SqlType>(columns)
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`)
  const parts = new Map(names.map((column, at) => [column, arrays[at] ?? '']))
  parts.set('sets', arrays.join(', '))
  parts.set('rows', `unnest(${arrays.join(', ')}) as r(${names.join(', ')})`)
  const prepared = text.replaceAll(/\{(\w+)\}/g, (whole, part: string) => parts.get(part) ?? whole)
  return (rows, expected = rows.length) => ({
    name,
    text: prepared,
    values: names.map((column, at) => arrayOf(rows, column, writers[types[at] ?? 'text'])),
    rows: expected,
  })
}

/**
 * Returns an update that must change exactly one row for each given row. Otherwise the database refuses it and the
 * transaction fails.
 */
export function exactUpdate<R extends Readonly<Record<string, Cell>>>(
  name: string,
  columns: Columns<R>,
  text: string,
): (rows: readonly R[]) => Statement {
  const counted = `with changed as (${text} returning 1) select exactly(count(*), cardinality($1)) from changed`
  const statement = setStatement(name, columns, counted)
  return (rows) => statement(rows, 1)
}

/** Returns the array literal of one column. */
function arrayOf(
  rows: readonly Readonly<Record<string, Cell>>[],
  column: string,
  write: (cell: NonNullable<Cell>) => string,
): string {
  let text = ''
  for (const row of rows) {
    const cell = row[column] ?? null
    text += text === '' ? '{' : ','
    text += cell === null ? 'NULL' : write(cell)
  }
  return text === '' ? '{}' : `${text}}`
}

/** Quotes a text that would have a special meaning in an array literal. */
const quoted = (cell: NonNullable<Cell>): string => {
  const text = String(cell)
  return /^[\w:.-]+$/.test(text) && !/^null$/i.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
const moment = (cell: NonNullable<Cell>): string => `"${cell instanceof Date ? cell.toISOString() : String(cell)}"`
const writers: Readonly<Record<SqlType, (cell: NonNullable<Cell>) => string>> = {
  uuid: String,
  bigint: String,
  int: String,
  smallint: String,
  numeric: String,
  boolean: String,
  timestamptz: moment,
  text: quoted,
  bytea: quoted,
}
