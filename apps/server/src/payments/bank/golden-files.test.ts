import { bankCsvStatement } from '@tessera/domain/payments/fiat-orders/bank-csv.ts'
import { readCamt } from '@tessera/domain/payments/fiat-orders/camt.ts'
import type { CsvAccount } from '@tessera/domain/payments/fiat-orders/csv-line.ts'
import { readMt940 } from '@tessera/domain/payments/fiat-orders/mt940.ts'
import type { FileStatement } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { csvProfileOf } from '#testing/csv-profile.ts'
import { bankCsvOf } from './bank-csv-file.ts'
import { statementText } from './file-text.ts'

/** Files in the formats of banks, with invented names, accounts and numbers. */
const bytesOf = (file: string): Buffer => readFileSync(new URL(`golden-files/${file}`, import.meta.url))

/** Returns each line as day, signed amount, the bank's number, counterparty, its account, and text. */
const rowsOf = ({ lines }: FileStatement): string[][] =>
  lines.map((line) => [
    line.booked_on.slice(5),
    `${line.direction === 'in' ? '+' : '-'}${line.amount}`,
    line.line_id,
    line.payer_name,
    line.payer_account ?? '',
    line.text,
  ])
const headOf = ({ account, balances, from, until }: FileStatement) =>
  [
    account.number,
    account.currency,
    balances?.opening ?? '--',
    balances?.closing ?? '--',
    from.slice(5),
    until.slice(5),
  ].join(' ')

const GERMAN = 'DE12501104990004711815'
const DUTCH = 'NL97TSRB0417700311'
const brandtner = ['Anneliese Brandtner', 'DE55503008880000815047'] as const
const hoek = ['P. van den Hoek', 'NL63KLMB0123987654'] as const

test.each<[string, string, string[][]]>([
  [
    'camt053-german.xml',
    `${GERMAN} EUR 1000 1339.5 03-17 03-18`,
    [
      ['03-18', '+250', '2026031800441/1', ...brandtner, 'TSR 7KQ2MN4X1'],
      ['03-18', '+100', '2026031800441/2', 'Jörg Öhlmann', 'DE48500705550000236644', 'Einzahlung März E2E-77'],
      ['03-18', '-10.5', '2026031800502', '', '', 'Kontoführung'],
    ],
  ],
  [
    'camt053-nordic.xml',
    'FI4051234500022233 EUR 0 -25 03-18 03-18',
    [
      ['03-18', '+75', 'A2603180001', 'Väinö Hämäläinen', 'FI8059987600011144', 'RF18539007547034'],
      ['03-18', '-100', 'A2603180002', 'Väinö Hämäläinen', '', 'PAYOUT-12'],
    ],
  ],
  [
    'camt053-singapore.xml',
    '018-552037-7 SGD 500 540.25 03-18 03-18',
    [['03-18', '+40.25', 'RT0091', 'Tan Mei Hua', '', 'PAYOUT 9X2KQ7MN4 AC04 Account closed']],
  ],
  [
    'camt052-german.xml',
    `${GERMAN} EUR 20 32 03-18 03-18`,
    [['03-18', '+12', 'N1', 'Piet van den Hoek', '', '7KQ2MN4X1']],
  ],
  [
    'camt052-dutch.xml',
    `${DUTCH} EUR 20 32 03-18 03-18`,
    [['03-18', '+12', 'N1', 'Piet van den Hoek', '', '7KQ2MN4X1']],
  ],
  [
    'camt052-singapore.xml',
    '018-552037-7 SGD -- -- 03-18 03-18',
    [['03-18', '+12', 'N1', 'Piet van den Hoek', '', '7KQ2MN4X1']],
  ],
  [
    'mt940-german.sta',
    `${GERMAN} EUR 1000 1242.6 03-18 03-18`,
    [
      ['03-18', '+250.5', '0318-1', ...brandtner, 'Einzahlung TSR-7KQ2MN 4X1'],
      ['03-18', '-7.9', '0318-2', '', '', 'Kontoführung März'],
    ],
  ],
  [
    'mt940-dutch.940',
    `${DUTCH} EUR 5 105 03-18 03-18`,
    [['03-18', '+100', '00000000001005', 'P. VAN DENHOEK', hoek[1], '7KQ2MN4X1 EREF /TRCD/00100/']],
  ],
  [
    'mt940-singapore.txt',
    '0185520377 SGD 500 567.66 03-18 03-18',
    [
      ['03-18', '-12.34', 'FEE-7', '', '', 'MONTHLY FEE'],
      ['03-18', '+80', 'CR-8', '', '', 'INWARD TRANSFER TAN MEI HUA 7KQ2MN4X1'],
    ],
  ],
])('reads %s', (file, head, lines) => {
  const text = statementText(bytesOf(file)) ?? ''
  const read = file.startsWith('camt') ? readCamt(text) : readMt940(text)
  const statements = read.ok ? read.value : []
  expect(statements.map((each) => [headOf(each), rowsOf(each)])).toEqual([[head, lines]])
})

const account = (number: string, currency = 'EUR'): CsvAccount => ({
  number,
  currency,
  scale: 2,
  latestDay: '2026-03-20',
})
const none = { textColumns: [], nameColumn: '' }
test.each<[string, Parameters<typeof csvProfileOf>[0], CsvAccount, string, string[][]]>([
  [
    'csv-german.csv',
    {
      encoding: 'windows-1252',
      separator: 'semicolon',
      decimalMark: 'comma',
      thousandsMark: 'point',
      skipHead: 2,
      skipFoot: 1,
      dateColumn: 'Buchungstag',
      dateFormat: 'DD.MM.YY',
      amountColumn: 'Betrag',
      currencyColumn: 'Waehrung',
      ourAccountColumn: 'Auftragskonto',
      textColumns: [{ column: 'Verwendungszweck' }],
      nameColumn: 'Beguenstigter/Zahlungspflichtiger',
      accountColumn: 'Kontonummer/IBAN',
      bicColumn: 'BIC (SWIFT-Code)',
      balanceForm: 'after_line',
      balanceColumn: 'Saldo nach Buchung',
      lineOrder: 'newest_first',
    },
    account(GERMAN),
    `${GERMAN} EUR 1000 1242.6 03-18 03-18`,
    [
      ['03-18', '-7.9', '', '', '', 'Kontoführung März'],
      ['03-18', '+250.5', '', ...brandtner, 'Einzahlung; TSR-7KQ2MN4X1'],
    ],
  ],
  [
    'csv-singapore.csv',
    {
      ...none,
      thousandsMark: 'comma',
      skipHead: 4,
      skipFoot: 1,
      dateColumn: 'Transaction Date',
      dateFormat: 'DD MMM YYYY',
      amountForm: 'two_columns',
      amountColumn: '',
      creditColumn: 'Credit Amount',
      debitColumn: 'Debit Amount',
      numberColumn: 'Reference',
      textColumns: [{ column: 'Transaction Ref1' }, { column: 'Transaction Ref2' }],
      balanceForm: 'labels',
      openingLabel: 'Opening Balance:',
      closingLabel: 'Closing Balance:',
    },
    account('018-552037-7', 'SGD'),
    '018-552037-7 SGD 1000 3067.66 03-17 03-18',
    [
      ['03-17', '-12.34', 'CHG0001', '', '', 'MONTHLY FEE'],
      ['03-18', '+2080', 'TRF0002', '', '', 'TAN MEI HUA 7KQ2MN4X1'],
    ],
  ],
  [
    'csv-dutch.csv',
    {
      decimalMark: 'comma',
      dateColumn: 'Datum',
      dateFormat: 'YYYYMMDD',
      amountForm: 'marked',
      amountColumn: 'Bedrag (EUR)',
      markColumn: 'Af Bij',
      creditMark: 'Bij',
      debitMark: 'Af',
      ourAccountColumn: 'Rekening',
      textColumns: [{ column: 'Mededelingen' }],
      nameColumn: 'Naam / Omschrijving',
      accountColumn: 'Tegenrekening',
    },
    account(DUTCH),
    `${DUTCH} EUR -- -- 03-18 03-18`,
    [
      ['03-18', '+1250', '', ...hoek, '7KQ2MN4X1'],
      ['03-18', '-2.75', '', 'Kosten', '', 'Zakelijk betalen'],
    ],
  ],
  [
    'csv-chinese.csv',
    {
      encoding: 'gb18030',
      thousandsMark: 'comma',
      dateColumn: '交易日期',
      dateFormat: 'YYYYMMDD',
      amountForm: 'marked',
      amountColumn: '交易金额',
      markColumn: '借贷标志',
      creditMark: '贷',
      debitMark: '借',
      ourAccountColumn: '账号',
      numberColumn: '流水号',
      textColumns: [{ column: '摘要' }],
      nameColumn: '对方户名',
      accountColumn: '对方账号',
      balanceForm: 'after_line',
      balanceColumn: '账户余额',
    },
    account('6222000000123456', 'CNY'),
    '6222000000123456 CNY 10000 14985 03-18 03-18',
    [
      ['03-18', '+5000', 'A0001', '王小明', '6217000000654321', '充值 7KQ2MN4X1'],
      ['03-18', '-15', 'A0002', '', '', '手续费'],
    ],
  ],
])('reads %s with the profile of its account', (file, about, ours, head, lines) => {
  const read = bankCsvOf(bytesOf(file), csvProfileOf(about), ours)
  const statement = read.ok ? bankCsvStatement(read.value, ours) : read
  expect(statement.ok ? [headOf(statement.value), rowsOf(statement.value)] : statement).toEqual([head, lines])
})
