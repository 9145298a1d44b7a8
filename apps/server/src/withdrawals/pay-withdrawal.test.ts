import { withdrawals } from '@tessera/contract/withdrawals.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainHouse, type ChainHouse } from '../../../../world/src/testing/chain-house.ts'
import { freshKey, withdrawing, type Withdrawer, type Withdrawing } from '../../../../world/src/testing/withdrawing.ts'
import { verify } from '../audit/verify.ts'
import { recordCheck } from '../audit/books-check.sql.ts'
import type { Chain } from '../providers/chain.ts'
import { signWithdrawalsOnce } from '../signer/sign-withdrawals.ts'
import { advanceWithdrawalsOnce } from './advance-withdrawals.ts'

let house: ChainHouse
let flow: Withdrawing
beforeAll(async () => {
  house = await chainHouse()
  flow = withdrawing(house)
})
afterEach(async () => {
  expect(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => house.close())

const DOLLAR = 1_000_000n
const sign = () => signWithdrawalsOnce(house.signer)
const advance = (chain: Chain = house.signer.chain) => advanceWithdrawalsOnce({ ...house.deps, chain })
const outcomesOf = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from withdraw_attempt where withdrawal_id = ${id} order by n`.execute(house.deps.db)
  return rows.map((row) => row.outcome)
}
const signerRefusal = async (id: string): Promise<string | null> => {
  const { rows } = await sql<{
    why: string | null
  }>`select signer_refusal as why from withdrawal where id = ${id}`.execute(house.deps.db)
  return rows[0]?.why ?? null
}

/** A withdrawal of 100 that two people approved: 99 have to arrive, once. */
async function approved(): Promise<{ who: Withdrawer; id: string }> {
  const who = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(who, '100')
  expect(await flow.review(id, 'approve')).toBe('done')
  return { who, id }
}

/** Everything that is left to do, without disturbance. */
async function finish(id: string): Promise<void> {
  for (let run = 0; run < 6 && (await flow.stageOf(id)) !== 'confirmed'; run++) {
    await sign()
    await advance()
    house.slots(10)
  }
}

async function expectPaidOnce({ who, id }: { who: Withdrawer; id: string }): Promise<void> {
  expect(await flow.stageOf(id)).toBe('confirmed')
  expect(await house.onChain(who.wallet)).toBe(99n * DOLLAR)
  expect(await house.tokenBalance(who.id)).toEqual({ posted: 400n * DOLLAR, held: 0n })
  expect((await outcomesOf(id)).filter((outcome) => outcome === 'finalised')).toHaveLength(1)
}

test('a withdrawal goes by review of two, signature and broadcast to the wallet', async () => {
  const { who, id } = await approved()
  expect(await flow.stageOf(id)).toBe('approved')
  await sign()
  expect(await flow.stageOf(id)).toBe('signed')
  expect((await house.api(withdrawals, who).get({ id })).txId).toBeNull()
  await advance()
  expect(await flow.stageOf(id)).toBe('broadcast')
  const sent = await house.api(withdrawals, who).get({ id })
  expect(sent).toMatchObject({ status: 'pending review', cancellable: false })
  house.slots(7)
  await advance()
  expect(await flow.stageOf(id)).toBe('broadcast')
  house.slots(1)
  await advance()
  await expectPaidOnce({ who, id })
  expect(await house.api(withdrawals, who).get({ id })).toMatchObject({ status: 'succeeded', txId: sent.txId })
})

test('a refusal by two gives the money and the limit back and says why', async () => {
  const who = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(who, '100')
  expect(await flow.review(id, 'refuse')).toBe('done')
  expect(await house.tokenBalance(who.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  const api = house.api(withdrawals, who)
  expect(await api.get({ id })).toMatchObject({ status: 'rejected', stage: 'refused', reason: 'address_risk' })
  await sign()
  await advance()
  expect(await outcomesOf(id)).toEqual([])
  expect(await flow.review(id, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
})

test('WDR-11 W2: approved and not picked up for a long time, then paid once', async () => {
  const w = await approved()
  house.slots(1000)
  await finish(w.id)
  await expectPaidOnce(w)
})

test('WDR-11 W4: a signer that dies before its bytes are stored leaves nothing that could land', async () => {
  const w = await approved()
  const dying = { ...house.signer, inTx: () => () => Promise.reject(new Error('killed')) }
  await signWithdrawalsOnce(dying)
  expect(await outcomesOf(w.id)).toEqual([])
  await finish(w.id)
  await expectPaidOnce(w)
})

test('WDR-11 W5: of eight signers at once one stores its bytes', async () => {
  const w = await approved()
  await Promise.all(Array.from({ length: 8 }, sign))
  expect(await outcomesOf(w.id)).toEqual(['pending'])
  await finish(w.id)
  await expectPaidOnce(w)
})

test('WDR-11 W6: stored and not broadcast, the same bytes are sent later', async () => {
  const w = await approved()
  await sign()
  house.slots(100)
  await Promise.all([advance(), advance(), advance()])
  house.slots(8)
  await Promise.all([advance(), advance(), advance()])
  await expectPaidOnce(w)
  expect(await outcomesOf(w.id)).toEqual(['finalised'])
})

test('WDR-11 W7 and W8: the answer to the broadcast is lost or says error although it landed', async () => {
  const w = await approved()
  await sign()
  const lying: Chain = {
    ...house.signer.chain,
    broadcast: async (wire) => {
      await house.signer.chain.broadcast(wire)
      throw new Error('connection reset')
    },
  }
  await advance(lying)
  await advance(lying)
  house.slots(8)
  await advance()
  await expectPaidOnce(w)
  expect(await outcomesOf(w.id)).toEqual(['finalised'])
})

test('WDR-11 W9: confirmed on the chain and not marked, a second look marks it once', async () => {
  const w = await approved()
  await sign()
  await advance()
  house.slots(8)
  const dying = { ...house.deps, inTx: () => () => Promise.reject(new Error('killed')), chain: house.signer.chain }
  await advanceWithdrawalsOnce(dying)
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  await Promise.all([advance(), advance(), advance()])
  await expectPaidOnce(w)
})

test('WDR-11 what expired unsent is signed anew only after its height is final, and is paid once', async () => {
  const w = await approved()
  await sign()
  const mute: Chain = { ...house.signer.chain, broadcast: () => Promise.resolve() }
  await advance(mute)
  house.slots(140)
  await advance(mute)
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  house.slots(30)
  await advance(mute)
  expect(await flow.stageOf(w.id)).toBe('approved')
  expect(await outcomesOf(w.id)).toEqual(['expired'])
  await finish(w.id)
  await expectPaidOnce(w)
  expect(await outcomesOf(w.id)).toEqual(['expired', 'finalised'])
  const { rows } = await sql<{ wire: string }>`select wire from withdraw_attempt where withdrawal_id = ${w.id}`.execute(
    house.deps.db,
  )
  for (const { wire } of rows) await house.signer.chain.broadcast(wire)
  await expectPaidOnce(w)
})

test('WDR-11 while the providers differ, nothing is given up and nothing is signed again', async () => {
  const w = await approved()
  await sign()
  const differing: Chain = {
    ...house.signer.chain,
    broadcast: () => Promise.resolve(),
    stateOf: () => Promise.resolve('unknown' as const),
  }
  await advance(differing)
  house.slots(400)
  await advance(differing)
  await sign()
  expect(await outcomesOf(w.id)).toEqual(['pending'])
  await finish(w.id)
  await expectPaidOnce(w)
})

test('WDR-11 WDR-13 whatever dies or lies in which order, money is paid once or given back once', async () => {
  const random = seeded(7)
  const pick = (below: number) => Math.floor(random() * below)
  for (let history = 0; history < 12; history++) {
    const who = await flow.withdrawer(500n * DOLLAR)
    const id = await flow.request(who, '100')
    const steps = disturbances(who, id)
    for (let n = 0; n < 12; n++) await (n === 4 ? flow.review(id, 'approve') : steps[pick(steps.length)]?.(pick(200)))
    await finishOrNot(id)
    await expectOneWay(who, id)
  }
})

/** What may happen to a withdrawal at any time: work, deaths between its steps, a node that lies, people who change their mind. */
function disturbances(who: Withdrawer, id: string): ((slots: number) => unknown)[] {
  const { chain } = house.signer
  const dying = () => () => Promise.reject(new Error('killed'))
  const deaf: Chain = { ...chain, broadcast: () => Promise.reject(new Error('refused')) }
  const lying: Chain = {
    ...chain,
    broadcast: (wire) => chain.broadcast(wire).then(() => Promise.reject(new Error('timeout'))),
  }
  const cancel = () => house.api(withdrawals, who).cancel({ id }, freshKey())
  return [
    sign,
    () => signWithdrawalsOnce({ ...house.signer, inTx: dying }),
    () => advance(),
    () => advance(deaf),
    () => advance(lying),
    () => advanceWithdrawalsOnce({ ...house.deps, inTx: dying, chain }),
    () => Promise.all([sign(), advance(), advance()]),
    () => Promise.allSettled([cancel(), sign()]),
    () => flow.review(id, 'refuse'),
    (slots) => house.slots(slots),
  ]
}

test('WDR-13 WDR-16 cancel, approve and refuse at once have one winner, and money goes one way', async () => {
  for (let round = 0; round < 4; round++) {
    const who = await flow.withdrawer(500n * DOLLAR)
    const id = await flow.request(who, '100')
    const api = house.api(withdrawals, who)
    const cancels = Array.from({ length: 6 }, () =>
      api.cancel({ id }, freshKey()).then(
        () => 'done',
        () => 'refused',
      ),
    )
    const reviews = [flow.review(id, 'approve'), flow.review(id, 'refuse')]
    const won = (await Promise.all([...cancels, ...reviews])).filter((answer) => answer === 'done')
    expect(won).toHaveLength(1)
    await finishOrNot(id)
    await expectOneWay(who, id)
  }
})

/** Paid and taken, or given back and nothing on the chain. */
async function expectOneWay(who: Withdrawer, id: string): Promise<void> {
  const stage = await flow.stageOf(id)
  expect(['confirmed', 'refused', 'cancelled']).toContain(stage)
  const paid = stage === 'confirmed'
  expect(await house.onChain(who.wallet)).toBe(paid ? 99n * DOLLAR : 0n)
  expect(await house.tokenBalance(who.id)).toEqual({ posted: (paid ? 400n : 500n) * DOLLAR, held: 0n })
}

async function finishOrNot(id: string): Promise<void> {
  if (!['refused', 'cancelled'].includes(await flow.stageOf(id))) await finish(id)
}

test('a payment that fails on the chain waits for two people, who give it back', async () => {
  const { who, id } = await failedOnChain()
  expect(await house.api(withdrawals, who).get({ id })).toMatchObject({ status: 'pending review', stage: 'failed' })
  expect(await house.tokenBalance(who.id)).toMatchObject({ held: 100n * DOLLAR })
  expect(await flow.review(id, 'refuse')).toBe('done')
  expect(await flow.stageOf(id)).toBe('refunded')
  expect(await house.tokenBalance(who.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  expect(await house.onChain(who.wallet)).toBe(0n)
})

test('a payment that failed on the chain is paid once when two people let it try again', async () => {
  const w = await failedOnChain()
  expect(await flow.review(w.id, 'approve')).toBe('done')
  await finish(w.id)
  await expectPaidOnce(w)
  expect(await outcomesOf(w.id)).toEqual(['failed_onchain', 'finalised'])
})

/** The bytes stored are of a payment that the hot wallet cannot cover: it lands and fails. */
async function failedOnChain() {
  const w = await approved()
  const overdrawing = {
    ...house.signer,
    chain: {
      ...house.signer.chain,
      signPayment: (payment: Parameters<Chain['signPayment']>[0]) =>
        house.signer.chain.signPayment({ ...payment, amount: 10n ** 18n }),
    },
  }
  await signWithdrawalsOnce(overdrawing)
  await advance()
  house.slots(8)
  await advance()
  return w
}

test('WDR-04 an address or amount that was changed in the database is not paid', async () => {
  for (const change of [
    sql`address = (select address from withdrawal order by requested_at limit 1)`,
    sql`amount = amount + 100000000`,
    sql`customer_id = (select customer_id from withdrawal order by requested_at limit 1)`,
  ]) {
    const { id } = await approved()
    const { rows } = await sql<{ address: string; amount: bigint; customer_id: string }>`
      select address, amount, customer_id from withdrawal where id = ${id}`.execute(house.deps.db)
    await sql`update withdrawal set ${change} where id = ${id}`.execute(house.deps.db)
    await sign()
    expect(await signerRefusal(id)).toBe('the seal does not hold')
    expect(await flow.stageOf(id)).toBe('approved')
    const [was] = rows
    await sql`update withdrawal set address = ${was?.address}, amount = ${String(was?.amount)}::numeric, customer_id = ${was?.customer_id} where id = ${id}`.execute(
      house.deps.db,
    )
    await finish(id)
  }
})

test('WDR-12 a row that says approved without two people behind it is not paid', async () => {
  const who = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(who, '100')
  await sql`update withdrawal set status = 'approved' where id = ${id}`.execute(house.deps.db)
  await sign()
  expect(await signerRefusal(id)).toBe('no approval by two people')
  await sql`update withdrawal set status = 'review' where id = ${id}`.execute(house.deps.db)
  await house.api(withdrawals, who).cancel({ id }, freshKey())
})

test('WDR-12 an approved entry of the address book that was changed is not paid', async () => {
  const { who, id } = await approved()
  await sql`update address_book set address = 'elsewhere' where id = ${who.addressId}`.execute(house.deps.db)
  await sign()
  expect(await signerRefusal(id)).toBe('the address book names another address')
  await sql`update address_book set address = ${who.wallet} where id = ${who.addressId}`.execute(house.deps.db)
  await finish(id)
})

test('WDR-12 nothing is signed while the books break an invariant', async () => {
  const w = await approved()
  const check = (scope: 'tail' | 'everything', findings: Parameters<typeof recordCheck>[2]) =>
    house.deps.inTx('test')(async (tx) => ok(await recordCheck(tx, scope, findings)))
  await check('tail', [{ invariant: 'I3', row: {} }])
  await sign()
  expect(await signerRefusal(w.id)).toBe('the books break an invariant')
  await check('everything', [])
  await finish(w.id)
  await expectPaidOnce(w)
  expect(await signerRefusal(w.id)).toBeNull()
})

test('WDR-12 the signer stops at its cap of 24 hours, whatever is approved', async () => {
  const { who, id } = await approved()
  // As if one earlier payment of today had been of almost the whole cap.
  const { rows } = await sql<{
    id: string
  }>`select withdrawal_id as id from withdraw_attempt where outcome = 'finalised' limit 1`.execute(house.deps.db)
  await sql`update withdraw_attempt set amount = 4999999000000, created_at = now() where withdrawal_id = ${rows[0]?.id} and outcome = 'finalised'`.execute(
    house.deps.db,
  )
  await sign()
  expect(await signerRefusal(id)).toBe('above the cap of 24 hours')
  await sql`update withdraw_attempt set amount = 99000000 where withdrawal_id = ${rows[0]?.id} and outcome = 'finalised'`.execute(
    house.deps.db,
  )
  await finish(id)
  await expectPaidOnce({ who, id })
})

test('WDR-09 a freeze that comes after the request stops approval, and after approval stops the signer', async () => {
  const freeze = async (customer: string) =>
    house.deps.inTx('test')(async (tx) => {
      await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
                values (${randomUUID()}, ${customer}, 'withdraw', 'login_password_changed', ${tx.now}, ${tx.now}::timestamptz + interval '48 hours')`.execute(
        tx.db,
      )
      return ok(undefined)
    })
  const ada = await flow.withdrawer(500n * DOLLAR)
  const waiting = await flow.request(ada, '100')
  await freeze(ada.id)
  expect(await flow.review(waiting, 'approve')).toBe('WITHDRAWAL_FROZEN')
  const w = await approved()
  await freeze(w.who.id)
  await sign()
  expect(await signerRefusal(w.id)).toBe('withdrawals of the customer are frozen')
  house.passTime(48 * 3_600_000 + 1000)
  await finish(w.id)
  await expectPaidOnce(w)
})

test('a hot wallet that cannot pay makes withdrawals wait, not fail', async () => {
  const empty = await chainHouse(0n)
  const poor = withdrawing(empty)
  const who = await poor.withdrawer(500n * DOLLAR)
  const id = await poor.request(who, '100')
  await poor.review(id, 'approve')
  await signWithdrawalsOnce(empty.signer)
  expect(await poor.stageOf(id)).toBe('approved')
  await empty.chain.faucet.give((await empty.signer.keys.hotWallet()).address, 99n * DOLLAR)
  empty.slots(8)
  await signWithdrawalsOnce(empty.signer)
  expect(await poor.stageOf(id)).toBe('signed')
  await empty.close()
})

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
