import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/profile/members/signatures.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { signatureMachine } from '@tessera/domain/profile/members/signatures/machine.ts'
import { SIGNATURE_HOURS, signersOf } from '@tessera/domain/profile/members/signatures/rule.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import { needsTwo } from '../signature-rule.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import { born } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findAddressText } from './act-words.sql.ts'
import { carryOut, type MoneyBody, type MoneyRefusal, takenOf, wordsOf } from './acts.ts'
import { noSigner, notNeeded, personNew } from './refusals.ts'
import { changedBy, peopleOf, shownAct, type ShownAct } from './shown.ts'
import { findAct, insertAct, type NewAct, rollBack, savepoint, spendRehearsed } from './signatures.sql.ts'

type Refused = (typeof signatures.ask.refusals)[number]
export const lapseOf = (now: Date): Date => new Date(now.getTime() + SIGNATURE_HOURS * 3_600_000)

/**
 * Holds the money of an act that needs two people. The act is rehearsed first: its own use case runs with the person's code and every
 * check, and is rolled back, so that nobody is asked to sign what would be refused.
 */
export const askSecond = (
  deps: Pick<Deps, 'config' | 'random'>,
  call: CustomerCall,
  { act: body }: InputOf<typeof signatures.ask>,
): Promise<Outcome<ShownAct, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<ShownAct, Refused>> => {
    const { customerId: accountId } = call.customer
    const taken = await rehearse(deps, tx, accountId, body)
    if (!taken.ok) return taken
    const { kind, coin, amount, value, factor } = taken.value
    if (!(await needsTwo(tx, accountId, 'money', value))) return notNeeded
    if ('verifyToken' in body) assert(await spendRehearsed(tx, sha256(body.verifyToken)), 'a rehearsed code is unused')
    const id = deps.random.uuid()
    const held = await hold(tx, { customer: accountId, kind }, coin, amount, { type: 'signature', id })
    if (!held.ok) return held
    return begin(tx, call, {
      id,
      accountId,
      kind: body.kind,
      body: withoutCode(body),
      act: wordsOf(body, await findAddressText(tx, body)),
      coin,
      amount,
      value: value ?? null,
      holdId: held.value.holdId,
      transferId: null,
      askedBy: personOf(call.customer),
      factor: factor ?? 'session',
      lapsesAt: lapseOf(tx.now),
    })
  })

/** Runs the act and rolls it back; returns the amount that it took, or its refusal. */
async function rehearse(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  accountId: string,
  body: MoneyBody,
): Promise<Outcome<Awaited<ReturnType<typeof takenOf>>, MoneyRefusal>> {
  await savepoint(tx)
  const made = await carryOut(deps, { ...tx, signature: { factor: undefined } }, accountId, body)
  const taken = made.ok ? ok(await takenOf(tx, body, made.value.id)) : made
  await rollBack(tx)
  return taken
}

const withoutCode = (body: MoneyBody): unknown =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'verifyToken'))

/** Refusals of an act that cannot be sent for signature. */
export type Waiting = 'SIGNATURE_NO_SIGNER' | 'SIGNATURE_PERSON_NEW'

/** Stores the waiting act and notifies the people who may sign. Refused if no other person may, or while the requester's waiting time runs. */
export async function begin(tx: Tx, call: Pick<CustomerCall, 'ip'>, act: NewAct): Promise<Outcome<ShownAct, Waiting>> {
  const people = await peopleOf(tx, act.accountId)
  const asker = people.find(({ id }) => id === act.askedBy)
  if (asker?.ripe === false) return personNew(asker)
  const signers = signersOf(act.kind, act.askedBy, people, changedBy(act))
  if (signers.length === 0) return noSigner(act.kind)
  await insertAct(tx, act)
  await born(tx, 'signature_act', act.id, signatureMachine)
  const made = await findAct(tx, act.accountId, act.id)
  assert(made, `act ${act.id} was just inserted`)
  await recordAct(tx, {
    action: 'signatures.ask',
    target: { type: 'signature_act', id: act.id },
    after: { kind: act.kind, account: act.accountId, by: act.askedBy },
    ip: call.ip,
  })
  const until = act.lapsesAt
  const name = made.asked_by_name
  const { coin, amount, scale } = made
  for (const { id } of signers)
    if (coin === null || amount === null)
      await notify(tx, id, {
        kind: act.kind === 'rule' ? 'signature_rule_wanted' : 'signature_people_wanted',
        params: { name, until },
      })
    else {
      const params = { name, until, coin, amount: formatAmount(amount, scale ?? 0) }
      await notify(tx, id, { kind: 'signature_wanted', params })
    }
  return ok(shownAct(made, people, act.askedBy))
}
