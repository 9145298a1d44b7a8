import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../postgres.ts'
import { asSuperuser, databaseAt } from '../superuser.ts'
import { TEMPLATE, TEST_CURRENCY, testUrls } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    superuserUrl: string
  }
}

/** Test databases are temporary, so nothing waits for the disk. No test kills this PostgreSQL. */
const NOTHING_TO_KEEP = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts one PostgreSQL for all test files: the one that TEST_DATABASE_URL names, or a separate one in a temporary
 * folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL']
  const folder = await mkdtemp(join(tmpdir(), 'tessera-test-'))
  const postgres =
    named === undefined ? await startPostgres(folder, 0, NOTHING_TO_KEEP) : { url: named, stop: async () => {} }
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('superuserUrl', postgres.url)
  return stop
}

/** Creates the migrated database that each test file clones. */
async function makeTemplate(superuserUrl: string): Promise<void> {
  const superuser = new pg.Client(superuserUrl)
  await superuser.connect()
  try {
    await superuser.query(`drop database if exists ${TEMPLATE}`)
    await superuser.query(`create database ${TEMPLATE}`)
    const ownerUrl = databaseAt(superuserUrl, TEMPLATE)
    // An external server may have the roles from another run.
    await migrate(ownerUrl, testUrls(ownerUrl), { setPasswords: true })
    await asSuperuser(ownerUrl, (owner) =>
      owner.query(
        `update setting_version set content = content || '{"referenceCurrency": "${TEST_CURRENCY}"}' where area = 'exchange'`,
      ),
    )
  } finally {
    await superuser.end()
  }
}
