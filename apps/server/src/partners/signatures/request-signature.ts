import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { hold } from '#books/ledger/holds.sql.ts'
import { needsTwo } from '#profile/members/signature-rule.sql.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sha256 } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findAddressText } from './address-text.sql.ts'
import { carryOut, type MoneyBody, type MoneyRefusal, amountTaken, destinationOf } from './acts.ts'
import { type ActView } from '#profile/members/signatures/view.ts'
import { rollBack, savepoint, consumeRehearsedCode } from '#profile/members/signatures/signatures.sql.ts'
import { beginAct, lapseOf } from '#profile/members/signatures/begin-act.ts'
import { signatureNotNeeded } from '#profile/members/signatures/refusals.ts'

type Refused = (typeof signatures.ask.refusals)[number]

/**
 * Holds the money of an act that needs two people. First it rehearses the act: it runs the use case with the person's
 * code and all checks, and rolls back. So no person is asked to sign an act that would be refused.
 */
export const requestSignature = (
  deps: Pick<Deps, 'config' | 'random'>,
  call: CustomerCall,
  { act: body }: InputOf<typeof signatures.ask>,
): Promise<Outcome<ActView, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<ActView, Refused>> => {
    const { customerId: accountId } = call.customer
    const taken = await rehearse(deps, tx, accountId, body)
    if (!taken.ok) return taken
    const { kind, coin, amount, value, factor } = taken.value
    if (!(await needsTwo(tx, accountId, 'money', value))) return signatureNotNeeded
    if ('verifyToken' in body)
      assert(await consumeRehearsedCode(tx, sha256(body.verifyToken)), 'the code of a rehearsed act is already used')
    const id = deps.random.uuid()
    const held = await hold(tx, { customer: accountId, kind }, coin, amount, { type: 'signature', id })
    if (!held.ok) return held
    return beginAct(tx, call, {
      id,
      accountId,
      kind: body.kind,
      body: withoutCode(body),
      act: destinationOf(body, await findAddressText(tx, body)),
      coin,
      amount,
      value: value ?? null,
      holdId: held.value.holdId,
      transferId: null,
      requestedBy: personOf(call.customer),
      factor: factor ?? 'session',
      lapsesAt: lapseOf(tx.now),
    })
  })

/** Runs the act and rolls it back. Returns the amount that it took, or its refusal. */
async function rehearse(
  deps: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  accountId: string,
  body: MoneyBody,
): Promise<Outcome<Awaited<ReturnType<typeof amountTaken>>, MoneyRefusal>> {
  await savepoint(tx)
  const made = await carryOut(deps, { ...tx, signature: { factor: undefined } }, accountId, body)
  const taken = made.ok ? ok(await amountTaken(tx, body, made.value.id)) : made
  await rollBack(tx)
  return taken
}

const withoutCode = (body: MoneyBody): unknown =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'verifyToken'))
