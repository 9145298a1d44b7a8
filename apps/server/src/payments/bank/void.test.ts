import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { byTwo } from '#testing/by-two.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const voided = (subjectId: string) =>
  byTwo(setup.exchange, { kind: 'bank_line_void', subjectId, verdict: 'approve', roles: ['finance', 'finance'] })
const seen = async (): Promise<bigint | undefined> =>
  (
    await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = 'SGD'`.execute(
      setup.exchange.deps.db,
    )
  ).rows[0]?.by
const suspense = async (): Promise<bigint> =>
  (
    await sql<{ posted: bigint }>`select posted from account where purpose = 'suspense:bank' and coin = 'SGD'`.execute(
      setup.exchange.deps.db,
    )
  ).rows[0]?.posted ?? 0n
const statuses = async (lineId: string) =>
  (await setup.exchange.api(bank, setup.finance[0]).lines({ pageSize: 100 })).rows
    .filter((row) => row.lineId === lineId)
    .map(({ status, amount }) => `${status} ${amount}`)
    .toSorted()
const line = (lineId: string) => ({
  line_id: lineId,
  booked_on: '2026-03-18',
  account_number: '003-1',
  direction: 'in',
  currency: 'SGD',
  payer_name: 'PERSON TEST',
  text: 'rent',
})

test('counts a line that the bank does not have as missing money until two people void it, once', async () => {
  await setup.pay('rent')
  await setup.importCsv([{ ...line('made up'), amount: '100.00' }])
  await setup.readFeed()
  await setup.readFeed()
  expect([await seen(), await suspense()]).toEqual([-100_00n, 200_00n])
  const { id } = await setup.lineOf('made up')
  const all = await Promise.all([1, 2, 3].map(() => voided(id)))
  expect(all.filter((answer) => answer === 'done')).toHaveLength(1)
  await setup.readFeed()
  expect([await seen(), await suspense(), await statuses('made up')]).toEqual([0n, 100_00n, ['voided 100.00']])
  await expect(setup.decide(id, 'refuse', { reasonCode: 'not_expected' })).rejects.toMatchObject({
    code: 'APPROVAL_SUBJECT_MOVED',
  })
})

test('a voided number is free again, and the correct line is imported under it once', async () => {
  const paid = await setup.pay('rent', { amount: '70.00' })
  await setup.importCsv([{ ...line(paid.line_id), amount: '700.00' }])
  await setup.readFeed()
  await setup.readFeed()
  expect([await statuses(paid.line_id), await seen()]).toEqual([['queued 700.00'], -630_00n])
  expect(await voided((await setup.lineOf(paid.line_id)).id)).toBe('done')
  const right = [{ ...line(paid.line_id), amount: '70.00' }]
  expect([await setup.importCsv(right), await setup.importCsv(right)]).toMatchObject([{ claimed: 1 }, { known: 1 }])
  await setup.readFeed()
  expect([await statuses(paid.line_id), await seen()]).toEqual([['queued 70.00', 'voided 700.00'], 0n])
})

test('does not void a credited or returned line', async () => {
  const ada = await setup.exchange.customer()
  const credited = await setup.pay((await setup.orderOf(ada)).reference)
  const returned = await setup.pay('rent')
  await setup.readFeed()
  const [first, second] = [await setup.lineOf(credited.line_id), await setup.lineOf(returned.line_id)]
  await setup.decide(second.id, 'refuse', { reasonCode: 'not_expected' })
  expect([await voided(first.id), await voided(second.id)]).toEqual([
    'APPROVAL_SUBJECT_MOVED',
    'APPROVAL_SUBJECT_MOVED',
  ])
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test('a line waits again when the proposal is returned, and an outgoing payment is voided without a journal', async () => {
  await setup.settle({ lineId: 'out', text: 'nobody', direction: 'out' })
  const { id } = await setup.lineOf('out')
  const [maker, checker] = setup.finance.map((one) => setup.exchange.api(approvals, one))
  const request = await maker?.propose({ kind: 'bank_line_void', subjectId: id, verdict: 'approve', reason: 'looked' })
  if (request === undefined) throw new Error('there is no proposal')
  expect((await setup.lineOf('out')).proposed).toBe(true)
  const { id: requestId, contentHash } = request
  await checker?.decide({ requestId, verdict: 'refuse', contentHash, note: 'the bank has it' })
  expect((await setup.lineOf('out')).status).toBe('queued')
  expect([await voided(id), (await setup.lineOf('out')).status]).toEqual(['done', 'voided'])
})
