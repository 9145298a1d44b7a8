import { lineOf, type StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { appendFileSync } from 'node:fs'
import { readWholeLines } from '../json-lines.ts'

/** The bank's statement: every line in order, stored as JSON lines if it has a file. */
export type StatementFile = {
  readonly lines: () => readonly StatementLine[]
  /** Writes synchronously, so that no other line can get the same number. */
  readonly add: (line: StatementLine) => void
}

export async function openStatementFile(file?: string): Promise<StatementFile> {
  const lines = file === undefined ? [] : await readLines(file)
  return {
    lines: () => lines,
    add: (line) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`)
      lines.push(line)
    },
  }
}

async function readLines(file: string): Promise<StatementLine[]> {
  const lines = await readWholeLines(file)
  return lines.map((line) => {
    const fields: Readonly<Partial<Record<string, string>>> = JSON.parse(line)
    return lineOf((name) => fields[name] ?? '')
  })
}
