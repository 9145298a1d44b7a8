import { defaultFiat } from '@tessera/contract/office/public-config/public-config.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { insertCustomer } from '../../../apps/server/src/access/customers/customers.sql.ts'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { hashPassword } from '../../../apps/server/src/platform/secrets/password.ts'
import { type Investor, PASSWORD } from '../stories/cast.ts'
import { termsVersion } from './state.sql.ts'

/** Opens an account like the registration, without emails, because the simulation has no mail server. Returns the id. */
export async function openAccount(deps: Deps, about: Pick<Investor, 'email' | 'lang' | 'phone'>): Promise<string> {
  const passwordHash = await hashPassword(PASSWORD)
  if (passwordHash === undefined) throw new Error('the password was not hashed because the server is busy')
  const id = deps.random.uuid()
  await deps.inTx('world')(async (tx) =>
    ok(
      await insertCustomer(tx, {
        ...about,
        id,
        passwordHash,
        fiat: defaultFiat[about.lang].toUpperCase(),
        termsVersion: await termsVersion(tx),
        invitedBy: null,
        inviteCode: inviteCodeOf(deps.random.bytes(INVITE_CODE_LENGTH)),
      }),
    ),
  )
  return id
}
