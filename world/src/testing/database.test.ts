import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

async function run(url: string, query: string): Promise<unknown> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

test("two test files never see each other's data", async () => {
  const [a, b] = [await testDatabase(), await testDatabase()]
  await run(a.ownerUrl, 'create table mine ()')
  await expect(run(b.ownerUrl, 'select from mine')).rejects.toThrow('relation "mine" does not exist')
  await a.drop()
  await b.drop()
})

test('the app role connects and owns no table', async () => {
  const database = await testDatabase()
  await expect(run(database.appUrl, 'select count(*)::int as n from journal')).resolves.toEqual([{ n: 0 }])
  await expect(run(database.appUrl, 'drop table journal')).rejects.toThrow('must be owner')
  await database.drop()
})

test('the auditor role connects and sees no application table', async () => {
  const database = await testDatabase()
  await expect(run(database.auditUrl, 'select from journal')).rejects.toThrow('permission denied')
  await database.drop()
})
