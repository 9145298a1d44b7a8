import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { type Payee, type PayingOut, payingOut } from '#testing/paying-out.ts'

let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

type Reported = { readonly reference: string; readonly state: string; readonly reason?: string }
type About = { id?: string; count?: string; sum?: string; group?: string }
/** A report of the bank on a file of ours. */
const reportOn = (batch: string, payments: readonly Reported[], about: About = {}): string => {
  const { id = randomUUID(), count = String(payments.length), sum = '', group = 'PART' } = about
  const states = payments.map(
    ({
      reference,
      state,
      reason,
    }) => `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${state}</TxSts>
      ${reason === undefined ? '' : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`}</TxInfAndSts>`,
  )
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-03-18T08:30:00Z</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>${batch.replaceAll('-', '')}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
      <OrgnlNbOfTxs>${count}</OrgnlNbOfTxs>${sum === '' ? '' : `<OrgnlCtrlSum>${sum}</OrgnlCtrlSum>`}<GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>1</OrgnlPmtInfId>${states.join('')}</OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt></Document>`
}
const upload = (id: string, text: string) => ({ id, file: Buffer.from(text).toString('base64') })
const desk = () => setup.exchange.api(payoutsReview, setup.finance[0])
const read = (id: string, text: string) => desk().importReport(upload(id, text), freshKey())

async function sent(): Promise<{ batch: string; id: string; reference: string; who: Payee }> {
  const who = await flow.payee(500_00n)
  const { id, reference } = await flow.approved(who)
  const { batch } = await flow.export()
  return { batch: batch?.id ?? '', id, reference, who }
}

test('STM-01 a rejection by the bank moves no money until two people end the payment', async () => {
  const { batch, id, reference, who } = await sent()
  const rejected = reportOn(batch, [{ reference, state: 'RJCT', reason: 'AC04' }], { sum: '95.00' })
  const row = { reference, name: 'Test Person', amount: '95.00', state: 'RJCT', reason: 'AC04', effect: 'to_end' }
  expect(await desk().previewReport(upload(batch, rejected))).toMatchObject({ rows: [row], unreported: 0 })
  expect(await desk().bankState({ id })).toEqual({ reported: null })
  expect(await read(batch, rejected)).toMatchObject({ rows: [row] })
  expect(await flow.stageOf(id)).toBe('sent')
  expect(await flow.money(who)).toEqual({ posted: 500_00n, held: 100_00n })
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 1, waiting: 1 })
  expect(await desk().bankState({ id })).toMatchObject({ reported: { state: 'RJCT', reason: 'AC04' } })
  const queue = await setup.exchange.api(approvals, setup.finance[0]).queue({})
  expect(queue.rows.filter((item) => item.subjectId === id)).toMatchObject([{ kind: 'payout_unsent' }])
  expect(await flow.unsent(id)).toBe('done')
  expect(await flow.money(who)).toEqual({ posted: 500_00n, held: 0n })
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 0, ended: 1 })
})

test('a later report replaces the state, and a debit after a rejection still pays the payment', async () => {
  const { batch, id, reference } = await sent()
  await read(batch, reportOn(batch, [{ reference, state: 'RJCT' }]))
  await read(batch, reportOn(batch, [{ reference, state: 'ACSP' }]))
  expect(await desk().bankState({ id })).toMatchObject({ reported: { state: 'ACSP' } })
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 0 })
  await read(batch, reportOn(batch, [], { count: '1', group: 'RJCT' }))
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 1 })
  const line = { lineId: randomUUID(), direction: 'out', amount: amount(95_00n), payerName: 'TEST PERSON' } as const
  expect((await setup.settle({ ...line, text: reference })).value).toBe('paid')
  const late = await read(batch, reportOn(batch, [{ reference, state: 'RJCT' }]))
  expect(late.rows).toMatchObject([{ effect: 'paid_before' }])
  expect(await flow.stageOf(id)).toBe('paid')
})

test('STM-02 refuses a report of an unknown or other file, with wrong sums, uploaded twice, or cut', async () => {
  const [one, other] = [await sent(), await sent()]
  const of = (batch: string, about: About = {}) => reportOn(batch, [{ reference: one.reference, state: 'ACCP' }], about)
  const refusals: readonly (readonly [string, string, object?])[] = [
    [of(randomUUID()), 'PAYMENT_REPORT_FILE_UNKNOWN'],
    [of('not ours'), 'PAYMENT_REPORT_FILE_UNKNOWN'],
    [of(other.batch), 'PAYMENT_REPORT_OTHER_FILE'],
    [of(one.batch, { sum: '96.00' }), 'PAYMENT_REPORT_SUMS_WRONG'],
    [of(one.batch, { count: '2' }), 'PAYMENT_REPORT_SUMS_WRONG'],
    [reportOn(one.batch, [{ reference: other.reference, state: 'ACCP' }]), 'PAYMENT_REPORT_PAYMENT_UNKNOWN'],
    [of(one.batch).slice(0, 400), 'BANK_STATEMENT_CUT'],
  ]
  for (const [text, code] of refusals) {
    await expect(desk().previewReport(upload(one.batch, text))).rejects.toMatchObject({ code })
    await expect(read(one.batch, text)).rejects.toMatchObject({ code, field: 'file' })
  }
  const id = 'MERL-1'
  const good = of(one.batch, { id })
  await read(one.batch, good)
  await expect(read(one.batch, good)).rejects.toMatchObject({ code: 'PAYMENT_REPORT_KNOWN' })
  // The same report with other bytes.
  await expect(read(one.batch, `${good}\n`)).rejects.toMatchObject({ code: 'PAYMENT_REPORT_KNOWN' })
  await expect(read(randomUUID(), good)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const { id: payout } of [one, other]) await flow.unsent(payout)
})
