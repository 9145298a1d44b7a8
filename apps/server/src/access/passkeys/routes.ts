import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { factors } from '@tessera/domain/access/security/factors.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { changeFactor } from '#access/factors/change-factor.ts'
import { readFactors } from '#access/verification/owned-factors.sql.ts'
import { addPasskey, askNewPasskey } from './add-passkey.ts'
import { requestLoginPasskey, requestSecondFactor, confirmByPasskey, logIn } from './log-in.ts'
import { deletePasskey, listPasskeys, renamePasskey } from './passkeys.sql.ts'
import { askProof, provePasskey } from './prove-passkey.ts'

const notFound = refuse('NOT_FOUND')

const passkeyHandlers = (deps: Deps): Handlers<typeof passkeys> => ({
  list: async ({ customer }) => {
    const rows = await listPasskeys(deps, customer.customerId)
    return ok({
      rows: rows.map(({ id, name, created_at, used_at, backed_up }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
        backedUp: backed_up,
      })),
    })
  },
  addOptions: (call) => askNewPasskey(deps, call),
  add: (call, input) => addPasskey(deps, call, input),
  rename: ({ customer, inTx }, { id, name }) =>
    inTx(async (tx) => ((await renamePasskey(tx, customer.customerId, id, name)) === 0n ? notFound : ok({}))),
  remove: (call, { id, ...proven }) =>
    changeFactor(deps, call, proven, { scene: 'remove_passkey', payload: { id } }, async (tx, account) => {
      if ((await deletePasskey(tx, account.id, id)) === 0n) return notFound
      const { owned } = await readFactors(tx, account.id)
      // An owner who has lost the email may have no other way to log in.
      return factors.some((each) => owned[each]) ? ok({}) : refuse('SECURITY_FACTOR_REQUIRED')
    }),
  proveOptions: (call, input) => askProof(deps, call, input),
  prove: (call, input) => provePasskey(deps, call, input),
  loginOptions: (call) => requestLoginPasskey(deps, call),
  login: (call, input) => logIn(deps, call, input),
  ticketOptions: (call, input) => requestSecondFactor(deps, call, input),
  confirmLogin: (call, input) => confirmByPasskey(deps, call, input),
})

export const passkeyRoutes = (deps: Deps): Noun => noun('passkeys', passkeys, passkeyHandlers(deps))
