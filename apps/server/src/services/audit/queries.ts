import { readFileSync } from 'node:fs'

export type Query = { readonly invariant: string; readonly text: string }

/** Returns the queries of invariants.sql. Statements end with a semicolon, which none of their strings contains. */
function statementsOf(file: string): string[] {
  return file
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function named(text: string): Query {
  const invariant = /select '(I\d+[a-z]?)' i,/.exec(text)?.[1]
  if (invariant === undefined) throw new Error(`a query does not begin with the name of its invariant: ${text}`)
  return { invariant, text }
}

export const queries: readonly Query[] = statementsOf(
  readFileSync(new URL('invariants.sql', import.meta.url), 'utf8'),
).map(named)
