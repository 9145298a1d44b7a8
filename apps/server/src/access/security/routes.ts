import { security } from '@tessera/contract/access/security/security.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { bindAuthenticator, renewBackupCodes, setUpAuthenticator } from '#access/factors/authenticator.ts'
import { changeFactor } from '#access/factors/change-factor.ts'
import { deleteAuthenticator, setEmail, setMobileCheck, setPhone } from '#access/factors/security.sql.ts'
import { emailBoundAlready, phoneBoundAlready } from './refusals.ts'
import { emailRequired, phoneRequired } from '@tessera/domain/access/security/refusals.ts'
import { emailExist, phoneExist } from '#access/customers/refusals.ts'

const nothing = ok({})
const takeEmail = async (tx: Tx, id: string, email: string) =>
  (await setEmail(tx, id, email)) === 0n ? emailExist : nothing
const takePhone = async (tx: Tx, id: string, phone: string) =>
  (await setPhone(tx, id, phone)) === 0n ? phoneExist : nothing
const closeCheck = async (tx: Tx, id: string) => {
  assert(await setMobileCheck(tx, id, false), 'the account has no phone although its phone was proven')
  return nothing
}

const securityHandlers = (deps: Deps): Handlers<typeof security> => ({
  bindEmail: (call, { email, ...proven }) =>
    changeFactor(deps, call, proven, { scene: 'bind_email', payload: { email } }, async (tx, account) =>
      account.email === null ? takeEmail(tx, account.id, email) : emailBoundAlready,
    ),
  changeEmail: (call, { email, ...proven }) =>
    changeFactor(deps, call, proven, { scene: 'change_email', payload: { email } }, async (tx, account) =>
      account.email === null ? emailRequired : takeEmail(tx, account.id, email),
    ),
  bindPhone: (call, { phone, ...proven }) =>
    changeFactor(deps, call, proven, { scene: 'bind_phone', payload: { phone } }, async (tx, account) =>
      account.phone === null ? takePhone(tx, account.id, phone) : phoneBoundAlready,
    ),
  changePhone: (call, { phone, ...proven }) =>
    changeFactor(deps, call, proven, { scene: 'change_phone', payload: { phone } }, async (tx, account) =>
      account.phone === null ? phoneRequired : takePhone(tx, account.id, phone),
    ),
  closeMobile: (call, proven) =>
    changeFactor(deps, call, proven, { scene: 'close_mobile', payload: {} }, (tx, { id }) => closeCheck(tx, id)),
  closeMobileByEmail: (call, proven) =>
    changeFactor(deps, call, proven, { scene: 'close_mobile_by_email', payload: {} }, (tx, { id }) =>
      closeCheck(tx, id),
    ),
  openMobile: (call, proven) =>
    changeFactor(deps, call, proven, { scene: 'open_mobile', payload: {} }, async (tx, { id }) =>
      (await setMobileCheck(tx, id, true)) === 0n ? phoneRequired : nothing,
    ),
  setUpAuthenticator: (call) => setUpAuthenticator(deps, call),
  bindAuthenticator: (call, input) => bindAuthenticator(deps, call, input),
  renewBackupCodes: (call, proven) => renewBackupCodes(deps, call, proven),
  unbindAuthenticator: (call, proven) =>
    changeFactor(deps, call, proven, { scene: 'unbind_authenticator', payload: {} }, async (tx, { id }) => {
      await deleteAuthenticator(tx, id)
      return nothing
    }),
})

export const securityRoutes = (deps: Deps): Noun => noun('security', security, securityHandlers(deps))
