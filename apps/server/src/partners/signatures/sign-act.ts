import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { counts, roleOfKind } from '@tessera/domain/profile/members/signatures/rule.ts'
import { laterDate } from '#access/customers/customer-state.sql.ts'
import { release } from '#books/ledger/holds.sql.ts'
import { lockRoles, insertAct as writeHistory } from '#profile/members/members.sql.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readCoin } from '#profile/transfers/transfers.sql.ts'
import { refuseFrozen } from '#payments/withdrawals/may-withdraw.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { carryOut, amountTaken } from './acts.ts'
import { backToSpot, endPendingAct, notifyEnd } from '#profile/members/signatures/end-act.ts'
import { carryOutRule } from '#profile/members/signatures/set-rule.ts'
import { changedBy, type NamedSigner, peopleOf, actView, type ActView } from '#profile/members/signatures/view.ts'
import {
  type ActRow,
  findAct,
  lockAct,
  setEnded,
  setSecond,
  setSigned,
} from '#profile/members/signatures/signatures.sql.ts'
import { carryOutInvitation, carryOutRoles } from '#profile/members/signatures/sign-people.ts'
import { stepAct } from '#profile/members/signatures/step-act.ts'
import { memberRoleMissing, memberSelf } from '#profile/members/refusals.ts'
import { signaturePersonNew } from '#profile/members/signatures/refusals.ts'
import {
  signatureAskerGone,
  signatureOutdated,
  signatureSamePerson,
  signatureTotalChanged,
  signatureWrongStatus,
} from './refusals.ts'

type Refused = (typeof signatures.sign.refusals)[number]

type OpenedAct = { readonly act: ActRow; readonly people: readonly NamedSigner[]; readonly self: string }
/** Locks an act that this person may sign or refuse. Of two concurrent callers, the second finds it ended. */
async function openAct(
  tx: Tx,
  { customer }: CustomerCall,
  id: string,
): Promise<Outcome<OpenedAct, (typeof signatures.refuse.refusals)[number]>> {
  const act = await lockAct(tx, id)
  if (act?.account_id !== customer.customerId) return refuse('NOT_FOUND')
  if (act.status !== 'waiting' || act.lapses_at <= tx.now) return signatureWrongStatus
  const self = personOf(customer)
  if (self === act.requested_by) return signatureSamePerson
  // Waits for a concurrent removal or role change of the first person.
  await lockRoles(tx, act.requested_by)
  const people = await peopleOf(tx, act.account_id)
  const signer = people.find((each) => each.id === self)
  if (signer === undefined || !counts(act.kind, signer))
    return memberRoleMissing(tx, act.account_id, roleOfKind[act.kind])
  if (self === changedBy(act)) return memberSelf
  if (!signer.hasWaited) return signaturePersonNew(signer)
  return ok({ act, people, self })
}

/**
 * Checks that the first signature is still valid. While a change of factors pauses the payments of one of the two, that
 * person's signature cannot move money.
 */
function checkBothSigners(
  act: ActRow,
  people: readonly NamedSigner[],
  self: string,
): Outcome<void, 'SIGNATURE_ASKER_GONE' | 'SIGNATURE_PERSON_NEW' | 'WITHDRAWAL_FROZEN'> {
  const requester = people.find(({ id }) => id === act.requested_by)
  if (requester === undefined || !counts(act.kind, requester)) return signatureAskerGone
  if (!requester.hasWaited) return signaturePersonNew(requester)
  if (roleOfKind[act.kind] !== 'pay') return ok(undefined)
  const signer = people.find(({ id }) => id === self)
  return refuseFrozen({ withdraw_frozen_until: laterDate(requester.pausedUntil, signer?.pausedUntil ?? null) })
}

const payloadOf = ({ id, act, amount, coin, scale }: ActRow): VerifyPayload<'sign_act'> =>
  amount === null || coin === null ? { id, act } : { id, act, amount: formatAmount(amount, scale ?? 0), coin }

/**
 * Executes the second signature: the act's own use case checks everything again in this transaction, with the money
 * that was just released.
 */
export const signAct = (
  deps: Pick<Deps, 'config' | 'random'>,
  call: CustomerCall,
  { id, verifyToken: token }: InputOf<typeof signatures.sign>,
): Promise<Outcome<ActView, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<ActView, Refused>> => {
    const opened = await openAct(tx, call, id)
    if (!opened.ok) return opened
    const { act, people, self } = opened.value
    const both = checkBothSigners(act, people, self)
    if (!both.ok) return both
    const proof = { token, scene: 'sign_act', customerId: act.account_id, payload: payloadOf(act) } as const
    const proven = await consumeVerifyToken(tx, proof)
    if (!proven.ok) return proven
    await setSecond(tx, id, self, proven.value.factor)
    if (act.hold_id !== null) await release(tx, act.hold_id)
    const done = await carryOutSigned(deps, tx, call, act, { self, factor: `${act.factor} & ${proven.value.factor}` })
    if (!done.ok) return done
    await note(tx, call, act, { path: signatures.sign.path, subject: done.value ?? id })
    return ok(actView(await mustFind(tx, act), people, self))
  })

/** Returns the id of the created object; undefined for an order, which the trading core takes after this transaction, and for a rule. */
async function carryOutSigned(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  from: Pick<CustomerCall, 'ip' | 'userAgent'>,
  act: ActRow,
  { self, factor }: { readonly self: string; readonly factor: string },
): Promise<Outcome<string | undefined, Refused>> {
  if (act.kind === 'order') {
    await backToSpot(tx, act, act.id)
    await setSigned(tx, act.id)
    await stepAct(tx, act.id, 'waiting', 'sign')
    return ok(undefined)
  }
  const made = await makeSigned(deps, tx, from, act, { self, factor })
  if (!made.ok) return made
  await setEnded(tx, act.id, { by: self, to: 'done', ...(made.value.id !== undefined && { result: made.value.id }) })
  await stepAct(tx, act.id, 'waiting', 'finish')
  await notifyEnd(tx, act, 'done')
  return ok(made.value.id)
}

/** Runs a signed act of any kind except orders. */
async function makeSigned(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  from: Pick<CustomerCall, 'ip' | 'userAgent'>,
  act: ActRow,
  { self, factor }: { readonly self: string; readonly factor: string },
): Promise<Outcome<{ readonly id: string | undefined }, Refused>> {
  if (act.kind === 'invitation') return carryOutInvitation(deps, tx, from, act)
  if (act.kind === 'roles') return carryOutRoles(tx, from, act)
  if (act.kind !== 'rule') return carryOutMoney(deps, { ...tx, signature: { factor } }, act)
  await carryOutRule(tx, act, self)
  return ok({ id: undefined })
}

/**
 * Moves the money. The amount with fees must equal the amount that both people signed, because a fee or price may have
 * changed.
 */
async function carryOutMoney(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  act: ActRow,
): Promise<Outcome<{ readonly id: string }, Refused>> {
  const stored = bodyOf(act)
  if (!stored.success) return signatureOutdated
  const body = stored.data
  const made = await carryOut(deps, tx, act.account_id, body)
  if (!made.ok) return made
  const { coin, amount } = await amountTaken(tx, body, made.value.id)
  if (coin === act.coin && amount === act.amount) return made
  const scale = (await readCoin(tx, coin))?.scale ?? 0
  return signatureTotalChanged({ total: formatAmount(amount, scale), coin })
}

/**
 * Returns the body of the request. Its code was used up, so the signatures replace it. An earlier release may have
 * stored other fields.
 */
const bodyOf = ({ body }: ActRow) =>
  signatures.ask.input.shape.act.safeParse(
    body['kind'] === 'subscription' ? body : { ...body, verifyToken: 'x'.repeat(16) },
  )

export const refuseAct = (
  deps: Pick<Deps, 'random'>,
  call: CustomerCall,
  id: string,
): Promise<Outcome<ActView, (typeof signatures.refuse.refusals)[number]>> =>
  call.inTx(async (tx) => {
    const opened = await openAct(tx, call, id)
    if (!opened.ok) return opened
    const { act, people, self } = opened.value
    await endPendingAct(tx, act, 'refused', self, deps.random.uuid)
    await stepAct(tx, id, 'waiting', 'refuse')
    await note(tx, call, act, { path: signatures.refuse.path, subject: id })
    return ok(actView(await mustFind(tx, act), people, self))
  })

export const cancelAct = (
  deps: Pick<Deps, 'random'>,
  call: CustomerCall,
  id: string,
): Promise<Outcome<ActView, (typeof signatures.cancel.refusals)[number]>> =>
  call.inTx(async (tx) => {
    const act = await lockAct(tx, id)
    const self = personOf(call.customer)
    if (act?.account_id !== call.customer.customerId || act.requested_by !== self) return refuse('NOT_FOUND')
    if (act.status !== 'waiting') return signatureWrongStatus
    await endPendingAct(tx, act, 'cancelled', self, deps.random.uuid)
    await stepAct(tx, id, 'waiting', 'cancel')
    await note(tx, call, act, { path: signatures.cancel.path, subject: id })
    return ok(actView(await mustFind(tx, act), await peopleOf(tx, act.account_id), self))
  })

async function mustFind(tx: Tx, { account_id, id }: ActRow): Promise<ActRow> {
  const act = await findAct(tx, account_id, id)
  assert(act, `act ${id} was locked but cannot be read`)
  return act
}

/** Records in the account's history who signed, refused or cancelled. */
const note = (
  tx: Tx,
  call: CustomerCall,
  { account_id: accountId }: ActRow,
  { path, subject }: { readonly path: string; readonly subject: string },
): Promise<bigint> =>
  writeHistory(tx, { accountId, loginId: personOf(call.customer), keyId: null, path, subject, ip: call.ip })
