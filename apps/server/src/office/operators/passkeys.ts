import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { operatorPasskeys } from '@tessera/contract/office/operators/operator-passkeys.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { isCopied, MAX_PASSKEYS } from '@tessera/domain/access/passkeys/passkey.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import { creationOptions, verifiedCredential } from '#access/passkeys/add-passkey.ts'
import {
  requestPasskey,
  descriptorOf,
  newChallenge,
  challengeOf,
  requireParty,
} from '#access/passkeys/passkey-challenge.ts'
import { handleTextOf, verifiedCount } from '#access/passkeys/verify-assertion.ts'
import { takeChallenge } from '#access/passkeys/passkeys.sql.ts'
import type { OperatorCall, VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireBoth } from './change-password.ts'
import {
  deleteOperatorPasskey,
  insertOperatorPasskey,
  listOperatorPasskeys,
  lockOperatorPasskey,
  noteOperatorUse,
} from './operator-passkeys.sql.ts'
import { findOperator, lockOperator } from './operators.sql.ts'
import { type OpenedSession, startSession } from './start-session.ts'
import {
  passkeyCopied,
  passkeyExist,
  passkeyExpired,
  passkeyFailed,
  passkeyTooMany,
} from '#access/passkeys/refusals.ts'

type PasskeyDeps = Pick<Deps, 'config' | 'db' | 'random' | 'log'>
type Row = typeof operatorPasskeys
type Refused<R extends keyof Row> = Row[R]['refusals'][number]

/** Console challenges are separate from those of customers: a response to one is invalid for the other. */
const holders = {
  browser: (secret: string): string => `console-browser:${sha256(secret)}`,
  session: (id: string): string => `console-session:${id}`,
} as const

/** Requests a passkey. The device offers its passkeys, and only this browser can use the response. */
export const askOperatorLogin = (
  deps: PasskeyDeps,
  call: VisitorCall,
): Promise<Outcome<ReplyOf<Row['loginOptions']>, Refused<'loginOptions'>>> =>
  call.inTx(async (tx) => {
    const browserSecret = deps.random.token()
    const request = await requestPasskey(deps, tx, (id) => challengeOf(id, 'login', holders.browser(browserSecret)), [])
    return request.ok ? ok({ ...request.value, browserSecret }) : request
  })

/**
 * Signs in with a passkey alone, without a password, so that password spraying cannot lock its holder out. A refusal
 * also uses the challenge up, so the refusal is committed as a value.
 */
export async function signInByPasskey(
  deps: PasskeyDeps,
  call: VisitorCall,
  input: InputOf<Row['login']>,
): Promise<Outcome<OpenedSession, Refused<'login'>>> {
  const done = await call.inTx(async (tx) => ok(await answered(deps, tx, call, input)))
  return done.value
}

async function answered(
  deps: PasskeyDeps,
  tx: Tx,
  call: VisitorCall,
  { challengeId, browserSecret, credential }: InputOf<Row['login']>,
): Promise<Outcome<OpenedSession, Refused<'login'>>> {
  const party = requireParty(deps.config)
  if (!party.ok) return party
  const request = await takeChallenge(tx, challengeOf(challengeId, 'login', holders.browser(browserSecret)))
  if (request === undefined) return passkeyExpired
  const passkey = await lockOperatorPasskey(tx, credential.id)
  if (passkey === undefined || credential.userHandle !== handleTextOf(passkey.operator_id)) return passkeyFailed
  const count = await verifiedCount(deps, { passkey, party: party.value, challenge: request.challenge, credential })
  if (count === undefined) return passkeyFailed
  if (isCopied(passkey.sign_count, count)) return passkeyCopied
  await noteOperatorUse(tx, passkey.id, count)
  const operator = await lockOperator(tx, passkey.operator_id)
  assert(operator, `operator ${passkey.operator_id} of a passkey has no row`)
  return operator.status === 'active' ? ok(await startSession(deps, tx, operator, call)) : passkeyFailed
}

export const listOwnPasskeys = async (
  deps: PasskeyDeps,
  { operator }: OperatorCall,
): Promise<Outcome<ReplyOf<Row['list']>, never>> =>
  ok({
    rows: (await listOperatorPasskeys(deps, operator.operatorId)).map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
  })

export const askNewOperatorPasskey = (
  deps: PasskeyDeps,
  { operator: { operatorId, sessionId }, inTx }: OperatorCall,
): Promise<Outcome<ReplyOf<Row['addOptions']>, Refused<'addOptions'>>> =>
  inTx(async (tx) => {
    const party = requireParty(deps.config)
    if (!party.ok) return party
    const had = await listOperatorPasskeys(tx, operatorId)
    if (had.length >= MAX_PASSKEYS) return passkeyTooMany
    const row = await findOperator(tx, operatorId)
    assert(row, 'the signed-in operator has no row')
    const { challengeId, challenge } = await newChallenge(deps, tx, (id) =>
      challengeOf(id, 'add', holders.session(sessionId)),
    )
    const user = { id: operatorId, name: row.email, site: 'Tessera console' }
    return ok({ challengeId, options: creationOptions(party.value, user, challenge, had.map(descriptorOf)) })
  })

/**
 * Adds a passkey after the current password and the authenticator code were verified. Its challenge is always used up.
 */
export async function addOperatorPasskey(
  deps: PasskeyDeps,
  call: OperatorCall,
  { challengeId, name, credential, ...proven }: InputOf<Row['add']>,
): Promise<Outcome<ReplyOf<Row['add']>, Refused<'add'>>> {
  const { operatorId, sessionId } = call.operator
  const party = requireParty(deps.config)
  if (!party.ok) return party
  const question = challengeOf(challengeId, 'add', holders.session(sessionId))
  const { value: request } = await call.inTx(async (tx) => ok(await takeChallenge(tx, question)))
  if (request === undefined) return passkeyExpired
  const verified = await verifiedCredential(deps, party.value, request.challenge, credential)
  if (verified === undefined) return passkeyFailed
  return changeOwn(deps, call, proven, async (tx) => {
    if ((await listOperatorPasskeys(tx, operatorId)).length >= MAX_PASSKEYS) return passkeyTooMany
    const id = deps.random.uuid()
    const added = await insertOperatorPasskey(tx, {
      id,
      operator_id: operatorId,
      credential_id: verified.credential.id,
      public_key: Buffer.from(verified.credential.publicKey),
      sign_count: BigInt(verified.credential.counter),
      transports: credential.transports,
      name,
      backed_up: verified.credentialBackedUp,
    })
    if (added === 0n) return passkeyExist
    const target = { type: 'operator', id: operatorId } as const
    await recordAct(tx, { action: 'operators.add_passkey', target, after: { passkey: id }, ip: call.ip })
    const params = JSON.stringify({ passkey: name, at: tx.now.toISOString(), ip: call.ip })
    const recipient = (await findOperator(tx, operatorId))?.email
    assert(recipient, 'the signed-in operator has no row')
    await queueMail(tx, { recipient, lang: call.locale, kind: 'operator_passkey_added', params })
    return ok({ id })
  })
}

export const removeOperatorPasskey = (
  deps: PasskeyDeps,
  call: OperatorCall,
  { id, ...proven }: InputOf<Row['remove']>,
): Promise<Outcome<ReplyOf<Row['remove']>, Refused<'remove'>>> =>
  changeOwn(deps, call, proven, async (tx) => {
    const { operatorId } = call.operator
    if ((await deleteOperatorPasskey(tx, operatorId, id)) === 0n) return refuse('NOT_FOUND')
    const target = { type: 'operator', id: operatorId } as const
    await recordAct(tx, { action: 'operators.remove_passkey', target, before: { passkey: id }, ip: call.ip })
    return ok({})
  })

/** Changes the operator's own factors. Wrong tries must count, so the outcome is committed as a value. */
async function changeOwn<T, R extends string>(
  deps: PasskeyDeps,
  call: OperatorCall,
  { password, code }: { readonly password: string; readonly code: string },
  change: (tx: Tx) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R | 'OPERATOR_LOCKED' | 'OPERATOR_PASSWORD_WRONG' | 'OPERATOR_CODE_WRONG'>> {
  const found = await findOperator(deps, call.operator.operatorId)
  assert(found, 'the signed-in operator has no row')
  const right = await verifyPassword(password, found.password_hash)
  const done = await call.inTx(async (tx) => {
    const operator = await lockOperator(tx, found.id)
    assert(operator, 'the signed-in operator has no row')
    const known = right && operator.password_hash === found.password_hash
    const proven = await requireBoth(deps, tx, operator, known, code)
    return ok(proven.ok ? await change(tx) : proven)
  })
  return done.value
}
