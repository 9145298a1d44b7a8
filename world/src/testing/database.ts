import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { roleUrl } from '../../../apps/server/src/platform/roles.ts'

export const TEMPLATE = 'tessera_template'
export type TestDatabase = {
  readonly appUrl: string
  readonly ownerUrl: string
  readonly auditUrl: string
  readonly drop: () => Promise<void>
}

/** A database of its own for one test file, cloned from the migrated template; `drop` it in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const superuserUrl = inject('superuserUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(superuserUrl, `create database ${name} template ${TEMPLATE}`)
  const ownerUrl = databaseAt(superuserUrl, name)
  return {
    ownerUrl,
    appUrl: roleUrl(ownerUrl, 'tessera_app'),
    auditUrl: roleUrl(ownerUrl, 'audit_ro'),
    drop: () => asSuperuser(superuserUrl, `drop database ${name} with (force)`),
  }
}

/** The same server and user, another database. */
export function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
