import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { verify } from '../../../apps/server/src/services/audit/verify.ts'
import { roleName } from '../../../apps/server/src/platform/database/roles.ts'
import { servingUrls } from '../serving-urls.ts'
import { asSuperuser, databaseAt } from '../superuser.ts'

export const TEMPLATE = 'tessera_template'
/** Limits of tests count in US dollars unless a test changes it, because dollar coins then need no rates. */
export const TEST_CURRENCY = 'USD'
/**
 * Roles of the template, which all its clones keep, because creating roles for each clone would take longer than
 * cloning.
 */
export const [APP_ROLE, AUDIT_ROLE] = [roleName(TEMPLATE, 'app'), roleName(TEMPLATE, 'audit')]

/** Both serving roles in the template or in a clone of it. The server is temporary. */
export const testUrls = (ownerUrl: string) => servingUrls(ownerUrl, 'tests', TEMPLATE)
export type TestDatabase = {
  readonly appUrl: string
  readonly ownerUrl: string
  readonly auditUrl: string
  /** Drops the database; throws if its ledger violates an invariant. */
  readonly drop: () => Promise<void>
  /** For a test that breaks the ledger on purpose. */
  readonly dropUnverified: () => Promise<void>
}

/**
 * A separate database for one test file, cloned from the migrated template; `drop` it in afterAll. Copying files is
 * faster than writing the copy to the WAL.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const superuserUrl = inject('superuserUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(superuserUrl, (client) =>
    client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
  )
  const ownerUrl = databaseAt(superuserUrl, name)
  const { app: appUrl, audit: auditUrl } = testUrls(ownerUrl)
  const dropUnverified = async (): Promise<void> => {
    await asSuperuser(superuserUrl, (client) => client.query(`drop database ${name} with (force)`))
  }
  return {
    ownerUrl,
    appUrl,
    auditUrl,
    drop: async () => {
      const broken = await verify(auditUrl, 'everything')
      await dropUnverified()
      if (broken.length > 0) throw new Error(`the ledger check failed: ${JSON.stringify(broken, undefined, 1)}`)
    },
    dropUnverified,
  }
}
