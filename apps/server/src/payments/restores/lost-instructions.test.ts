import { referenceOf } from '@tessera/domain/payments/fiat-orders/reference.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshKey } from '#testing/bank-exchange.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { booksHold } from '#testing/books.ts'
import { instructing } from '#testing/instructing.ts'
import {
  endRestore,
  reconcileTwice,
  restoredExchange,
  type RestoredExchange,
  rewrite,
} from '#testing/restored-exchange.ts'
import { copyOut } from '#services/audit/copy-out.ts'
import { listLostPayouts } from './lost-payments.sql.ts'

let folder: string
let exchange: ChainExchange
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeper-'))
  exchange = await chainExchange()
})
afterAll(async () => {
  await exchange.close()
  await rm(folder, { recursive: true })
})

const ISSUER = 'issuer:Lantern Bay Trust'
/** Returns a payment instruction that the restored database has only as prepared. */
async function withInstruction(at: RestoredExchange['at']) {
  const paying = await instructing(at)
  const { id: product } = await paying.product()
  await paying.beneficiary('issuer', ISSUER)
  await paying.receive({ exchange: 'proceeds', of: product }, 50_00n)
  return { paying, made: await paying.prepare(product, '50.00') }
}

test('RST-01 requires two people to confirm each instruction of a lost file that is unknown or only prepared', async () => {
  const lost = await restoredExchange(folder)
  const { exchange: site } = lost.at
  const { paying, made } = await withInstruction(lost.at)
  const unknown = randomUUID()
  const after = { fiat: 'SGD', sha256: 'a'.repeat(64), ids: [lost.id], instructions: [made.id, unknown] }
  const keeps = await rewrite(lost, (entry) => ({ ...entry, after }))
  const restore = await reconcileTwice(lost, exchange)
  const found = await listLostPayouts(site.deps, 10)
  expect(found.map((each) => each.payout_id).toSorted()).toEqual([made.id, unknown].toSorted())
  expect(await endRestore(site, restore)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await paying.decide('payment_instruction', made.id)).toBe('APPROVAL_SUBJECT_MOVED')
  for (const { id } of found) expect(await paying.decide('lost_payout', id)).toBe('done')
  expect(await endRestore(site, restore)).toBe('done')
  // The bank may have paid it, so another instruction is needed.
  expect(await paying.decide('payment_instruction', made.id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect((await paying.desk.cancel({ id: made.id }, freshKey())).status).toBe('cancelled')
  await lost.at.close()
  await keeps.stop()
})

test('RST-01 exports no instruction that a payment file without a list may contain, and two people can recall it', async () => {
  const lost = await restoredExchange(folder)
  const { at } = lost
  const { paying, made } = await withInstruction(at)
  expect(await paying.decide('payment_instruction', made.id)).toBe('done')
  const keeps = await rewrite(lost, (entry) => ({ ...entry, after: { fiat: 'SGD', payouts: 1 } }))
  const restore = await reconcileTwice(lost, exchange)
  expect(await endRestore(at.exchange, restore)).toBe('done')
  await copyOut(at.exchange.deps, true)
  expect(await paying.export()).toEqual({ batch: null, heldBack: 1 })
  expect(await paying.desk.get({ id: made.id })).toMatchObject({ status: 'approved', heldBack: 'maybe_sent' })
  expect(await paying.decide('instruction_recall', made.id)).toBe('done')
  await at.close()
  await keeps.stop()
})

/** The reference of a payment that the database lost. */
const lostReference = (): string => referenceOf(BigInt(randomInt(1_000_000_000)))

test('RST-01 the debit of a lost instruction without a list is a finding of the restore, until two people explain it', async () => {
  const lost = await restoredExchange(folder)
  const { at } = lost
  const { paying, made } = await withInstruction(at)
  const product = made.of
  expect((await paying.desk.cancel({ id: made.id }, freshKey())).status).toBe('cancelled')
  const keeps = await rewrite(lost, (entry) => ({ ...entry, after: { fiat: 'SGD', payouts: 1 } }))
  const restore = await reconcileTwice(lost, exchange)
  const reference = lostReference()
  const debit = await paying.debit(`Payment ${reference}`, 40_00n, 'LANTERN BAY TRUST')
  expect([debit.settled, debit.reason]).toEqual(['queued', 'payment_unknown'])
  const subject = { kind: 'restore_end', subjectId: restore } as const
  const { content } = await at.exchange.api(approvals, at.finance[0]).subject(subject)
  expect(content).toMatchObject({ lostPayouts: '0', lostDebits: '1' })
  expect(await endRestore(at.exchange, restore)).toBe('APPROVAL_SUBJECT_MOVED')
  const settles = { kind: 'issuer_proceeds', of: product }
  expect(await paying.decide('bank_line_out', debit.id, { proposal: { settles } })).toBe('done')
  expect(await paying.balance(`proceeds:${product}`)).toBe(10_00n)
  expect(await endRestore(at.exchange, restore)).toBe('done')
  // The instruction has its lost reference again, so a return by the bank finds it.
  const back = await at.settle({ lineId: randomUUID(), text: reference, amount: amount(40_00n), payerName: 'DBS' })
  expect(back.value).toBe('credited')
  expect(await paying.balance(`proceeds:${product}`)).toBe(50_00n)
  await booksHold(at.exchange)
  await at.close()
  await keeps.stop()
})

test('RST-01 a second debit under the reference of a lost payment is another payment', async () => {
  const lost = await restoredExchange(folder)
  const { paying, made } = await withInstruction(lost.at)
  const reference = lostReference()
  const debits = [await paying.debit(reference, 10_00n), await paying.debit(reference, 15_00n)]
  const settles = { kind: 'issuer_proceeds', of: made.of }
  for (const { id } of debits) expect(await paying.decide('bank_line_out', id, { proposal: { settles } })).toBe('done')
  const { rows } = await paying.desk.list({ pageSize: 5 })
  const references = rows.filter((row) => row.isByHand).map((row) => row.reference)
  expect([references.length, new Set(references).size, references.includes(reference)]).toEqual([2, 2, true])
  await booksHold(lost.at.exchange)
  await lost.at.close()
  await lost.keeps.stop()
})
