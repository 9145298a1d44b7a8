import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export const TEMPLATE = 'tessera_template'
export const TEST_PASSWORD = 'only-for-tests'

/** The roles that the migrations make. The owner of a test database is the superuser, who migrated it. */
export const roles = { app: 'tessera_app', audit: 'audit_ro' } as const

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
  return {
    ownerUrl: databaseAt(superuserUrl, name),
    appUrl: databaseAt(superuserUrl, name, roles.app),
    auditUrl: databaseAt(superuserUrl, name, roles.audit),
    drop: () => asSuperuser(superuserUrl, `drop database ${name} with (force)`),
  }
}

/** The same server, another database, and where a role is given, signed in as that role. */
export function databaseAt(superuserUrl: string, name: string, role?: string): string {
  const url = new URL(superuserUrl)
  url.pathname = `/${name}`
  if (role !== undefined) Object.assign(url, { username: role, password: TEST_PASSWORD })
  return url.href
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
