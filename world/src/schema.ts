import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from './postgres.ts'
import { servingUrlsIn } from './serving-urls.ts'

/**
 * Writes apps/server/src/platform/database/schema.ts from a freshly migrated database. With `--check` only compares,
 * and fails if the file differs from the migrations.
 */
const target = new URL('../../apps/server/src/platform/database/schema.ts', import.meta.url).pathname
const check = process.argv.includes('--check')

const folder = await mkdtemp(join(tmpdir(), 'tessera-schema-'))
const postgres = await startPostgres(folder)
try {
  await migrate(postgres.url, servingUrlsIn(postgres.url))
  const out = check ? join(folder, 'schema.ts') : target
  const options = ['--dialect', 'postgres', '--url', postgres.url, '--out-file', out, '--default-schema', 'public', '--exclude-pattern', 'public.migration', '--type-mapping', '{"int8":"bigint","numeric":"bigint","minor":"bigint","minor_delta":"bigint","timestamptz":"Date"}']
  const { status, stderr, stdout } = spawnSync('npx', ['kysely-codegen', ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`kysely-codegen failed: ${stdout}${stderr}`)
  if (check && (await readFile(out, 'utf8')) !== (await readFile(target, 'utf8'))) {
    console.error('schema.ts differs from the migrated database: run `node world/src/schema.ts`')
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
