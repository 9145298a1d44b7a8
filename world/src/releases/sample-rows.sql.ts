import type pg from 'pg'
import type { Catalogue, Relation } from '../catalogue/read-catalogue.sql.ts'
import { copyOut } from './copy.ts'

/** The most rows of each table, and the most bytes of a row as text: a sample contains no photos or files. */
const [MAX_ROWS, MAX_BYTES] = [3, 4_000]

/** Rows by table. A row is identified by its partition and its position in the partition. */
type Picks = Map<string, Set<string>>
const place = (row: string): string => `${row}.tableoid::text || ${row}.ctid::text`

/**
 * Returns a few rows of each table in `copy` form, with all rows that they refer to, and the positions of the sequences. No triggers
 * run when the rows are loaded, so the books in a sample need not balance.
 */
export async function sampleRows(client: pg.Client, catalogue: Catalogue): Promise<string> {
  const tables = catalogue.relations.filter(({ kind, partition_of: parent }) => kind !== 'v' && parent === null)
  const picks: Picks = new Map()
  for (const table of tables) picks.set(table.name, await firstRows(client, catalogue, table))
  while (await addReferred(client, picks)) continue
  const texts: string[] = []
  for (const table of tables.toSorted((a, b) => a.oid - b.oid))
    texts.push(await copied(client, catalogue, table, picks))
  return [...texts.filter((text) => text !== ''), await sequences(client)].join('\n')
}

async function firstRows(client: pg.Client, catalogue: Catalogue, { name }: Relation): Promise<Set<string>> {
  const key = catalogue.constraints.find(({ relation, kind }) => relation === name && kind === 'p')
  const order = key === undefined ? '1' : key.definition.replace(/^PRIMARY KEY \((.*)\)$/, '$1')
  const { rows } = await client.query<{ place: string }>(
    `select ${place('t')} as place from ${name} t where length(t::text) < $1 order by ${order} limit $2`,
    [MAX_BYTES, MAX_ROWS],
  )
  return new Set(rows.map((row) => row.place))
}

const references = `
  select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
         (select string_agg(format('c.%I = p.%I', c.attname, p.attname), ' and ')
            from unnest(k.conkey, k.confkey) e (c, p) join pg_attribute c on c.attrelid = k.conrelid and c.attnum = e.c
            join pg_attribute p on p.attrelid = k.confrelid and p.attnum = e.p) as condition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
   where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'`

/** Adds rows that picked rows refer to. True if there were some. */
async function addReferred(client: pg.Client, picks: Picks): Promise<boolean> {
  const { rows } = await client.query<{ child: string; parent: string; condition: string }>(references)
  let added = false
  for (const { child, parent, condition } of rows) {
    const [from, to] = [picks.get(child), picks.get(parent)]
    if (from === undefined || to === undefined || from.size === 0) continue
    const found = await client.query<{ place: string }>(
      `select distinct ${place('p')} as place from ${child} c join ${parent} p on ${condition} where ${place('c')} = any($1)`,
      [[...from]],
    )
    for (const row of found.rows) {
      added ||= !to.has(row.place)
      to.add(row.place)
    }
  }
  return added
}

async function copied(client: pg.Client, catalogue: Catalogue, { name }: Relation, picks: Picks): Promise<string> {
  const places = [...(picks.get(name) ?? [])].toSorted()
  if (places.length === 0) return ''
  const columns = catalogue.columns
    .filter((each) => each.relation === name && !each.is_generated)
    .map((each) => each.name)
  const list = columns.map((column) => `"${column}"`).join(', ')
  const where = places.map((each) => `'${each}'`).join(', ')
  const rows = await copyOut(
    client,
    `copy (select ${list} from ${name} t where ${place('t')} in (${where}) order by 1) to stdout`,
  )
  return `copy ${name} (${columns.join(', ')}) from stdin;\n${rows}\\.\n`
}

/** Each sequence continues where it was, so that new rows take no number of the sample. */
async function sequences(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ text: string }>(`
    select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as text
      from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
  return `${rows.map(({ text }) => text).join('\n')}\n`
}
