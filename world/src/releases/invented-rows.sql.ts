import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Catalogue, Column, Constraint, Relation } from '../catalogue/read-catalogue.sql.ts'

type Row = Map<string, unknown>
type Reference = { readonly columns: readonly string[]; readonly table: string; readonly keys: readonly string[] }

const MAX_TRIES = 2_000
const one = <T>(values: readonly T[]): T | undefined =>
  values.length === 0 ? undefined : values[randomInt(values.length)]

/**
 * Texts that the checks of some column ask for: a hash, a country, a day, a month, codes of banks, content identifiers.
 */
const texts: readonly string[] =
  'Invented SG USD en_US 2026-06-01 2026-06 1 65 ABCD INV000001 ABCDEFGHJK DBSSSGSG HDFC0ABCDEF invented solana +6591234567'
    .split(' ')
    .concat(`bafkrei${'a'.repeat(52)}`, 'a'.repeat(64), 'invented@tessera.example')
const times = ['2026-06-01 00:00:00+00', '2026-06-01 00:00:10+00', '2026-06-02 00:00:00+00', '2026-06-03 00:00:00+00']

/**
 * Gives each empty table one row with invented values that keep its constraints, found by trying. Triggers do not run,
 * so that a row has exactly the given columns. Returns the tables for which none was found. The caller rolls the
 * transaction back.
 */
export async function inventRows(client: pg.Client, catalogue: Catalogue): Promise<string[]> {
  await client.query('set local session_replication_role = replica')
  let waiting = await emptyTables(client, catalogue)
  for (let progress = true; progress && waiting.length > 0;) {
    const left: Relation[] = []
    for (const table of waiting) if (!(await inventRow(client, catalogue, table))) left.push(table)
    progress = left.length < waiting.length
    waiting = left
  }
  return waiting.map(({ name }) => name)
}

async function emptyTables(client: pg.Client, catalogue: Catalogue): Promise<Relation[]> {
  const empty: Relation[] = []
  for (const table of catalogue.relations) {
    if (table.kind === 'v' || table.partition_of !== null) continue
    const { rows } = await client.query(`select 1 from ${table.name} limit 1`)
    if (rows.length === 0) empty.push(table)
  }
  return empty
}

async function inventRow(client: pg.Client, catalogue: Catalogue, { name }: Relation): Promise<boolean> {
  const columns = catalogue.columns.filter(
    (each) => each.relation === name && each.identity === null && !each.is_generated && each.type !== 'xid8',
  )
  const constraints = catalogue.constraints.filter(({ relation }) => relation === name)
  const parents = await parentRows(client, constraints)
  const required = (reference: Reference): boolean =>
    reference.columns.some((key) => columns.some((column) => column.name === key && column.not_null))
  if (parents.some(({ reference, rows }) => rows.length === 0 && required(reference))) return false
  const pick = picker(columns, constraints, parents)
  const row: Row = new Map()
  pick(
    row,
    columns.map((column) => column.name),
  )
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const refusal = await refusalOf(client, name, row)
    if (refusal === undefined) return true
    // Only the columns of the rule that was broken get other values, so that a few tries are enough.
    const broken = constraints.find((each) => each.name === refusal.constraint)?.definition ?? refusal.column
    const named = columns
      .map((column) => column.name)
      .filter((each) => new RegExp(`\\b${each}\\b`).test(broken ?? each))
    pick(row, named)
  }
  return false
}

type Parents = readonly { readonly reference: Reference; readonly rows: readonly Record<string, unknown>[] }[]

async function parentRows(client: pg.Client, constraints: readonly Constraint[]): Promise<Parents> {
  const references = constraints.flatMap((each) => (each.kind === 'f' ? [referenceOf(each)] : []))
  const found: { reference: Reference; rows: Record<string, unknown>[] }[] = []
  // References of several columns first: those of one column follow their choice.
  for (const reference of references.toSorted((a, b) => b.columns.length - a.columns.length)) {
    const keys = reference.keys.map((key) => `${key}::text`).join(', ')
    const { rows } = await client.query<Record<string, unknown>>(`select ${keys} from ${reference.table} limit 50`)
    found.push({ reference, rows })
  }
  return found
}

function referenceOf({ definition }: Constraint): Reference {
  const [, columns = '', table = '', keys = ''] = /\(([^)]*)\) REFERENCES ([\w.]+)\(([^)]*)\)/.exec(definition) ?? []
  return { columns: columns.split(', '), table, keys: keys.split(', ') }
}

/**
 * Returns a function that gives some columns of a row other values: of a parent's row, or of the column's candidates.
 */
function picker(
  columns: readonly Column[],
  constraints: readonly Constraint[],
  parents: Parents,
): (row: Row, names: readonly string[]) => void {
  const isNullable = (name: string): boolean => columns.some((column) => column.name === name && !column.not_null)
  return (row, names) => {
    const done = new Set<string>()
    for (const { reference, rows } of parents) {
      if (!reference.columns.some((name) => names.includes(name))) continue
      const fixed = reference.columns.filter((name) => done.has(name))
      const matching = rows.filter((parent) =>
        fixed.every((name) => row.get(name) === parent[reference.keys[reference.columns.indexOf(name)] ?? '']),
      )
      const isNull = reference.columns.some(isNullable) && randomInt(2) === 0
      const parent = isNull ? undefined : one(matching)
      for (const [at, name] of reference.columns.entries()) {
        if (!done.has(name)) row.set(name, parent?.[reference.keys[at] ?? ''] ?? null)
        done.add(name)
      }
    }
    for (const column of columns)
      if (names.includes(column.name) && !done.has(column.name))
        row.set(column.name, !column.not_null && randomInt(2) === 0 ? null : one(candidatesOf(column, constraints)))
  }
}

/** Values for a column: those that its checks name, and some of its type. */
function candidatesOf({ name, type }: Column, constraints: readonly Constraint[]): readonly unknown[] {
  const checks = constraints.filter((each) => each.kind === 'c' && new RegExp(`\\b${name}\\b`).test(each.definition))
  const named = checks.flatMap(({ definition }) =>
    [...definition.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text),
  )
  const numbers = checks.flatMap(({ definition }) =>
    [...definition.matchAll(/\b(\d{1,9})\b/g)].map(([, digits]) => Number(digits)),
  )
  if (type === 'uuid') return [randomUUID()]
  if (type === 'text' || type.startsWith('character'))
    return named.length > 0 && randomInt(4) > 0 ? named.concat(texts) : texts
  if (type === 'minor_delta') return [1, -1, 0]
  if (/^(minor|numeric|integer|bigint|smallint)$/.test(type)) return [1, 1, 0, 2, 100, ...numbers]
  if (type === 'boolean') return [true, false]
  if (type === 'timestamp with time zone') return times
  if (type === 'date') return ['2026-06-01', '2026-06-02']
  if (type === 'jsonb') return ['{}', '[]']
  if (type === 'bytea') return ['\\x61']
  if (type === 'text[]') return ['{}', ...[...named, 'Invented'].map((text) => `{${text}}`)]
  if (type === 'uuid[]') return ['{}', `{${randomUUID()}}`]
  if (type === 'timestamp with time zone[]') return ['{}']
  if (type === 'integer[]') return ['{}', '{10}', '{1}']
  return [null]
}

type Refusal = { readonly constraint: string | undefined; readonly column: string | undefined }

/** Inserts the row. Returns the rule that it breaks, if it breaks one. */
async function refusalOf(client: pg.Client, table: string, row: Row): Promise<Refusal | undefined> {
  const names = [...row.keys()]
  await client.query('savepoint invented')
  try {
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      [...row.values()],
    )
    return undefined
  } catch (error) {
    await client.query('rollback to savepoint invented')
    if (!(error instanceof pg.DatabaseError)) throw error
    return { constraint: error.constraint, column: error.column }
  } finally {
    await client.query('release savepoint invented')
  }
}
