import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { createServer, type Server } from 'node:http'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedHeaders } from '#world/bank/local-bank.ts'
import { type BankExchange, bankExchange, FEED_SECRET } from '#testing/bank-exchange.ts'
import { byTwo } from '#testing/by-two.ts'
import { verify } from '#services/audit/verify.ts'
import { readFeed } from './read-feed.ts'

let setup: BankExchange
let bank: Server
let closing: string
let feed: string
beforeEach(async () => {
  setup = await bankExchange()
  closing = '0.00'
  bank = createServer((_request, response) => {
    const answer = JSON.stringify({ bank: 'Merlion Bank', lines: [], next: '', balances: { SGD: closing } })
    response.writeHead(200, signedHeaders(FEED_SECRET, '', answer)).end(answer)
  })
  await new Promise<void>((ready) => bank.listen(0, '127.0.0.1', ready))
  const address = bank.address()
  feed = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
})
afterEach(async () => {
  await setup.close()
  await new Promise((closed) => bank.close(closed))
})

/** Compares twice, five minutes apart, with a bank that reports this balance. */
async function readFeedTwice(held: string): Promise<string[]> {
  closing = held
  const { deps } = setup.exchange
  const readBank = () => readFeed({ ...deps, config: { ...deps.config, BANK_FEED_URL: feed } })
  await readBank()
  setup.exchange.passTime(5 * MINUTE_MS)
  await readBank()
  return (await verify(setup.exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)
}
const seen = async () =>
  (
    await sql<{ by: bigint }>`select seen_by as by from external_balance where coin = 'SGD'`.execute(
      setup.exchange.deps.db,
    )
  ).rows[0]?.by
const out = (lineId: string, minor: bigint) =>
  setup.settle({ lineId, text: 'out', direction: 'out', amount: amount(minor) })
const explain = (subjectId: string, returns?: string) =>
  byTwo(setup.exchange, {
    kind: 'bank_line_out',
    subjectId,
    verdict: 'approve',
    roles: ['finance', 'finance'],
    ...(returns !== undefined && { proposal: { returns } }),
  })
const idOf = async (lineId: string) => (await setup.lineOf(lineId)).id
async function sentBack(lineId: string, minor: bigint): Promise<string> {
  await setup.settle({ lineId, text: 'rent', amount: amount(minor) })
  await setup.decide(await idOf(lineId), 'refuse', { reasonCode: 'not_expected' })
  return idOf(lineId)
}

test('reports an unordered outgoing payment on our account as missing, until two people charge it to the exchange', async () => {
  await setup.settle({ lineId: 'rent', text: 'rent' })
  expect(await readFeedTwice('100.00')).toEqual([])
  await out('theft', 30_00n)
  expect([await readFeedTwice('70.00'), await seen()]).toEqual([['I27'], -30_00n])
  const { rows } = await setup.exchange.api(approvals, setup.finance[0]).queue({ kind: 'bank_line_out' })
  expect(rows).toMatchObject([{ number: 'BANK-theft', needs: 'maker' }])
  expect(await explain(await idOf('theft'))).toBe('OWN_FUNDS_TOO_LOW')
  await sql`update approval_request set status = 'cancelled' where kind = 'bank_line_out'`.execute(
    setup.exchange.deps.db,
  )
  await setup.exchange.fund({ exchange: 'fees' }, 'SGD', 30_00n)
  expect(await explain(await idOf('theft'))).toBe('done')
  expect((await setup.lineOf('theft')).status).toBe('explained')
  expect(await explain(await idOf('theft'))).toBe('APPROVAL_SUBJECT_MOVED')
  // The exchange paid in the amount that it bears.
  expect([await readFeedTwice('100.00'), await seen()]).toEqual([[], 0n])
})

test('ADM-03 charges no cost above the reserve, although the fee income covers it: other money is missing', async () => {
  const { exchange } = setup
  await exchange.fund({ exchange: 'fees' }, 'SGD', 30_00n)
  await out('charge', 20_01n)
  // The debit and another 10.00 are missing at the bank, so only 20.00 of the fees are free.
  await sql`
    insert into external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since)
    values ('SGD', 0, 0, 0, now(), -3001, now())`.execute(exchange.deps.db)
  const request = {
    kind: 'bank_line_out',
    subjectId: await idOf('charge'),
    verdict: 'approve',
    reason: 'x',
    proposal: {},
  } as const
  const made = await exchange.api(approvals, setup.finance[0]).propose(request)
  const decide = () =>
    exchange
      .api(approvals, setup.finance[1])
      .decide({ requestId: made.id, verdict: 'approve', contentHash: made.contentHash, note: 'x' })
  await expect(decide()).rejects.toMatchObject({
    code: 'OWN_FUNDS_TOO_LOW',
    message: expect.stringContaining('20.00 SGD'),
  })
  await sql`delete from external_balance where coin = 'SGD'`.execute(exchange.deps.db)
  await decide()
  expect((await setup.lineOf('charge')).status).toBe('explained')
})

test('explains a returned payment by a transfer of its exact amount; another amount is missing', async () => {
  await setup.settle({ lineId: 'kept', text: 'rent' })
  await sentBack('wrong', 40_00n)
  expect(await readFeedTwice('140.00')).toEqual([])
  await out('back', 40_00n)
  expect(await readFeedTwice('100.00')).toEqual([])
  await out('again', 40_00n)
  expect([await readFeedTwice('60.00'), await seen()]).toEqual([['I27'], -40_00n])
  const bankLine = { kind: 'bank_line_void', verdict: 'approve', roles: ['finance', 'finance'] } as const
  expect(await byTwo(setup.exchange, { ...bankLine, subjectId: await idOf('again') })).toBe('done')
  expect(await readFeedTwice('100.00')).toEqual([])
})

test('explains an outgoing payment as the return of one with its bank, coin and amount, each once', async () => {
  const [first, second] = [await sentBack('first', 40_00n), await sentBack('second', 50_00n)]
  for (const one of ['a', 'b']) await out(one, 40_00n)
  expect(await explain(await idOf('a'), second)).toBe('BANK_LINE_RETURN_UNFIT')
  expect(await explain(await idOf('a'), first)).toBe('done')
  expect(await explain(await idOf('b'), first)).toBe('BANK_LINE_RETURN_UNFIT')
  expect([await readFeedTwice('10.00'), await seen()]).toEqual([['I27'], -40_00n])
  const approvalRequest = {
    kind: 'bank_line_out',
    subjectId: await idOf('b'),
    verdict: 'approve',
    reason: 'x',
  } as const
  await expect(
    setup.exchange.api(approvals, setup.finance[0]).propose({ ...approvalRequest, proposal: { returns: first } }),
  ).rejects.toMatchObject({ code: 'BANK_LINE_RETURN_UNFIT', field: 'returns' })
  expect(await readFeedTwice('50.00')).toEqual([])
})
