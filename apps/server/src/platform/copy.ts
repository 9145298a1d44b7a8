import type { Cell, Statement } from './sets.ts'

type Row = Readonly<Record<string, Cell>>

/**
 * Adds a row to a table for each that is given, at least one, which costs the server less than an insert of arrays. What `rowOf` names are
 * the columns, the same for all.
 */
export function copyInto<T>(table: string, rowOf: (given: T) => Row): (all: readonly T[]) => Statement {
  return (all) => {
    const rows = all.map(rowOf)
    const columns = Object.keys(rows[0] ?? {})
    const text = `copy ${table} (${columns.join(', ')}) from stdin`
    return { name: `copy_${table}`, text, values: [], rows: rows.length, copied: linesOf(rows, columns) }
  }
}

/** A line a row. */
function linesOf(rows: readonly Row[], columns: readonly string[]): string {
  let text = ''
  for (const row of rows) {
    let between = ''
    for (const column of columns) {
      text += between + copiedCell(row[column] ?? null)
      between = '\t'
    }
    text += '\n'
  }
  return text
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
}
function copiedCell(cell: Cell): string {
  if (cell === null) return String.raw`\N`
  if (typeof cell === 'string') return cell.replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)
  return cell instanceof Date ? cell.toISOString() : String(cell)
}
