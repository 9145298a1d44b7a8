import { firstOperators } from '@tessera/contract/office/operators/first-operators.ts'
import { operatorPasskeys } from '@tessera/contract/office/operators/operator-passkeys.ts'
import { type Operator, operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { permissions } from '@tessera/contract/permissions.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { operatorSessionLife } from './authenticate.sql.ts'
import { changePassword } from './change-password.ts'
import { askFirstPasskey, enterDetails, enterPasskey, openLink } from './enrol-first.ts'
import { enterAuthenticator } from './finish-first.ts'
import { inviteAgain, inviteByMail } from './invite-operator.ts'
import { endSession, findOperator, limitsOf, listOperators, type OperatorRow } from './operators.sql.ts'
import {
  addOperatorPasskey,
  askNewOperatorPasskey,
  askOperatorLogin,
  listOwnPasskeys,
  removeOperatorPasskey,
  signInByPasskey,
} from './passkeys.ts'
import { namesOf, rightsNow } from './rights.ts'
import { peopleFile, rolesFile } from './rights-file.ts'
import { listRoles } from './roles.sql.ts'
import { confirm, login } from './sign-in.ts'
import { suspendOperator } from './suspend-operator.ts'

export const operatorSignInRoutes = (deps: Deps): Noun =>
  noun('operator_sign_in', operatorSignIn, operatorSignInHandlers(deps))
export const firstOperatorRoutes = (deps: Deps): Noun =>
  noun('first_operators', firstOperators, {
    open: (call, input) => openLink(deps, call, input),
    details: (call, input) => enterDetails(deps, call, input),
    passkeyOptions: (call, input) => askFirstPasskey(deps, call, input),
    passkey: (call, input) => enterPasskey(deps, call, input),
    authenticator: (call, input) => enterAuthenticator(deps, call, input),
  })
export const operatorPasskeyRoutes = (deps: Deps): Noun =>
  noun('operator_passkeys', operatorPasskeys, {
    loginOptions: (call) => askOperatorLogin(deps, call),
    login: (call, input) => signInByPasskey(deps, call, input),
    list: (call) => listOwnPasskeys(deps, call),
    addOptions: (call) => askNewOperatorPasskey(deps, call),
    add: (call, input) => addOperatorPasskey(deps, call, input),
    remove: (call, input) => removeOperatorPasskey(deps, call, input),
  })
export const operatorRoutes = (deps: Deps): Noun => noun('operators', operators, operatorHandlers(deps))

const operatorSignInHandlers = (deps: Deps): Handlers<typeof operatorSignIn> => ({
  login: (call, input) => login(deps, call, input),
  confirm: (call, input) => confirm(deps, call, input),
})

const operatorHandlers = (deps: Deps): Handlers<typeof operators> => ({
  me: ({ operator: { operatorId: id, name, roles, permissions: held } }) =>
    Promise.resolve(
      ok({ id, name, roles: [...roles], permissions: permissions.filter((permission) => held.includes(permission)) }),
    ),
  roleNames: async () =>
    ok({ rows: (await listRoles(deps)).map((role) => ({ code: role.code, names: namesOf(role) })) }),
  rights: (call) => call.inTx(async (tx) => ok(await rightsNow(tx))),
  rightsFile: (call, { tab }) =>
    call.inTx(async (tx) => {
      const rights = await rightsNow(tx)
      return ok(tab === 'roles' ? rolesFile(rights, call.locale) : peopleFile(rights, call.locale))
    }),
  logout: (call) =>
    call.inTx(async (tx) => {
      await endSession(tx, call.operator.sessionId)
      const target = { type: 'operator', id: call.operator.operatorId } as const
      await recordAct(tx, { action: 'operators.sign_out', target, ip: call.ip })
      return ok({})
    }),
  life: async ({ operator }) => {
    const { seconds, cause } = await operatorSessionLife(deps, operator.sessionId)
    return ok({ endsInSeconds: seconds, cause })
  },
  changePassword: (call, input) => changePassword(deps, call, input),
  list: async () => ok({ rows: (await listOperators(deps)).map(operatorView) }),
  create: (call, { email, name }) =>
    call.inTx(async (tx) => {
      const invited = await inviteByMail(deps, tx, { email, name }, { lang: call.locale, ip: call.ip })
      if (!invited.ok) return invited
      const row = await findOperator(tx, invited.value.id)
      assert(row, 'the operator was just invited but cannot be read')
      return ok({ operator: operatorView(row) })
    }),
  inviteAgain: (call, { id }) => call.inTx((tx) => inviteAgain(deps, tx, id, { lang: call.locale, ip: call.ip })),
  suspend: (call, { id, reason }) =>
    call.inTx((tx) => suspendOperator(tx, { id, reason, by: call.operator.operatorId, ip: call.ip })),
})

const operatorView = (o: OperatorRow): z.input<typeof Operator> => ({
  id: o.id,
  email: o.email,
  name: o.name,
  roles: o.roles,
  limits: limitsOf(o),
  status: o.status,
  createdAt: o.created_at.toISOString(),
  entered: o.totp_confirmed_at !== null,
  lastSeenAt: o.last_seen_at?.toISOString() ?? null,
})
