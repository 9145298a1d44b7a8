import { lineOf, type StatementLine } from '@tessera/domain/fiat-orders/statement.ts'
import { appendFile, readFile } from 'node:fs/promises'

/** The bank's book: every line in order, kept in a file as JSON lines when it has one. */
export type StatementFile = {
  readonly lines: () => readonly StatementLine[]
  readonly add: (line: StatementLine) => Promise<void>
}

export async function openStatementFile(file?: string): Promise<StatementFile> {
  const lines = file === undefined ? [] : await readLines(file)
  return {
    lines: () => lines,
    add: async (line) => {
      if (file !== undefined) await appendFile(file, `${JSON.stringify(line)}\n`)
      lines.push(line)
    },
  }
}

async function readLines(file: string): Promise<StatementLine[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const kept = new Map<string, unknown>(Object.entries(JSON.parse(line)))
      return lineOf((name) => String(kept.get(name)))
    })
}
