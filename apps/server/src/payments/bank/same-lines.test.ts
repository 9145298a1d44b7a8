import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange, csvOf } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { type CamtEntry, type CamtFile, camtFile } from '#testing/camt-file.ts'
import { settleClaims } from './settle-claims.ts'

let setup: BankExchange
beforeEach(async () => {
  setup = await bankExchange()
})
afterEach(async () => {
  await booksHold(setup.exchange)
  await setup.close()
})

const entry = (about: Partial<CamtEntry>): CamtEntry => ({
  direction: 'in',
  amount: '100.00',
  party: 'PERSON TEST',
  text: 'none',
  ...about,
})
const upload = async (about: Partial<CamtFile> & Pick<CamtFile, 'entries'>): Promise<string> => {
  const closing = `${about.entries.length * 100}.00`
  const { statements } = await setup.upload(camtFile({ opening: '0.00', closing, ...about }))
  return statements[0] ?? ''
}
/** Confirms a file by two people and settles its lines. */
const confirm = async (id: string): Promise<void> => {
  expect(await setup.agree('bank_statement', id)).toBe('done')
  await settleClaims(setup.exchange.deps)
}
const lines = async () =>
  (
    await setup.exchange.deps.db.selectFrom('bank_line').select(['status', 'reason']).orderBy('imported_at').execute()
  ).map(({ status, reason }) => (reason === null ? status : `${status}: ${reason}`))
const outcomes = async () => (await setup.claims()).map(({ outcome }) => outcome ?? 'waits')

test('STM-02 matches each intraday entry without a number to one numbered entry of the closed day', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  const within = await upload({ type: '052', entries: [entry({ text: reference })] })
  await confirm(within)
  expect(await setup.fiat(ada)).toBe(100_00n)
  const closed = await upload({
    entries: [entry({ ref: 'L1', text: reference }), entry({ ref: 'L2', text: reference })],
  })
  await confirm(closed)
  expect([await lines(), await outcomes()]).toEqual([
    ['credited', 'queued: possibly_same'],
    ['settled', 'known', 'settled'],
  ])
})

test('STM-02 recognizes a line of the feed by a number that only the closed day supplied', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  await confirm(await upload({ type: '052', entries: [entry({ text: reference })] }))
  await confirm(await upload({ entries: [entry({ ref: 'L1', text: reference })] }))
  expect((await setup.settle({ lineId: 'L1', text: reference, payerName: 'PERSON TEST' })).value).toBe('known')
  expect(await lines()).toEqual(['credited'])
})

test('STM-02 recognizes a claim as a line of the signed feed by another of its numbers', async () => {
  const id = await upload({ entries: [entry({ ref: 'L1', txRef: 'TX' })] })
  expect((await setup.settle({ lineId: 'TX', text: 'none', payerName: 'PERSON TEST' })).value).toBe('queued')
  expect(await outcomes()).toEqual(['known'])
  await confirm(id)
  expect(await lines()).toEqual(['queued: no_reference'])
})

test('STM-02 a claim without a number is known once the signed feed reports the same facts', async () => {
  await upload({ type: '052', entries: [entry({ text: 'rent' }), entry({ text: 'rent' })] })
  await setup.settle({ lineId: 'F1', text: 'rent', payerName: 'PERSON TEST' })
  expect(await outcomes()).toEqual(['known', 'waits'])
  await setup.settle({ lineId: 'F2', text: 'rent', payerName: 'PERSON TEST' })
  expect(await outcomes()).toEqual(['known', 'known'])
})

test('STM-02 a payment under a second bank number moves no money, and people see the possible duplicate', async () => {
  const ada = await setup.exchange.customer()
  const { reference } = await setup.orderOf(ada)
  const stranger = await setup.settle({ lineId: 'F1', text: reference, payerName: 'ANOTHER PERSON' })
  expect(stranger.value).toBe('queued')
  const id = await upload({ entries: [entry({ ref: 'L1', text: `Payment ${reference}` })] })
  await confirm(id)
  expect(await setup.fiat(ada)).toBe(0n)
  expect(await setup.lineOf('L1')).toMatchObject({ status: 'queued', reason: 'possibly_same', sameAs: 'F1' })
  // Two people may still decide that it is a separate payment.
  await setup.decide((await setup.lineOf('L1')).id, 'approve')
  expect(await setup.fiat(ada)).toBe(100_00n)
})

test('STM-02 two equal payments in one feed or one file are two lines', async () => {
  for (const lineId of ['F1', 'F2']) await setup.settle({ lineId, text: 'rent', payerName: 'PERSON TEST' })
  const other = { booked_on: '2026-03-19', account_number: '003-1', direction: 'in', currency: 'SGD' } as const
  const payment = { ...other, amount: '100.00', payer_name: 'PERSON TEST', text: 'rent' }
  await setup.importCsv(['C1', 'C2'].map((line_id) => ({ ...payment, line_id })))
  expect(await lines()).toEqual(Array(4).fill('queued: no_reference'))
})

test('STM-02 queues a payment for two people if feed and claim report it concurrently under two numbers', async () => {
  const payment = { booked_on: '2026-03-18', account_number: '003-1', direction: 'in', currency: 'SGD' } as const
  await setup.upload(csvOf([{ ...payment, line_id: 'C1', amount: '100.00', payer_name: 'PERSON TEST', text: 'rent' }]))
  const [claim] = await setup.claims()
  const agree = () => setup.agree('bank_claim', claim?.id ?? '')
  const [agreed] = await Promise.all([agree(), setup.settle({ lineId: 'F1', text: 'rent', payerName: 'PERSON TEST' })])
  // If the feed's line arrives between the two decisions, the people see another effect and must decide again.
  const hasChanged = agreed === 'APPROVAL_SUBJECT_MOVED' || agreed === 'APPROVAL_CONTENT_CHANGED'
  expect(hasChanged ? await agree() : agreed).toBe('done')
  expect((await lines()).toSorted()).toEqual(['queued: no_reference', 'queued: possibly_same'])
})
