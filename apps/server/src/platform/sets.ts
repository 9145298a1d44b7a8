/** A statement over whole sets, prepared under its name. `rows`: how many it must change; any other number is a bug. */
export type Statement = {
  readonly name: string
  readonly text: string
  readonly values: readonly string[]
  readonly rows?: number
}
/** A word that changes no rows. */
export const word = (text: string): Statement => ({ name: text.replaceAll(' ', '_'), text, values: [] })

type Cell = string | number | bigint | boolean | Date | null
type SqlType = 'uuid' | 'text' | 'bigint' | 'int' | 'smallint' | 'numeric' | 'boolean' | 'timestamptz' | 'bytea'
type Columns<R> = { readonly [K in keyof R & string]: SqlType }

/**
 * A kind of statement whose rows come as one array a column. `{rows}` in its text stands for the table of them, named `r`;
 * a text that stays the same is prepared once, however many rows there are.
 */
export function setStatement<R extends Readonly<Record<string, Cell>>>(
  name: string,
  columns: Columns<R>,
  text: string,
): (rows: readonly R[], expected?: number) => Statement {
  const names = Object.keys(columns)
  const arrays = Object.values<SqlType>(columns).map((type, at) => `$${at + 1}::${type}[]`)
  const prepared = text.replace('{rows}', `unnest(${arrays.join(', ')}) as r(${names.join(', ')})`)
  return (rows, expected = rows.length) => ({
    name,
    text: prepared,
    values: names.map((column) => `{${rows.map((row) => element(row[column] ?? null)).join(',')}}`),
    rows: expected,
  })
}

/** An update that must change one row for each given: the database refuses it, and with it the transaction, when it does not. */
export function exactUpdate<R extends Readonly<Record<string, Cell>>>(
  name: string,
  columns: Columns<R>,
  text: string,
): (rows: readonly R[]) => Statement {
  const counted = `with changed as (${text} returning 1) select exactly(count(*), cardinality($1)) from changed`
  const statement = setStatement(name, columns, counted)
  return (rows) => statement(rows, 1)
}

/** One element of an array literal. Only what has a meaning there is quoted: ids and numbers go as they are. */
function element(cell: Cell): string {
  if (cell === null) return 'NULL'
  if (cell instanceof Date) return `"${cell.toISOString()}"`
  if (typeof cell !== 'string') return String(cell)
  return /^[\w:.-]+$/.test(cell) && !/^null$/i.test(cell) ? cell : `"${cell.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
