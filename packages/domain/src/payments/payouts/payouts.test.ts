import { expect, test } from 'vitest'
import { limitValueAt } from '#books/limits/withdrawal-limits.ts'
import { amount } from '#books/money/amount.ts'
import { matchPayout, type NamedPayout } from './match.ts'
import { type PaymentFile, paymentFile } from './payment-file.ts'
import { payoutPaid } from './postings.ts'

const line = {
  ours: true,
  direction: 'out',
  coin: 'SGD',
  amount: amount(95_00n),
  payerName: 'LIM JIA WEN',
} as const
const payout: NamedPayout = {
  coin: 'SGD',
  receives: amount(95_00n),
  status: 'sent',
  name: 'Jia Wen Lim',
  paymentName: 'Jia Wen Lim',
}

test('a debit pays a sent payout, and a credit of the same amount returns it', () => {
  expect(matchPayout(line, payout)).toBe('pay')
  expect(matchPayout({ ...line, direction: 'in', payerName: 'ANY BANK' }, { ...payout, status: 'paid' })).toBe('return')
})

test("a debit may have the payee's name from the payment file", () => {
  const chinese = { ...payout, name: '林佳文', paymentName: 'Lin Jia Wen' }
  expect(matchPayout({ ...line, payerName: 'LIN JIA WEN' }, chinese)).toBe('pay')
  expect(matchPayout({ ...line, payerName: '林佳文' }, chinese)).toBe('pay')
  expect(matchPayout({ ...line, payerName: 'LIN JIA' }, chinese)).toBe('name_differs')
})

test.each([
  ['other_account', { ours: false }, {}],
  ['payout_not_sent', {}, { status: 'approved' as const }],
  ['payout_not_sent', {}, { status: 'paid' as const }],
  ['payout_not_sent', {}, { status: 'failed' as const }],
  ['payout_not_sent', { direction: 'in' as const }, {}],
  ['payout_not_sent', { direction: 'in' as const }, { status: 'returned' as const }],
  ['other_currency', { coin: 'USD' }, {}],
  ['amount_differs', { amount: amount(95_01n) }, {}],
  ['name_differs', { payerName: 'LIM JIA' }, {}],
])('WDR-17 leaves %s for people to decide', (reason, otherLine, otherPayout) => {
  expect(matchPayout({ ...line, ...otherLine }, { ...payout, ...otherPayout })).toBe(reason)
})

test('pays a payout less its fee to the bank, and the fee to fee income', () => {
  const paid = { customer: 'c', coin: 'SGD', amount: amount(100_00n), fee: amount(5_00n) }
  expect(payoutPaid(paid).map(({ credit, amount: moved }) => [credit, moved])).toEqual([
    [{ exchange: 'bank' }, 95_00n],
    [{ exchange: 'fees' }, 5_00n],
  ])
  expect(payoutPaid({ ...paid, fee: amount(0n) })).toHaveLength(1)
})

test('WDR-07 never counts a fiat amount below its value', () => {
  expect(limitValueAt(amount(100_00n), 2, amount(7_462_000_000n))).toBe(74_620_000n)
  expect(limitValueAt(amount(1n), 2, amount(1n))).toBe(1n)
})

const file: PaymentFile = {
  messageId: 'TESSERA-1',
  madeAt: new Date('2026-03-18T06:00:00.123Z'),
  paysOn: '2026-03-18',
  coin: 'SGD',
  scale: 2,
  payer: { name: 'Client Monies', account: '003-1', bank: 'Merlion Bank', bankCode: 'MERLSGSG' },
  payments: [
    {
      reference: '222222225',
      amount: amount(95_00n),
      name: 'Lim & "Sons" <x>\u0007',
      account: 'GB82 WEST 1234 5698 7654 32',
      bank: 'DBS',
      bankCode: null,
      ifsc: 'HDFC0000001',
      country: 'SG',
      address: null,
    },
    {
      reference: '33333333A',
      amount: amount(5_50n),
      name: '陈大文',
      account: '0012-3',
      bank: 'OCBC',
      bankCode: 'OCBCSGSG',
      ifsc: null,
      country: 'SG',
      address: null,
    },
  ],
}

test('writes a file with each payment once, its sums and escaped texts, and the same bytes each time', () => {
  const xml = paymentFile(file, 1)
  expect(paymentFile(file, 1)).toBe(xml)
  expect(xml).toContain('<CtrlSum>100.50</CtrlSum>')
  expect(xml).toContain('<Nm>Lim &amp; "Sons" &lt;x&gt; </Nm>')
  expect(xml).toContain('<IBAN>GB82WEST12345698765432</IBAN>')
  expect(xml).toMatch(/<Othr>\s*<Id>0012-3<\/Id>\s*<\/Othr>/)
  expect(xml).toContain('<MmbId>HDFC0000001</MmbId>')
  expect(xml.match(/<EndToEndId>(.*?)<\/EndToEndId>/g)).toHaveLength(2)
})

test.each([
  ['US64SVBKUS6S3300958879', '<Id>US64SVBKUS6S3300958879</Id>'],
  ['DE89370400440532013001', '<Id>DE89370400440532013001</Id>'],
  ['de89 3704\u200B 0044 0532 0130 00', '<IBAN>DE89370400440532013000</IBAN>'],
])('WDR-17 writes the account %s as %s', (account, element) => {
  const [payment] = file.payments
  const xml = paymentFile({ ...file, payments: payment === undefined ? [] : [{ ...payment, account }] }, 1)
  expect(xml).toContain(element)
})
