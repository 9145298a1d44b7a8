import { approvals } from '@tessera/contract/approvals.ts'
import { customers } from '@tessera/contract/customers.ts'
import { exits } from '@tessera/contract/exits.ts'
import { ownAccounts } from '@tessera/contract/own-accounts.ts'
import { withdrawals } from '@tessera/contract/withdrawals.ts'
import { amount } from '@tessera/domain/money/amount.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../world/src/chain/keys.ts'
import { codeOfRefusal } from '../../../../world/src/testing/access.ts'
import { byTwo } from '../../../../world/src/testing/by-two.ts'
import { CHAIN, chainHouse, type ChainHouse, COIN } from '../../../../world/src/testing/chain-house.ts'
import { withdrawing, type Withdrawing } from '../../../../world/src/testing/withdrawing.ts'
import { insertRestore, openRestore } from '../audit/restores.sql.ts'
import { verify } from '../audit/verify.ts'
import { post } from '../ledger/post.sql.ts'
import { coinOf } from '../withdrawals/find-payment.ts'
import { listLostPayments } from './lost-payments.sql.ts'
import { restoreReconciler } from './reconcile-restore.ts'
import { paymentWatcher } from './watch-payments.ts'

let house: ChainHouse
let flow: Withdrawing
beforeAll(async () => {
  house = await chainHouse()
  flow = withdrawing(house)
})
afterEach(async ({ expect: check }) => {
  for (const node of house.nodes) node.lies = {}
  check(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => house.close())

const QUIET = 200
const roles = ['finance', 'finance'] as const

/** Pays a withdrawal that this database never knew, and returns its id. */
async function paidInLostTime(to: string, id: string = randomUUID(), tag: string | null = null): Promise<string> {
  const hot = await house.signer.keys.hotWallet()
  const coin = await coinOf(house.deps, { id, coin: COIN, chain: CHAIN })
  const payment = { from: hot, feePayer: hot, to, tag, coin, amount: amount(99_000_000n), memo: id }
  const { wire } = await house.signer.chain.signPayment(payment)
  await house.signer.chain.broadcast(wire)
  house.slots(10)
  return id
}

async function restore(): Promise<{ id: string; reconcile: () => Promise<void> }> {
  await house.deps.inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, randomUUID())))
  const reconcile = restoreReconciler({ ...house.deps, chain: house.signer.chain })
  await reconcile()
  house.slots(QUIET)
  await reconcile()
  return { id: (await openRestore(house.deps))?.id ?? '', reconcile }
}
const end = (subjectId: string) => byTwo(house, { kind: 'restore_end', subjectId, verdict: 'approve', roles })
/** Two people settle a finding: 'done', or the code of the refusal, after which the proposal is withdrawn. */
async function settle(subjectId: string, verdict: 'approve' | 'refuse'): Promise<string> {
  const outcome = await byTwo(house, { kind: 'lost_payment', subjectId, verdict, roles })
  await sql`
    update approval_request set status = 'cancelled' where kind = 'lost_payment' and status = 'requested'`.execute(
    house.deps.db,
  )
  return outcome
}
const findings = () => listLostPayments(house.deps, 10)

test('RST-01 a payment whose withdrawal was lost becomes a withdrawal of the customer who has its address, before a restore ends', async () => {
  const known = await flow.approved()
  await flow.finish(known.id)
  const who = await flow.withdrawer(500_000_000n)
  const memo = await paidInLostTime(who.wallet)
  const { id, reconcile } = await restore()
  await reconcile()
  const found = await findings()
  expect(found).toMatchObject([{ memo, recipient: who.wallet, coin: COIN, amount: 99_000_000n }])
  expect(found[0]?.hosts).toHaveLength(2)
  expect(await end(id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await settle(found[0]?.id ?? '', 'approve')).toBe('done')
  expect(await findings()).toEqual([])
  expect(await end(id)).toBe('done')
  await flow.advance()
  expect(await flow.fate({ who, id: memo })).toEqual({
    paid: true,
    arrived: 99_000_000n,
    posted: 401_000_000n,
    held: 0n,
    finalised: 1,
  })
})

test('RST-01 a payment to an address that is in no address book can only be booked as a loss, out of the fees', async () => {
  const { address } = await keyOf('outside', randomUUID())
  await paidInLostTime(address)
  const { id } = await restore()
  const [lost] = await findings()
  expect(lost).toMatchObject({ recipient: address })
  expect(await settle(lost?.id ?? '', 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await settle(lost?.id ?? '', 'refuse')).toBe('RECONCILIATION_FEES_TOO_LOW')
  await earnFees(99_000_000n)
  expect(await settle(lost?.id ?? '', 'refuse')).toBe('done')
  expect(await settle(lost?.id ?? '', 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await end(id)).toBe('done')
})

test('RST-01 a lost payment is not adopted if the customer has too little money or several customers share the address', async () => {
  const [poor, other] = [await flow.withdrawer(50_000_000n), await flow.withdrawer(50_000_000n)]
  await paidInLostTime(poor.wallet)
  const { id } = await restore()
  const lost = (await findings())[0]?.id ?? ''
  expect(await settle(lost, 'approve')).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  await house.asOwner(sql`update address_book set address = ${poor.wallet} where id = ${other.addressId}`)
  expect(await settle(lost, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await earnFees(99_000_000n)
  expect(await settle(lost, 'refuse')).toBe('done')
  expect(await house.tokenBalance(poor.id)).toEqual({ posted: 50_000_000n, held: 0n })
  expect(await end(id)).toBe('done')
})

test('RST-01 the tag tells whose payment to a shared address was lost', async () => {
  const [paid, other] = [
    await flow.withdrawer(500_000_000n, { tag: '104857' }),
    await flow.withdrawer(0n, { tag: '104858' }),
  ]
  await house.asOwner(sql`update address_book set address = ${paid.wallet} where id = ${other.addressId}`)
  const memo = await paidInLostTime(paid.wallet, randomUUID(), '104857')
  const { id } = await restore()
  const [lost] = await findings()
  expect(lost).toMatchObject({ memo, tag: '104857', recipient: paid.wallet })
  expect(await settle(lost?.id ?? '', 'approve')).toBe('done')
  expect(await end(id)).toBe('done')
  await flow.advance()
  expect(await house.api(withdrawals, paid).get({ id: memo })).toMatchObject({ tag: '104857', stage: 'confirmed' })
})

test('RST-01 a lost payment with a tag that is in no address book can only be booked as a loss', async () => {
  const who = await flow.withdrawer(500_000_000n, { tag: '104857' })
  await paidInLostTime(who.wallet, randomUUID(), '104858')
  const { id } = await restore()
  const lost = (await findings())[0]?.id ?? ''
  expect(await settle(lost, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await earnFees(99_000_000n)
  expect(await settle(lost, 'refuse')).toBe('done')
  expect(await end(id)).toBe('done')
})

test('RST-01 of two payments for one lost withdrawal, one is adopted and the other can only be booked as a loss', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await paidInLostTime(who.wallet)
  await paidInLostTime(who.wallet, memo)
  const { id } = await restore()
  const [first, second] = await findings()
  expect([first?.memo, second?.memo]).toEqual([memo, memo])
  expect(await settle(first?.id ?? '', 'approve')).toBe('done')
  expect(await settle(second?.id ?? '', 'approve')).toBe('WITHDRAWAL_PAYMENT_TAKEN')
  await earnFees(99_000_000n)
  expect(await settle(second?.id ?? '', 'refuse')).toBe('done')
  expect(await end(id)).toBe('done')
  await flow.finish(memo)
  expect(await house.tokenBalance(who.id)).toEqual({ posted: 401_000_000n, held: 0n })
})

test('RST-01 a node that names another owner of the recipient’s token account moves no payment to another customer', async () => {
  const [paid, victim] = [await flow.withdrawer(500_000_000n), await flow.withdrawer(500_000_000n)]
  const memo = await paidInLostTime(paid.wallet)
  house.nodes[0].lies = { namesOwner: victim.wallet }
  const { id } = await restore()
  const [lost] = await findings()
  expect(lost).toMatchObject({ memo, recipient: paid.wallet })
  house.nodes[0].lies = {}
  expect(await settle(lost?.id ?? '', 'approve')).toBe('done')
  expect(await house.tokenBalance(victim.id)).toEqual({ posted: 500_000_000n, held: 0n })
  expect(await end(id)).toBe('done')
  await flow.finish(memo)
})

test('OPR-02 an operator does not decide about a lost payment to an address of their own account', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await paidInLostTime(who.wallet)
  const { id } = await restore()
  const subjectId = (await findings())[0]?.id ?? ''
  const [own, colleague] = [await house.operator('finance'), await house.operator('finance')]
  const { userAccount: number } = await house.api(customers, who).info({})
  await house.api(ownAccounts, own).declare({ number })
  const proposal = { kind: 'lost_payment', subjectId, verdict: 'refuse', reason: 'Not found.' } as const
  expect(await codeOfRefusal(house.api(approvals, own).propose(proposal))).toBe('OPERATOR_OWN_ACCOUNT')
  const { id: requestId, contentHash } = await house
    .api(approvals, colleague)
    .propose({ ...proposal, verdict: 'approve' })
  const decision = { requestId, verdict: 'approve', contentHash, note: 'Seen.' } as const
  expect(await codeOfRefusal(house.api(approvals, own).decide(decision))).toBe('OPERATOR_OWN_ACCOUNT')
  await house.api(approvals, await house.operator('finance')).decide(decision)
  expect(await end(id)).toBe('done')
  await flow.finish(memo)
})

test('RST-01 a restore does not end while a node may hide payments, and says if its blocks do not reach back', async () => {
  house.nodes[1].lies = { isSilent: true }
  await house.deps.inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, randomUUID())))
  const answering = house.signer.chain
  const heights = await answering.lastValidHeights().catch(() => new Map<string, bigint>())
  const chain = {
    ...answering,
    finalizedHeight: () => Promise.resolve(1_000_000n),
    lastValidHeights: async () => heights,
  }
  const reconcile = restoreReconciler({ ...house.deps, chain })
  await reconcile()
  expect(await openRestore(house.deps)).toMatchObject({ chain_at: null })
  for (const node of house.nodes) node.lies = { keepsSinceMs: Date.now() + 3_600_000 }
  await reconcile()
  const restored = await openRestore(house.deps)
  expect(restored).toMatchObject({ history_reaches: false, chain_at: expect.any(Date) })
  expect(await end(restored?.id ?? '')).toBe('done')
})

test('NODE-01 people settle a payment that one node denies only once a second node shows it', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await paidInLostTime(who.wallet)
  house.nodes[1].lies = { denies: true }
  const { id, reconcile } = await restore()
  const [lost] = await findings()
  expect([lost?.hosts.length, lost?.not_shown_by.length]).toEqual([1, 1])
  for (const verdict of ['approve', 'refuse'] as const)
    expect(await settle(lost?.id ?? '', verdict)).toBe('PAYMENT_NOT_AGREED')
  expect(await end(id)).toBe('APPROVAL_SUBJECT_MOVED')
  house.nodes[1].lies = {}
  await reconcile()
  expect(await findings()).toMatchObject([{ not_shown_by: [] }])
  expect(await settle(lost?.id ?? '', 'approve')).toBe('done')
  expect(await end(id)).toBe('done')
  await flow.finish(memo)
})

test('NODE-01 a finding that no node shows any more is void, and is open again once a node shows it', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await paidInLostTime(who.wallet)
  house.nodes[1].lies = { denies: true }
  const { id, reconcile } = await restore()
  house.nodes[0].lies = { denies: true }
  await reconcile()
  expect(await findings()).toEqual([])
  for (const node of house.nodes) node.lies = {}
  const watch = watcher()
  expect(await end(id)).toBe('done')
  await watch()
  const [lost] = await findings()
  expect(lost).toMatchObject({ memo, hosts: [expect.any(String), expect.any(String)] })
  expect(await settle(lost?.id ?? '', 'approve')).toBe('done')
  await flow.finish(memo)
})

test('RST-01 a second payment of a paid withdrawal stops everything that leaves, until two people book it', async () => {
  const { who, id: memo } = await flow.approved()
  await flow.finish(memo)
  const later = await flow.approved()
  const watch = watcher()
  await watch()
  expect([await findings(), await stops()]).toEqual([[], []])
  await paidInLostTime(who.wallet, memo)
  await watch()
  const [second] = await findings()
  expect(await stops()).toEqual(['unexplained_payment'])
  await flow.sign()
  expect(await flow.signerRefusal(later.id)).toBe('unexplained_payment')
  const of = { kind: 'lost_payment', subjectId: second?.id ?? '' } as const
  const { content } = await house.api(approvals, await house.operator('finance')).subject(of)
  expect(content).toMatchObject({
    memo,
    txId: second?.signature,
    explorer: expect.stringContaining(`/tx/${second?.signature}`),
    settledWithdrawal: true,
  })
  expect(await settle(of.subjectId, 'approve')).toBe('APPROVAL_SUBJECT_MOVED')
  await earnFees(99_000_000n)
  expect(await settle(of.subjectId, 'refuse')).toBe('done')
  await watch()
  expect([await findings(), await stops()]).toEqual([[], []])
  await flow.finish(later.id)
  expect(await flow.stageOf(later.id)).toBe('confirmed')
})

test('RST-01 a difference of amounts is not booked while a payment without a withdrawal is open', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const memo = await paidInLostTime(who.wallet)
  await watcher()()
  await house.asOwner(sql`
    insert into external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since)
    values (${COIN}, -1, 0, 0, now(), -1, now(), -1, 0, now())`)
  const difference = { kind: 'reconciliation_difference', subjectId: COIN, verdict: 'approve', roles } as const
  expect(await byTwo(house, difference)).toBe('RECONCILIATION_PAYMENT_OPEN')
  await house.asOwner(sql`delete from external_balance where coin = ${COIN}`)
  expect(await settle((await findings())[0]?.id ?? '', 'approve')).toBe('done')
  await flow.finish(memo)
})

/** The job that looks for payments without a withdrawal, from the first block of the test chain. */
const watcher = () => paymentWatcher({ ...house.deps, chain: house.signer.chain }, new Date(0))
async function stops(): Promise<string[]> {
  const { rows } = await house.api(exits, await house.operator('finance')).stops({})
  return rows.map(({ kind }) => kind).filter((kind) => kind === 'unexplained_payment')
}

/** Moves money of a new customer to the fees of the exchange. */
async function earnFees(minor: bigint): Promise<void> {
  const payer = await flow.withdrawer(minor)
  const transfers = [
    { debit: { customer: payer.id, kind: 'token' }, credit: { house: 'fees' }, coin: COIN, amount: amount(minor) },
  ] as const
  await house.deps.inTx('test')((tx) =>
    post(tx, { kind: 'adjustment', ref: { type: 'test', id: randomUUID() }, transfers }),
  )
}
