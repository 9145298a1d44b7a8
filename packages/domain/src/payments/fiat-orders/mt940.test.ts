import { expect, test } from 'vitest'
import { isMt940, readMt940 } from './mt940.ts'

/** A German bank: bank code and number in `:25:`, subfields in `:86:`. */
const german = [
  ':20:STARTUMSE',
  ':25:37040044/0532013000',
  ':28C:00001/001',
  ':60F:C260317EUR1000,00',
  ':61:2603180318CR250,50N062NONREF//26031801',
  ':86:166?00GUTSCHRIFT?109075?20EREF+NOTPROVIDED?21SVWZ+Deposit to TSR-7KQ2MN4?22X1 thanks?30COBADEFFXXX',
  '?31DE89370400440532013000?32Lim Jia Wen Elisabeth Marga?33rete',
  ':61:2603180318DR40,N033PAYOUT7//26031802',
  ':86:116?00UEBERWEISUNG?20Payout?32ADA LIM',
  ':62F:C260318EUR1210,50',
  '-',
].join('\r\n')

/** A Dutch bank: an IBAN with its currency, codes between slashes, rows broken after 65 characters. */
const dutch = [
  '{1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXXXN}{4:',
  ':20:P260318000000001',
  ':25:NL91ABNA0417164300EUR',
  ':28C:00077',
  ':60F:D260317EUR0,00',
  ':61:260318C100,00NTRFEREF//00000000001005',
  '/TRCD/00100/',
  ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/J.',
  ' DE VRIES/REMI/USTD//7KQ2MN4X1 deposit/EREF/NOTPROVIDED',
  ':62F:C260318EUR100,00',
  '-}',
].join('\n')

/** A bank in Singapore: its own account number, plain text, a reversal of a credit, and a day at the end of a year. */
const plain = [
  ':20:0318',
  ':25:DBSSSGSG/0031',
  ':28C:77/1',
  ':60F:C251231SGD500,00',
  ':61:2512310102D12,34NCHGNONREF//FEE1',
  ':86:MONTHLY FEE',
  ':61:2601020102RC100,00NTRFNONREF',
  `:86:${'CREDIT TRANSFER REVERSED'.padEnd(58)}7KQ2MN4`,
  'X1 WRONG ACCOUNT',
  ':62M:C260102SGD387,66',
  '-',
  ':20:0318',
  ':25:DBSSSGSG/0031',
  ':28C:77/2',
  ':60M:C260102SGD387,66',
  ':61:260102RD1,NTRFNONREF//R2',
  ':62F:C260102SGD388,66',
].join('\n')

const read = (text: string) => {
  const all = readMt940(text)
  if (!all.ok) throw new Error(`refused: ${all.code}`)
  return all.value
}

test('reads the German form: an IBAN from bank code and number, subfields, and the labels of the remittance text', () => {
  expect(read(german)).toEqual([
    {
      format: 'mt940',
      account: { number: 'DE89370400440532013000', currency: 'EUR', bankCode: undefined },
      balances: { opening: '1000', closing: '1210.5' },
      at: 10,
      from: '2026-03-18',
      until: '2026-03-18',
      lines: [
        {
          line_id: '26031801',
          ids: ['26031801'],
          booked_on: '2026-03-18',
          account_number: 'DE89370400440532013000',
          direction: 'in',
          currency: 'EUR',
          amount: '250.5',
          payer_name: 'Lim Jia Wen Elisabeth Margarete',
          payer_account: 'DE89370400440532013000',
          payer_bank: 'COBADEFFXXX',
          text: 'Deposit to TSR-7KQ2MN4X1 thanks',
          at: 5,
        },
        {
          line_id: '26031802',
          ids: ['26031802'],
          booked_on: '2026-03-18',
          account_number: 'DE89370400440532013000',
          direction: 'out',
          currency: 'EUR',
          amount: '40',
          payer_name: 'ADA LIM',
          text: 'Payout PAYOUT7',
          at: 8,
        },
      ],
    },
  ])
})

test('reads the form with slashes inside the blocks of the SWIFT network', () => {
  const [statement] = read(dutch)
  expect(statement).toMatchObject({
    account: { number: 'NL91ABNA0417164300', currency: 'EUR' },
    balances: { opening: '0', closing: '100' },
    lines: [
      {
        line_id: '00000000001005',
        payer_name: 'J. DE VRIES',
        payer_account: 'NL20INGB0001234567',
        payer_bank: 'INGBNL2A',
        booked_on: '2026-03-18',
      },
    ],
  })
  expect(statement?.lines[0]?.text).toContain('7KQ2MN4X1 deposit')
})

test.each([
  ['a name in the remittance text', dutch.replace('deposit', 'deposit/NAME/ADA LIM')],
  ['an account in the remittance text', dutch.replace('deposit', 'deposit/IBAN/NL91ABNA0417164300')],
  ['a remittance code within the reference', dutch.replace('/IBAN/', '/EREF/1/NAME/ADA LIM/REMI/x/IBAN/')],
  ['a subfield in the remittance text', german.replace('X1 thanks', 'X1 thanks?33 and Ada Lim')],
])('DEP-10 reads no payer if the text contains %s that the payer may have typed', (_name, text) => {
  const line = read(text)[0]?.lines[0]
  expect(line).toMatchObject({ payer_name: '' })
  expect([line?.payer_account, line?.payer_bank]).toEqual([undefined, undefined])
})

test('reads no payer from a field that occurs only in the remittance text', () => {
  const text = dutch.replace('/NAME/J.\n DE VRIES', '\n').replace('deposit', 'deposit/NAME/ADA LIM')
  expect(read(text)[0]?.lines[0]).toMatchObject({ payer_name: '', payer_account: 'NL20INGB0001234567' })
})

test('joins messages by their intermediate balances, and reads reversals and a change of year', () => {
  const [statement, ...more] = read(plain)
  expect(more).toEqual([])
  expect(statement).toMatchObject({
    account: { number: '0031', bankCode: 'DBSSSGSG' },
    balances: { opening: '500', closing: '388.66' },
    from: '2026-01-02',
    until: '2026-01-02',
  })
  expect(statement?.lines.map((line) => [line.booked_on, line.direction, line.amount, line.line_id])).toEqual([
    ['2026-01-02', 'out', '12.34', 'FEE1'],
    ['2026-01-02', 'out', '100', ''],
    ['2026-01-02', 'in', '1', 'R2'],
  ])
  expect(statement?.lines[1]?.text).toBe('CREDIT TRANSFER REVERSED 7KQ2MN4X1 WRONG ACCOUNT')
})

test.each([
  [':61:', { line: 5, expected: 'YYMMDD [MMDD] C/D/RC/RD 0,00 NXXX …' }, german.replace('CR250,50', 'CR250.50')],
  [':61:', { line: 5 }, german.replace(':61:2603180318CR', ':61:2602300318CR')],
  [':62F:', { line: 10, expected: 'EUR' }, german.replace(':62F:C260318EUR', ':62F:C260318USD')],
  [':60F:', { line: 4, found: 'C260317EURx', expected: 'C/D YYMMDD XXX 0,00' }, german.replace('EUR1000,00', 'EURx')],
])('names line, value and expected value of an unreadable %s', (place, params, text) => {
  expect(readMt940(text)).toMatchObject({ code: 'BANK_STATEMENT_UNREADABLE', params: { place, ...params } })
})

test('names the last line of a truncated file and the missing balance', () => {
  const rows = german.split('\r\n')
  const cut = { code: 'BANK_STATEMENT_CUT', params: { line: 8, expected: ':62F:' } }
  expect(readMt940(rows.slice(0, 8).join('\n'))).toMatchObject(cut)
  expect(readMt940(plain.split('\n').slice(0, 11).join('\n'))).toMatchObject({
    code: 'BANK_STATEMENT_CUT',
    params: { line: 11, expected: ':62F:' },
  })
})

test('recognizes a message with and without blocks', () => {
  expect([german, dutch, plain, 'line_id,booked_on', '<Document/>'].map(isMt940)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
