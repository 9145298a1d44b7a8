import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { StatementLine } from '@tessera/domain/payments/fiat-orders/statement.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange, csvOf, FORMER } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { type CamtEntry, type CamtFile, camtFile } from '#testing/camt-file.ts'
import { payingOut } from '#testing/paying-out.ts'
import { settleClaims } from './settle-claims.ts'

let at: BankExchange
beforeEach(async () => {
  at = await bankExchange()
})
afterEach(async () => {
  await booksHold(at.exchange)
  await at.close()
})

const line = (about: Partial<StatementLine>): StatementLine => ({
  line_id: 'L1',
  booked_on: '2026-03-18',
  account_number: '003-1',
  direction: 'in',
  currency: 'SGD',
  amount: '100.00',
  payer_name: 'PERSON TEST',
  text: 'none',
  ...about,
})
const entry = (about: Partial<CamtEntry>): CamtEntry => ({
  ref: 'L1',
  direction: 'in',
  amount: '100.00',
  party: 'PERSON TEST',
  text: 'none',
  ...about,
})
const camt = (about: Partial<CamtFile>): string =>
  camtFile({ opening: '0.00', closing: '100.00', entries: [entry({})], ...about })
const uploadCamt = async (text: string): Promise<string> => {
  const { statements } = await at.upload(text, {})
  return statements[0] ?? ''
}
const settle = () => settleClaims(at.exchange.deps)
const outcomes = async () => (await at.claims()).map(({ line_id, outcome }) => `${line_id} ${outcome ?? 'waits'}`)
const claimOf = async (lineId: string) => {
  const claim = (await at.claims()).find((one) => one.line_id === lineId && one.outcome === null)
  if (claim === undefined) throw new Error(`no claim of ${lineId} waits for a decision`)
  return claim.id
}
const lines = async () =>
  (await at.exchange.api(bank, at.finance[0]).lines({ pageSize: 100 })).rows.map((row) => `${row.lineId} ${row.status}`)

test('STM-01 a line that one operator typed credits nobody until a second person makes it a bank line', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada, '400.00')
  const text = csvOf([line({ text: order.reference, amount: '400.00' })])
  expect(await at.upload(text)).toMatchObject({ read: 1, known: 0, claimed: 1 })
  await settle()
  expect([await at.fiat(ada), (await at.get(ada, order.id)).status, await lines()]).toEqual([0n, 'to_be_paid', []])
  const subjectId = await claimOf('L1')
  const [maker, checker] = at.finance.map((one) => at.exchange.api(approvals, one))
  const proposed = await maker?.propose({
    kind: 'bank_claim',
    subjectId,
    verdict: 'approve',
    reason: 'seen at the bank',
  })
  const decision = {
    requestId: proposed?.id ?? '',
    verdict: 'approve',
    contentHash: proposed?.contentHash ?? '',
    note: 'seen',
  } as const
  await expect(maker?.decide(decision)).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  expect(proposed?.content).toMatchObject({ effect: 'credit', customerName: 'Test Person' })
  expect(await at.fiat(ada)).toBe(0n)
  await checker?.decide(decision)
  expect([await at.fiat(ada), (await at.get(ada, order.id)).status]).toEqual([400_00n, 'completed'])
})

test('STM-01 neither pays nor returns a payout by a typed line before a second person confirms it', async () => {
  const flow = await payingOut(at)
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  await flow.export()
  const out = line({ line_id: 'OUT', direction: 'out', amount: '95.00', text: made.reference })
  await at.upload(csvOf([out]))
  await settle()
  expect(await flow.stageOf(made.id)).toBe('sent')
  expect(await at.agree('bank_claim', await claimOf('OUT'))).toBe('done')
  expect(await flow.stageOf(made.id)).toBe('paid')
  await at.upload(csvOf([line({ line_id: 'BACK', amount: '95.00', text: made.reference })]))
  await settle()
  expect([await flow.stageOf(made.id), await flow.money(ada)]).toEqual(['paid', { posted: 400_00n, held: 0n }])
  expect(await at.agree('bank_claim', await claimOf('BACK'))).toBe('done')
  expect([await flow.stageOf(made.id), await flow.money(ada)]).toEqual(['returned', { posted: 500_00n, held: 0n }])
})

test('STM-01 never settles a claim that two people drop, and executes one of ten concurrent decisions', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  await at.upload(csvOf([line({ text: order.reference }), line({ line_id: 'L2' })]))
  expect(await at.agree('bank_claim', await claimOf('L2'), 'refuse')).toBe('done')
  const subjectId = await claimOf('L1')
  const [maker] = at.finance.map((one) => at.exchange.api(approvals, one))
  const proposed = await maker?.propose({ kind: 'bank_claim', subjectId, verdict: 'approve', reason: 'seen' })
  const { id: requestId = '', contentHash = '' } = proposed ?? {}
  const others = await Promise.all(Array.from({ length: 10 }, () => at.exchange.operator('finance')))
  const all = await Promise.allSettled(
    others.map((one) =>
      at.exchange.api(approvals, one).decide({ requestId, verdict: 'approve', contentHash, note: 'seen' }),
    ),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  // A busy machine may take the lock late. Then the refusal is that the account or the server is busy.
  const refusal = expect.stringMatching(/^(APPROVAL_ALREADY_DECIDED|ACCOUNT_BUSY|SERVER_BUSY)$/u)
  const refused = all.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject(Array.from({ length: 9 }, () => ({ code: refusal })))
  expect([await at.fiat(ada), await outcomes()]).toEqual([100_00n, ['L1 settled', 'L2 dropped']])
})

test('STM-01 a file with balances requires a second person, who sees each line with its effect', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const entries = [entry({ text: order.reference }), entry({ ref: 'L2', amount: '7.00' })]
  const id = await uploadCamt(camt({ closing: '107.00', entries }))
  await settle()
  expect([await at.fiat(ada), await lines()]).toEqual([0n, []])
  const { content } = await at.exchange.api(approvals, at.finance[1]).subject({ kind: 'bank_statement', subjectId: id })
  expect(content).toMatchObject({
    opening: '0.00',
    closing: '107.00',
    sumIn: '107.00',
    sumOut: '0.00',
    lineCount: 2,
    missing: '',
    fileHash: expect.stringMatching(/^[0-9a-f]{64}$/u),
    lines: [
      { lineId: 'L1', effect: 'credit', customer: 'Test Person' },
      { lineId: 'L2', effect: 'no_reference' },
    ],
  })
  expect(await at.agree('bank_statement', id)).toBe('done')
  await settle()
  expect([await at.fiat(ada), await outcomes()]).toEqual([100_00n, ['L1 settled', 'L2 settled']])
})

test('STM-01 a line moves money only as confirmed, and people decide if the ledger has changed since', async () => {
  const flow = await payingOut(at)
  const ada = await flow.payee(500_00n)
  const made = await flow.approved(ada)
  const id = await uploadCamt(
    camt({
      opening: '95.00',
      closing: '0.00',
      entries: [entry({ direction: 'out', amount: '95.00', text: made.reference })],
    }),
  )
  expect(await at.agree('bank_statement', id)).toBe('done')
  await flow.export()
  await settle()
  expect(await flow.stageOf(made.id)).toBe('sent')
  expect(await at.lineOf('L1')).toMatchObject({ status: 'queued', reason: 'other_than_confirmed' })
})

test('STM-01 a dropped file credits nobody, and its lines may come in another file', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const forged = await uploadCamt(camt({ entries: [entry({ text: order.reference })] }))
  expect(await at.agree('bank_statement', forged, 'refuse')).toBe('done')
  await settle()
  expect([await at.fiat(ada), await outcomes()]).toEqual([0n, ['L1 dropped']])
  const again = await uploadCamt(camt({ entries: [entry({ text: order.reference })] }))
  expect(await at.agree('bank_statement', again)).toBe('done')
  await settle()
  expect(await at.fiat(ada)).toBe(100_00n)
})

test('STM-01 settles a claimed line once, without a second person, if the signed feed reports it', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const paid = await at.pay(order.reference)
  await at.upload(csvOf([{ ...paid, text: order.reference }, line({ line_id: 'NEVER', text: order.reference })]))
  await at.readFeed()
  await settle()
  expect([await at.fiat(ada), await outcomes()]).toEqual([100_00n, [`${paid.line_id} known`, 'NEVER waits']])
})

test('STM-02 holds back a file whose opening balance does not follow, and names the missing period', async () => {
  const first = await uploadCamt(camt({}))
  expect(await at.agree('bank_statement', first)).toBe('done')
  const third = await uploadCamt(
    camt({ from: '2026-03-20', opening: '150.00', closing: '157.00', entries: [entry({ ref: 'L3', amount: '7.00' })] }),
  )
  expect(await at.agree('bank_statement', third)).toBe('BANK_STATEMENT_GAP')
  const view = async () =>
    (await at.exchange.api(bank, at.finance[0]).statements({ status: 'claimed' })).rows.map(({ missing }) => missing)
  expect(await view()).toEqual([{ from: '2026-03-18', until: '2026-03-20' }])
  const second = await uploadCamt(
    camt({
      from: '2026-03-19',
      opening: '100.00',
      closing: '150.00',
      entries: [entry({ ref: 'L2', amount: '50.00' })],
    }),
  )
  expect(await at.agree('bank_statement', second)).toBe('done')
  expect(await view()).toEqual([null])
  expect(await at.agree('bank_statement', third)).toBe('done')
  await settle()
  expect(await outcomes()).toEqual(['L1 settled', 'L3 settled', 'L2 settled'])
})

test('STM-02 confirms one of two files that follow the same balance', async () => {
  const one = await uploadCamt(camt({}))
  expect(await at.agree('bank_statement', one)).toBe('done')
  const next = { from: '2026-03-19', opening: '100.00' }
  const [a, b] = [
    await uploadCamt(camt({ ...next, closing: '101.00', entries: [entry({ ref: 'A', amount: '1.00' })] })),
    await uploadCamt(camt({ ...next, closing: '102.00', entries: [entry({ ref: 'B', amount: '2.00' })] })),
  ]
  const answers = await Promise.all([a, b].map((id) => at.agree('bank_statement', id)))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(['BANK_STATEMENT_GAP', 'APPROVAL_CONTENT_CHANGED']).toContain(answers.find((answer) => answer !== 'done'))
})

test('STM-02 counts an intraday line and the same line of the closed day once', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const entries = [entry({ text: order.reference, txRef: 'TX' })]
  const within = await uploadCamt(camt({ type: '052', entries }))
  const closed = await uploadCamt(camt({ entries: [entry({ ref: 'TX', text: order.reference })] }))
  expect(await at.agree('bank_statement', within)).toBe('done')
  await settle()
  expect(await at.agree('bank_statement', closed)).toBe('done')
  await settle()
  expect([await at.fiat(ada), await lines()]).toEqual([100_00n, ['L1 credited']])
  expect(await at.upload(csvOf([line({ text: order.reference })]))).toMatchObject({ known: 1, claimed: 0 })
})

test('STM-02 counts a line in two waiting files once, and rejects it if the amounts differ', async () => {
  await at.upload(csvOf([line({})]))
  await at.upload(csvOf([line({}), line({ line_id: 'L2' })]))
  await at.upload(csvOf([line({ amount: '1000.00' }), line({ line_id: 'L3' })]))
  expect(await at.agree('bank_claim', await claimOf('L1'))).toBe('done')
  expect(await outcomes()).toEqual(['L1 settled', 'L1 known', 'L2 waits', 'L1 contradicted', 'L3 waits'])
  expect(await lines()).toEqual(['L1 queued'])
})

test('STM-02 does not confirm a file with a line that the bank has reported differently since', async () => {
  const id = await uploadCamt(camt({}))
  await at.settle({ lineId: 'L1', text: 'none', amount: amount(200_00n) })
  expect(await outcomes()).toEqual(['L1 contradicted'])
  expect(await at.agree('bank_statement', id)).toBe('BANK_LINE_CONTRADICTED')
  expect(await at.agree('bank_statement', id, 'refuse')).toBe('done')
})

test('STM-02 reads a file once, and rejects one whose lines do not add up', async () => {
  const text = camt({})
  const id = await uploadCamt(text)
  const known = { code: 'BANK_STATEMENT_KNOWN', field: 'file' }
  await expect(uploadCamt(text)).rejects.toMatchObject(known)
  expect(await at.agree('bank_statement', id)).toBe('done')
  await expect(uploadCamt(text)).rejects.toMatchObject(known)
  await expect(uploadCamt(camt({ closing: '100.01' }))).rejects.toMatchObject({ code: 'BANK_STATEMENT_SUMS_WRONG' })
})

test('STM-02 rejects a file of another bank, or of an account that is not ours', async () => {
  const other = { code: 'BANK_STATEMENT_OTHER_ACCOUNT', field: 'file' }
  await expect(uploadCamt(camt({ account: '77-1' }))).rejects.toMatchObject(other)
  await expect(uploadCamt(camt({ account: '003-2' }))).rejects.toMatchObject(other)
  await expect(at.upload(camt({}), { of: FORMER })).rejects.toMatchObject(other)
  await expect(at.upload(camt({}), { of: 'DBS' })).rejects.toMatchObject({ code: 'BANK_UNKNOWN' })
  expect(await at.claims()).toEqual([])
})

test('STM-02 a message without balances moves money line by line, each confirmed by two people', async () => {
  const { opening: _o, closing: _c, ...bare } = { opening: '', closing: '', entries: [entry({}), entry({ ref: 'L2' })] }
  const id = await uploadCamt(camtFile(bare))
  expect(await at.agree('bank_statement', id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await at.agree('bank_claim', await claimOf('L2'))).toBe('done')
  expect(await outcomes()).toEqual(['L1 waits', 'L2 settled'])
})

test('STM-01 the database settles no unconfirmed line of a claim', async () => {
  await at.upload(csvOf([line({})]))
  const { deps } = at.exchange
  await expect(
    deps.db.updateTable('bank_claim').set({ outcome: 'settled', ended_at: new Date() }).execute(),
  ).rejects.toThrow('violates check constraint')
  await expect(
    deps.db
      .updateTable('bank_claim')
      .set({ amount: amount(1n) })
      .execute(),
  ).rejects.toThrow('of a claimed statement cannot be edited')
})
