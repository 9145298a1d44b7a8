import type { Catalogue, Constraint, Grant, Relation, Routine } from './read-catalogue.sql.ts'
import type { AreaOf } from './areas.ts'
import { lowerCase, plainSql, shortTypes } from './sql-words.ts'
import { constraintText, tableText, wrap, wrapStatement } from './table-text.ts'

const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')

/**
 * Returns a schema for readers: area by area, each table with its constraints, indexes, triggers and rights, then views
 * and functions. PostgreSQL can run the statements, but not in this order: `schemaScript` sorts them.
 */
export function schemaText(catalogue: Catalogue, areas: readonly string[], areaOf: AreaOf): string {
  const sections = areas.flatMap((area) => {
    const inArea = catalogue.relations.filter(({ name }) => areaOf(name) === area)
    const tables = inArea.filter(({ kind }) => kind !== 'v').map((table) => wholeTable(catalogue, table))
    const views = inArea.filter(({ kind }) => kind === 'v').map((view) => wholeView(catalogue, view))
    const routines = catalogue.routines
      .filter(({ name }) => areaOf(name) === area)
      .map((each) => wholeRoutine(catalogue, each))
    const all = [...tables, ...views, ...routines]
    return all.length === 0 ? [] : [[heading(area), ...all].join('\n\n')]
  })
  return `${[`${introduction}\n\n${base(catalogue)}`, ...sections].join('\n\n\n')}\n`
}

const introduction = `-- The schema of the database by area, written from PostgreSQL's catalogue (world/src/catalogue/) and checked by a test. Reasons are comments in
-- apps/server/migrations/. Roles have the name of their database: tessera_app is <database>_app, audit_ro is <database>_audit.`

const heading = (area: string): string => `-- ${area} ${'-'.repeat(Math.max(0, 116 - area.length))}`

/** Objects that belong to no area: schemas, domains, sequences. */
const base = (catalogue: Catalogue): string =>
  lines(
    ...catalogue.extensions.map((name) => `create extension ${name};`),
    ...catalogue.schemas.map((name) => `create schema ${name};`),
    ...schemaGrants(catalogue),
    ...domains(catalogue),
    ...sequences(catalogue),
    ...catalogue.defaultPrivileges.map((text) => `-- default privileges: ${text}`),
  )

const schemaGrants = ({ grants }: Catalogue): string[] =>
  grants.filter(({ object }) => object.startsWith('schema ')).map(grantText)
const domains = ({ domains: all, remarks }: Catalogue): string[] =>
  all.flatMap(({ name, type, checks }) => [
    wrap(
      `create domain ${name} as ${type} ${checks.replaceAll(/CHECK \((.*?)\)(?= CHECK|$)/g, (_, check: string) => `check (${plainSql(check)})`)};`,
    ),
    ...remarksOn(remarks, `domain ${name}`),
  ])
const sequences = ({ sequences: all, grants }: Catalogue): string[] => [
  ...all.map(({ name, options }) => `create sequence ${name} ${options};`),
  ...grants.filter(({ object }) => object.startsWith('sequence ')).map(grantText),
]

const wholeTable = (catalogue: Catalogue, table: Relation): string =>
  lines(
    tableText(catalogue, table, () => true),
    ...afterTable(catalogue, table),
  )

function afterTable(catalogue: Catalogue, table: Relation): string[] {
  return [
    ...comments(catalogue, table),
    ...indexes(catalogue, table),
    ...triggers(catalogue, table),
    ...(table.row_security ? [`alter table ${table.name} enable row level security;`] : []),
    ...catalogue.policies
      .filter(({ relation }) => relation === table.name)
      .map(({ name, definition }) => `create policy ${name} on ${table.name} ${lowerCase(definition)};`),
    ...grantsOn(catalogue, table.name),
  ]
}

const wholeView = (catalogue: Catalogue, view: Relation): string =>
  lines(viewText(view), ...comments(catalogue, view), ...grantsOn(catalogue, view.name))

const viewText = ({ name, query, options }: Relation): string =>
  `create view ${name}${options === null ? '' : ` with (${options})`} as\n${lowerCase(query ?? '')};`

const wholeRoutine = (catalogue: Catalogue, routine: Routine): string =>
  lines(routineText(routine), ...afterRoutine(catalogue, routine))

/** The body keeps its author's text; only the text around it, which PostgreSQL writes, changes. */
function routineText({ definition }: Routine): string {
  const [, head = '', body = ''] = /^([\s\S]*?)\bAS \$function\$([\s\S]*)\$function\$\s*$/.exec(definition) ?? []
  const plain = shortTypes(lowerCase(head))
    .replace('create or replace function public.', 'create function ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const broken = plain.length < 112 ? [plain] : plain.replace(' returns ', '\n  returns ').split('\n')
  return `${broken.map((line) => wrap(line)).join('\n')} as $$${body}$$;`
}

function afterRoutine({ remarks, grants }: Catalogue, { signature }: Routine): string[] {
  const own = grants.filter(({ object }) => object === `function ${signature}`)
  // By default PostgreSQL lets every role call a function. It stores this default once another right has changed.
  const isClosed = own.length > 0 && !own.some(({ role }) => role === 'public')
  return [
    ...remarksOn(remarks, `function ${signature}`),
    ...(isClosed ? [`revoke execute on function ${signature} from public;`] : []),
    ...own.filter(({ role }) => role !== 'public').map(grantText),
  ]
}

const comments = ({ remarks }: Catalogue, { name, kind, about }: Relation): string[] => [
  ...(about === null ? [] : [commentText(`${kind === 'v' ? 'view' : 'table'} ${name}`, about)]),
  ...remarks
    .filter(({ subject }) => subject.startsWith(`column ${name}.`))
    .map((each) => commentText(each.subject, each.about)),
]
const remarksOn = (remarks: Catalogue['remarks'], subject: string): string[] =>
  remarks.filter((each) => each.subject === subject).map(({ about }) => commentText(subject, about))
function commentText(subject: string, about: string): string {
  const [head, text] = [`comment on ${subject} is`, about.replaceAll("'", "''")]
  if (head.length + text.length < 116) return `${head} '${text}';`
  // Texts that are separated only by line breaks form one text.
  const parts = text.match(/.{1,111}(?: |$)/g) ?? [text]
  return `${head}\n${parts.map((part) => `  '${part}'`).join('\n')};`
}

const indexes = (catalogue: Catalogue, table: Relation): string[] =>
  catalogue.indexes
    .filter(({ relation }) => relation === table.name)
    .map(({ definition }) => {
      // An expression among the keys needs its parentheses, so only the condition is simplified.
      const [keys = '', condition] = definition
        .replace(' USING btree ', ' ')
        .replace(' ON ONLY ', ' ON ')
        .split(' WHERE ')
      return wrapStatement(
        `${withoutTextCasts(lowerCase(keys))}${condition === undefined ? '' : ` where ${plainSql(condition)}`};`,
      )
    })
const withoutTextCasts = (text: string): string => text.replaceAll(/('(?:[^']|'')*')::text\b/g, '$1')
const triggers = (catalogue: Catalogue, table: Relation): string[] =>
  catalogue.triggers
    .filter(({ relation }) => relation === table.name)
    .map(({ definition }) => wrapStatement(`${withoutTextCasts(lowerCase(definition))};`))

const grantsOn = ({ grants }: Catalogue, name: string): string[] =>
  grants.filter(({ object }) => object === name).map(grantText)
const grantText = ({ object, privileges, role }: Grant): string =>
  wrap(`grant ${privileges} on ${object} to ${role};`, '  ')

/** True for a constraint that needs another table or a function, so it is added after all of them. */
const waits = ({ kind, definition }: Constraint): boolean => kind === 'f' || definition.includes('is_sound(')

/** Statements that create a schema in an empty database: `before` its rows are copied in, and `after` that. */
export type SchemaScript = { readonly before: string; readonly after: string }

/** Sorts relations by their creation, so that each comes after those that it depends on. */
const byAge = (relations: readonly Relation[]): Relation[] => relations.toSorted((a, b) => a.oid - b.oid)

/** Returns a schema as a script, without its rights: these belong to the roles of one database, and each `npm run migrate` grants them. */
export function schemaScript(catalogue: Catalogue): SchemaScript {
  const tables = catalogue.relations.filter(({ kind }) => kind !== 'v')
  const roots = byAge(tables.filter(({ partition_of: parent }) => parent === null))
  const parts = byAge(tables.filter(({ partition_of: parent }) => parent !== null))
  const views = byAge(catalogue.relations.filter(({ kind }) => kind === 'v'))
  const plain = { ...catalogue, grants: [] }
  const before = [
    ...catalogue.extensions.map((name) => `create extension ${name};`),
    ...catalogue.schemas.map((name) => `create schema ${name};`),
    ...domains(catalogue),
    ...sequences(plain),
    ...[...roots, ...parts].map((table) => tableText(catalogue, table, (each) => !waits(each))),
  ]
  const after = [
    'set check_function_bodies = off;',
    ...catalogue.routines.map(routineText),
    ...catalogue.constraints.filter(waits).map((each) => addConstraint(catalogue, each)),
    ...views.map(viewText),
    ...tables.flatMap((table) => afterTable(plain, table)),
    ...views.flatMap((view) => comments(catalogue, view)),
    ...catalogue.routines.flatMap((each) => afterRoutine(plain, each)),
  ]
  return { before: `${before.join('\n\n')}\n`, after: `${after.join('\n\n')}\n` }
}

const addConstraint = (catalogue: Catalogue, constraint: Constraint): string =>
  wrap(`alter table ${constraint.relation} add constraint ${constraint.name} ${constraintText(catalogue, constraint)};`)
