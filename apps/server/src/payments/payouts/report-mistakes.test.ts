import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { dayIn } from '@tessera/domain/platform/clock/zoned-days.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, fileOf, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'
import { reportOn } from '#testing/status-report.ts'

const ZONE = 'Asia/Singapore'
const today = dayIn(ZONE, new Date())
const tomorrow = dayIn(ZONE, new Date(Date.now() + DAY_MS))

let setup: BankExchange
let flow: PayingOut
let [ours, other] = [
  { batch: '', reference: '' },
  { batch: '', reference: '' },
]
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
  await sql`update bank_account set time_zone = ${ZONE}`.execute(setup.exchange.deps.db)
  ours = await sent()
  other = await sent()
})
afterAll(async () => {
  await booksHold(setup.exchange)
  await setup.close()
})

async function sent(): Promise<typeof ours> {
  const who = await flow.payee(500_00n)
  const { reference } = await flow.approved(who)
  const { batch } = await flow.export()
  return { batch: batch?.id ?? '', reference }
}
const desk = () => setup.exchange.api(payoutsReview, setup.finance[0])

/** The rows that an import would add, and the states of all payments. */
async function rowsNow(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from payment_report) as reports, (select count(*) from payment_report_state) as states,
           (select count(*) from posting) as postings, (select count(*) from bank_line) as lines,
           (select jsonb_agg(jsonb_build_array(id, status) order by id) from payout) as payouts`.execute(
    setup.exchange.deps.db,
  )
  return rows
}

/** A report on our payment file, with a rejection of its one payment. */
const good = (about: Parameters<typeof reportOn>[2] = {}, batch = ours.batch): string =>
  reportOn(batch, [{ reference: ours.reference, state: 'RJCT', reason: 'AC04' }], about)
const payment = /<TxInfAndSts>[\s\S]*<\/TxInfAndSts>/u
const withTx = (content: string): string => good().replace('</TxInfAndSts>', `<OrgnlTxRef>${content}</OrgnlTxRef>$&`)

type Refused = { readonly code: string; readonly message: string }
const unreadable = (message: string): Refused => ({ code: 'BANK_STATEMENT_UNREADABLE', message })
const unknown: Refused = { code: 'PAYMENT_REPORT_FORMAT_UNKNOWN', message: 'pain.002' }
const encoding = unreadable('Expected: UTF-8 / UTF-16 / XML encoding')
const sums = (message: string): Refused => ({ code: 'PAYMENT_REPORT_SUMS_WRONG', message })
const fileUnknown: Refused = { code: 'PAYMENT_REPORT_FILE_UNKNOWN', message: 'does not exist here' }
const cut: Refused = { code: 'BANK_STATEMENT_CUT', message: 'before </Document>' }

test.each<[string, () => string | Buffer, () => Refused]>([
  ['on a file that is not ours', () => good({}, randomUUID()), () => fileUnknown],
  ['on a file of another program', () => good({}, 'PAY-2026-7'), () => fileUnknown],
  [
    'on another payment file of the exchange',
    () => good({}, other.batch),
    () => ({ code: 'PAYMENT_REPORT_OTHER_FILE', message: 'at Merlion Bank' }),
  ],
  [
    'on a payment of another file',
    () => reportOn(ours.batch, [{ reference: other.reference, state: 'ACCP' }]),
    () => ({ code: 'PAYMENT_REPORT_PAYMENT_UNKNOWN', message: other.reference }),
  ],
  [
    'on payments from another account',
    () => withTx('<DbtrAcct><Id><Othr><Id>003-2</Id></Othr></Id></DbtrAcct>'),
    () => ({ code: 'BANK_STATEMENT_OTHER_ACCOUNT', message: 'for the account 003-2. Expected: 003-1' }),
  ],
  [
    'in another currency',
    () => withTx('<Amt><InstdAmt Ccy="USD">95.00</InstdAmt></Amt>'),
    () => sums('is 95.00 USD, but 95.00 SGD in the payment file'),
  ],
  ['with a wrong amount', () => withTx('<Amt><InstdAmt Ccy="SGD">95.10</InstdAmt></Amt>'), () => sums('is 95.10')],
  ['with a wrong sum', () => good({ sum: '96.00' }), () => sums('is 96.00, but 95.00')],
  ['with a wrong count', () => good({ count: '2' }), () => sums('is 2, but 1')],
  [
    'with two states of one payment',
    () => good().replace(payment, (one) => `${one}\n${one.replace('RJCT', 'ACSP')}`),
    () => ({ code: 'BANK_STATEMENT_LINE_REPEATED', message: `line 5: both have the number ${ours.reference}` }),
  ],
  ['cut in the middle', () => good().slice(0, 400), () => cut],
  ['cut before its last line', () => good().replace('</Document>', ''), () => cut],
  ['with a broken element', () => good().replace('</TxSts>', ''), () => unreadable('XML is')],
  [
    'saved in ISO-8859-1 but declared as UTF-8',
    () => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${good().replace('AC04', 'Kontoführung')}`, 'latin1'),
    () => encoding,
  ],
  [
    'saved in UTF-8 but declared as ISO-8859-1',
    () => `<?xml version="1.0" encoding="ISO-8859-1"?>${good().replace('AC04', 'Kontoführung')}`,
    () => encoding,
  ],
  ['of another message, pain.001', () => good().replaceAll('CstmrPmtStsRpt', 'CstmrCdtTrfInitn'), () => unknown],
  ['of another message, camt.053', () => good().replaceAll('CstmrPmtStsRpt', 'BkToCstmrStmt'), () => unknown],
  ['that is a PDF', () => '%PDF-1.7', () => unknown],
  ['that is a spreadsheet', () => 'PK\u0003\u0004[Content_Types].xml', () => unknown],
  ['with a document type declaration', () => `<!DOCTYPE x>${good()}`, () => unknown],
  ['of blanks only', () => ' \n  ', () => unknown],
  [
    'without an id',
    () => good().replace(/<MsgId>.*?<\/MsgId>/u, ''),
    () => unreadable('Line 1 cannot be read. GrpHdr/MsgId'),
  ],
  [
    'without a reference',
    () => good().replace(/<OrgnlEndToEndId>.*?<\/OrgnlEndToEndId>/u, ''),
    () => unreadable('Line 5 cannot be read. TxInfAndSts/OrgnlEndToEndId'),
  ],
  [
    'with an unknown state',
    () => good().replace('RJCT', 'REJECTED'),
    () => unreadable('Line 5 cannot be read. TxSts is “REJECTED”'),
  ],
  [
    'dated tomorrow',
    () => good().replace('2026-03-18', tomorrow),
    () => unreadable(`Line 2 cannot be read. GrpHdr/CreDtTm is “${tomorrow}”. Expected: ≤ ${today}`),
  ],
  ['without a time', () => good().replace(/<CreDtTm>.*?<\/CreDtTm>/u, ''), () => unreadable('GrpHdr/CreDtTm')],
])('STM-02 a pain.002 file %s stores nothing and is refused', async (_name, make, expected) => {
  const before = await rowsNow()
  const upload = { id: ours.batch, file: fileOf(make()) }
  const { code, message } = expected()
  const refusal = { code, field: 'file', message: expect.stringContaining(message) as string }
  await expect(desk().previewReport(upload)).rejects.toMatchObject(refusal)
  await expect(desk().importReport(upload, freshKey())).rejects.toMatchObject(refusal)
  expect(await rowsNow()).toEqual(before)
})

test('STM-02 stores a report once, even if its bytes differ, and only for an existing payment file', async () => {
  const text = good({ id: 'MERL-1' })
  const upload = (file: string, id = ours.batch) => desk().importReport({ id, file: fileOf(file) }, freshKey())
  await upload(text)
  const stored = await rowsNow()
  await expect(upload(text)).rejects.toMatchObject({ code: 'PAYMENT_REPORT_KNOWN', field: 'file' })
  await expect(upload(`${text}\n`)).rejects.toMatchObject({ code: 'PAYMENT_REPORT_KNOWN', field: 'file' })
  await expect(upload(text, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await rowsNow()).toEqual(stored)
})
