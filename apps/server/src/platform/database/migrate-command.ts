import { parseArgs } from 'node:util'
import { z } from 'zod'
import { migrate } from './migrate.ts'

const url = z.url({ protocol: /^postgres(ql)?$/ })
/** The settings of `npm run migrate`. Only they include the owner's URL. The serving URLs are those of the nodes. */
const Settings = z.object({ OWNER_DATABASE_URL: url, DATABASE_URL: url, AUDIT_DATABASE_URL: url })

/** Runs `npm run migrate`. Throws an error that names a missing or wrong setting. */
export async function migrateFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { 'set-passwords': { type: 'boolean', default: false } } })
  const read = Settings.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { OWNER_DATABASE_URL: owner, DATABASE_URL: app, AUDIT_DATABASE_URL: audit } = read.data
  await migrate(owner, { app, audit }, { setPasswords: values['set-passwords'] })
}
