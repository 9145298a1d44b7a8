import type { Role } from '@tessera/contract/permissions.ts'
import { parseArgs } from 'node:util'
import { recordAct } from '#services/audit/record.sql.ts'
import { checkKeys } from '#office/key-canaries/check-keys.ts'
import { readConfig } from '#platform/config/config.ts'
import { connect } from '#platform/database/database.ts'
import { systemRandom } from '#platform/random/random.ts'
import { databaseClock, makeInTx } from '#platform/database/tx.ts'
import { inviteOperator } from './invite-operator.ts'
import { listRoles } from './roles.sql.ts'

/**
 * Creates the first operators, when nobody can invite them. Anybody who can run a program with the exchange's
 * configuration is trusted. Prints the login data once.
 */
export async function createOperator(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<string> {
  const about = readArguments(args)
  const config = readConfig(env)
  const { db } = connect(config.DATABASE_URL, { max: 1, onError: () => undefined })
  try {
    await checkKeys({ db }, config)
    const open = (await listRoles({ db })).filter(({ is_open }) => is_open).map(({ code }) => code)
    if (about.roles.some((role) => !open.includes(role))) throw new Error(usageWith(open))
    const inTx = makeInTx(db, databaseClock, 'job:create_operator')
    const invited = await inTx(async (tx) => {
      const made = await inviteOperator({ config, random: systemRandom }, tx, about)
      if (!made.ok) return made
      const target = { type: 'operator', id: made.value.id } as const
      await recordAct(tx, { action: 'operators.invite', target, after: { status: 'invited', roles: about.roles } })
      return made
    })
    if (!invited.ok) throw new Error(`${about.email} is an operator already`)
    const { oneTimePassword, otpauth } = invited.value
    return [
      `Operator ${about.email} (${about.roles.join(', ')}). This is shown once:`,
      `  sign in at          ${new URL('/console/', config.PUBLIC_URL).href}`,
      `  one-time password   ${oneTimePassword}`,
      `  authenticator       ${otpauth}`,
    ].join('\n')
  } finally {
    await db.destroy()
  }
}

function readArguments(args: readonly string[]): { email: string; name: string; roles: Role[] } {
  const { values } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', multiple: true } },
  })
  const { email, name, role: requested = [] } = values
  if (!email?.includes('@') || !name || requested.length === 0) throw new Error(usageWith(['ROLE']))
  return { email, name, roles: requested }
}

const usageWith = (roles: readonly Role[]): string =>
  `usage: npm run operator -- --email a@b --name "A B" --role ${roles.join('|')} [--role …]`
