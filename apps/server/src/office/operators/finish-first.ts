import type { Role } from '@tessera/contract/permissions.ts'
import type { firstOperators } from '@tessera/contract/office/operators/first-operators.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { passkeyExist } from '#access/passkeys/refusals.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { matchingTimeStep } from '#platform/secrets/totp.ts'
import { move, recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { authenticatorCipher } from './authenticator.ts'
import { linkAt } from './enrol-first.ts'
import { listDecidingRoles } from './roles.sql.ts'
import { endLink, type FirstLink } from './first-operators.sql.ts'
import { insertOperatorPasskey } from './operator-passkeys.sql.ts'
import { consumeTimeStep, insertOperator } from './operators.sql.ts'
import { operatorCodeWrong, operatorEmailExists } from './refusals.ts'
import { startSession } from './start-session.ts'

type Row = typeof firstOperators.authenticator
type FinishDeps = Pick<Deps, 'config' | 'random'>

/**
 * The last step: a code proves that the authenticator is set up. The person becomes an operator with both factors and a
 * password, and is logged in.
 */
export async function enterAuthenticator(
  deps: FinishDeps,
  call: VisitorCall,
  { link: token, code, password }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> {
  const passwordHash = await hashPassword(password)
  return call.inTx(async (tx) => {
    const found = await linkAt(tx, call, token, 'authenticator')
    if (!found.ok) return found
    const { value: link } = found
    assert(link.totp_secret_sealed, 'the link is at the authenticator step but has no authenticator secret')
    const secret = authenticatorCipher(deps.config).open(link.totp_secret_sealed)
    const step = matchingTimeStep(secret, code, tx.now, 0n)
    if (step === undefined) return operatorCodeWrong
    // The first two people must be able to set up the exchange without others.
    const roles = await listDecidingRoles(tx)
    const made = await becomeOperator(deps, tx, link, { passwordHash, roles })
    if (!made.ok) return made
    await consumeTimeStep(tx, link.id, step)
    const after = { status: made.value, roles, place: link.place }
    const own = { ...tx, actor: `operator:${link.id}` }
    await recordAct(own, {
      action: 'operators.activate',
      target: { type: 'operator', id: link.id },
      after,
      ip: call.ip,
    })
    return ok(await startSession(deps, tx, link, call))
  })
}

async function becomeOperator(
  deps: FinishDeps,
  tx: Tx,
  link: FirstLink,
  { passwordHash, roles }: { readonly passwordHash: string; readonly roles: Role[] },
): Promise<Outcome<string, 'OPERATOR_EMAIL_EXISTS' | 'PASSKEY_EXIST'>> {
  const { id, email, name, totp_secret_sealed: sealed, credential_id: credential, public_key: key } = link
  const { sign_count: count, transports, passkey_name: passkeyName, backed_up: backedUp } = link
  assert(
    email !== null && name !== null && sealed !== null,
    'the link is at its last step but lacks an email address, a name or an authenticator',
  )
  assert(
    credential !== null && key !== null && count !== null && transports !== null && passkeyName !== null,
    'the link is at its last step but lacks the passkey',
  )
  const person = { id, email, name, password_hash: passwordHash, totp_secret_sealed: sealed, roles }
  if (!(await insertOperator(tx, person))) return operatorEmailExists
  await recordFirstStatus(tx, 'operator', id, operatorMachine)
  const added = await insertOperatorPasskey(tx, {
    id: deps.random.uuid(),
    operator_id: id,
    credential_id: credential,
    public_key: key,
    sign_count: count,
    transports,
    name: passkeyName,
    backed_up: backedUp === true,
  })
  if (added === 0n) return passkeyExist
  await endLink(tx, id)
  const status = await move(tx, 'operator', id, operatorMachine, 'activate')
  assert(status, `the new operator ${id} cannot be activated`)
  return ok(status)
}
