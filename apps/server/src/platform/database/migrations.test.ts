import { expect, test } from 'vitest'
import {
  allMigrations,
  checkUnchanged,
  type Migration,
  MIGRATION_NAME,
  pendingMigrations,
  rightStatements,
} from './migrations.ts'

const file = (name: string, sha256 = name): Migration => ({ name, sha256, text: '' })
const files = [file('0001_platform.sql'), file('0002_access.sql'), file('0003_office.sql')]

test('each migration has its own number and the area of its tables', async () => {
  const names = (await allMigrations()).map(({ name }) => name)
  expect(names.filter((name) => !MIGRATION_NAME.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(12)
})

test('the checksum of a migration changes with its text', async () => {
  const sums = (await allMigrations()).map(({ sha256 }) => sha256)
  expect(new Set(sums).size).toBe(sums.length)
  expect(sums.every((sum) => /^[0-9a-f]{64}$/.test(sum))).toBe(true)
})

test('runs missing migrations in order', () => {
  expect(pendingMigrations(files, []).map(({ name }) => name)).toEqual(files.map(({ name }) => name))
  expect(pendingMigrations(files, files.slice(0, 2))).toEqual([files[2]])
  expect(pendingMigrations(files, files)).toEqual([])
})

test('refuses a migration that was changed after it was applied', () => {
  const applied = [file('0001_platform.sql', 'other')]
  expect(() => pendingMigrations(files, applied)).toThrow(
    '0001_platform.sql was changed after this database applied it',
  )
  expect(() => checkUnchanged(files, applied)).toThrow('0001_platform.sql was changed')
})

test('refuses a migration below one that was applied', () => {
  expect(() => pendingMigrations(files, [file('0001_platform.sql'), file('0003_office.sql')])).toThrow(
    '0002_access.sql would run after 0003_office.sql',
  )
})

test('refuses to migrate a database that a newer version has migrated', () => {
  expect(() => pendingMigrations(files, [...files, file('0004_books_more.sql')])).toThrow(
    '0004_books_more.sql, which this version does not know',
  )
})

test('starts a node on a database that a newer version has migrated', () => {
  expect(() => checkUnchanged(files, [...files, file('0004_books_more.sql')])).not.toThrow()
})

test('reads each right separately for each object', () => {
  const text = `
create table a (b int);
grant select, insert on a to tessera_app;
grant update (b,
  c) on a to tessera_app;
create function f() returns trigger as $$
begin
  execute 'grant all on x to y;';
end $$;
revoke execute on function f(int, text) from public;
grant usage on sequence s to tessera_app;
grant select on audit.a, audit.b to audit_ro;
`
  expect(rightStatements([{ text }])).toEqual([
    { object: 'a', text: 'grant select, insert on a to tessera_app' },
    { object: 'a', text: 'grant update (b,\n  c) on a to tessera_app' },
    { object: 'function f(int, text)', text: 'revoke execute on function f(int, text) from public' },
    { object: 'sequence s', text: 'grant usage on sequence s to tessera_app' },
    { object: 'audit.a', text: 'grant select on audit.a to audit_ro' },
    { object: 'audit.b', text: 'grant select on audit.b to audit_ro' },
  ])
})
