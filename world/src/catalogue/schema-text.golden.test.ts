import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE, AUDIT_ROLE, type TestDatabase, testDatabase } from '../testing/database.ts'
import { areas, migratedAreas } from './areas.ts'
import { readCatalogue } from './read-catalogue.sql.ts'
import { schemaText } from './schema-text.ts'

const roles = { app: { name: APP_ROLE }, audit: { name: AUDIT_ROLE } }
let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  owner = new pg.Client(database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const text = async (): Promise<string> => schemaText(await readCatalogue(owner, roles), areas, await migratedAreas())

test('docs/schema.sql shows the schema that the migrations create', async () => {
  await expect(await text()).toMatchFileSnapshot('../../../docs/schema.sql')
})

test.each([
  [
    'a column with its rule',
    'alter table rate add planted int not null default 3 check (planted > 0)',
    'default 3 check (planted > 0)',
  ],
  [
    'a constraint',
    'alter table rate add constraint planted check (as_of > now())',
    'constraint planted check (as_of > now())',
  ],
  [
    'an index',
    'create index planted on rate (coin) where price > 7',
    'create index planted on rate (coin) where price > 7;',
  ],
  [
    'a trigger',
    'create trigger planted before update on rate for each row execute function freeze_written()',
    'create trigger planted before update on rate for each row execute function freeze_written();',
  ],
  [
    'a right',
    `grant truncate on rate to "${APP_ROLE}"`,
    'grant select, insert, update, delete, truncate on rate to tessera_app;',
  ],
  [
    'a right on columns',
    `grant update (nickname) on customer to "${AUDIT_ROLE}"`,
    'grant update (nickname) on customer to audit_ro;',
  ],
  ['a comment', `comment on column rate.price is 'planted'`, `comment on column rate.price is 'planted';`],
  ['row security', 'alter table rate enable row level security', 'alter table rate enable row level security;'],
  [
    'a policy',
    'create policy planted on rate for select using (price > 7)',
    'create policy planted on rate for select using',
  ],
  ['a view', 'create view planted as select 7 as one', 'create view planted as\n select 7 as one;'],
  [
    'a function',
    `create function planted() returns int language sql as 'select 7'`,
    'create function planted() returns int',
  ],
  ['a sequence', 'create sequence planted start 7', 'create sequence planted as bigint start with 7;'],
  [
    'a domain',
    'create domain planted as text check (value <> $$x$$)',
    `create domain planted as text check (value <> 'x');`,
  ],
])('shows %s', async (_name, statement, expectedText) => {
  await owner.query('begin')
  await owner.query(statement)
  expect(await text()).toContain(expectedText)
  await owner.query('rollback')
})
