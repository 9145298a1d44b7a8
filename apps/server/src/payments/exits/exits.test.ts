import { exits } from '@tessera/contract/payments/exits/exits.ts'
import pg from 'pg'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { byTwo } from '#testing/by-two.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'
import { beginCheck, recordCheck } from '#services/audit/books-check.sql.ts'

let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterAll(() => setup.close())
beforeEach(() => check('everything', []))

const check = (scope: 'tail' | 'everything', invariants: readonly string[]) =>
  setup.exchange.deps.inTx('test')(async (tx) => {
    const { tail: _, ...begun } = await beginCheck(tx)
    const findings = invariants.map((invariant) => ({ invariant, row: {} }))
    return ok(
      await recordCheck(tx, { scope, findings, unconfirmed: [], chainEnds: { journal: 0n, act: 0n }, ...begun }),
    )
  })
const stops = async (role: 'finance' | 'support' | 'superadmin' = 'support') =>
  (await setup.exchange.api(exits, await setup.exchange.operator(role)).stops({})).rows
const stopped = { code: 'EXIT_STOPPED' }

test('while an invariant is broken, no payment file is made or handed out and the signer signs nothing', async () => {
  const ada = await flow.payee(500_00n)
  await flow.approved(ada)
  const { batch } = await flow.export()
  const made = await flow.approved(ada)
  await check('tail', ['I3'])
  await expect(flow.export()).rejects.toMatchObject(stopped)
  await expect(flow.fileOf(batch?.id ?? '')).rejects.toMatchObject(stopped)
  expect(await flow.stageOf(made.id)).toBe('approved')
  // A check without findings does not end the stop.
  await check('tail', [])
  await expect(flow.export()).rejects.toMatchObject(stopped)
  await check('everything', [])
  expect((await flow.export()).batch).toMatchObject({ payouts: 1 })
  expect(await flow.fileOf(batch?.id ?? '')).toContain('<EndToEndId>')
})

test('makes no payment file if the ledger was not checked for ten minutes', async () => {
  const ada = await flow.payee(500_00n)
  await flow.approved(ada)
  const owner = new pg.Client(setup.exchange.database.ownerUrl)
  await owner.connect()
  await owner.query("update books_check set began_at = now() - interval '11 minutes'")
  await owner.end()
  await expect(flow.export()).rejects.toMatchObject(stopped)
  expect(await stops()).toEqual([
    { kind: 'books_unverified', since: expect.any(String), reasons: [], ends: 'next_check', roles: [] },
  ])
  await check('everything', [])
  expect((await flow.export()).batch).toMatchObject({ payouts: 1 })
})

test('shows every operator the active stop, its reason, its start, and the roles that can end it', async () => {
  expect(await stops()).toEqual([])
  await check('tail', ['I3', 'I3', 'I20'])
  const [stop] = await stops('superadmin')
  expect(stop).toMatchObject({
    kind: 'books_broken',
    reasons: [
      { rule: 'I20', rows: 1 },
      { rule: 'I3', rows: 2 },
    ],
    ends: 'full_check',
    roles: expect.arrayContaining(['auditor']),
  })
  expect(stop?.since).toEqual(expect.stringMatching(/^\d{4}-/u))
  await check('everything', [])
  await check('tail', ['I27'])
  expect(await stops('finance')).toMatchObject([{ kind: 'books_broken', ends: 'difference', roles: ['finance'] }])
})

test('RST-01 a stop for a debit that no payment explains names the debit, until two people decide about it', async () => {
  const line = { lineId: 'LOST', text: 'none', direction: 'out' } as const
  await setup.settle(line)
  await check('tail', ['I27'])
  expect(await stops('finance')).toMatchObject([{ kind: 'books_broken', ends: 'debits', roles: ['finance'] }])
  // An invariant of the ledger itself is repaired by engineers.
  await check('tail', ['I3', 'I27'])
  expect(await stops('finance')).toMatchObject([{ ends: 'full_check' }])
  await check('everything', [])
  await check('tail', ['I27'])
  const { id: subjectId } = await setup.lineOf('LOST')
  const voided = { kind: 'bank_line_void', subjectId, verdict: 'approve', roles: ['finance', 'finance'] } as const
  expect(await byTwo(setup.exchange, voided)).toBe('done')
  expect(await stops('finance')).toMatchObject([{ ends: 'difference' }])
})
