import { expect, test } from 'vitest'
import { accountFault, accountTerms } from './exchange-account.ts'

const singapore = { country: 'SG', bic: 'MERLSGSG', accountNumber: '003-918204-7' }
const germany = { country: 'DE', bic: 'DEUTDEFF', accountNumber: 'DE89 3704 0044 0532 0130 00' }
const iban = (country: string, length: number) => ({
  field: 'accountNumber',
  accepted: `IBAN ${country}, ${length} × A–Z 0–9, ISO 7064 MOD 97-10`,
})

test.each([
  ['accepts a number of a country without IBANs', singapore, undefined],
  ['accepts an IBAN in groups', germany, undefined],
  ['rejects an IBAN with a wrong check digit', { ...germany, accountNumber: 'DE88370400440532013000' }, iban('DE', 22)],
  ['rejects a plain number of a country with IBANs', { ...germany, accountNumber: '0532013000' }, iban('DE', 22)],
  ['rejects an IBAN of another country', { ...germany, accountNumber: 'GB82WEST12345698765432' }, iban('DE', 22)],
  [
    'rejects a mistyped IBAN in a country without IBANs',
    { ...singapore, accountNumber: 'GB83WEST12345698765432' },
    iban('GB', 22),
  ],
  [
    'rejects a number of three digits',
    { ...singapore, accountNumber: '123' },
    { field: 'accountNumber', accepted: '4–34 × A–Z 0–9' },
  ],
  [
    'rejects a BIC of a country that does not exist',
    { ...singapore, bic: 'MERLZZSG' },
    { field: 'bic', accepted: 'ISO 9362, 8 / 11 × A–Z 0–9' },
  ],
  [
    'rejects a country that does not exist',
    { ...singapore, country: 'ZZ' },
    { field: 'country', accepted: 'ISO 3166-1 alpha-2' },
  ],
])('%s', (_what, account, fault) => {
  expect(accountFault(account)).toEqual(fault)
})

const texts = {
  orderMinimum: '100',
  orderMaximum: '200',
  payoutOpen: true,
  payoutFee: '1',
  payoutMinimum: '10',
  payoutMaximum: '20',
}
test.each([
  ['accepts amounts in order', {}, expect.objectContaining({ orderMinimum: 100_00n, payoutMaximum: 20_00n })],
  ['rejects a fee as large as the smallest payout', { payoutFee: '10' }, { field: 'payoutMinimum', accepted: '> 10' }],
  [
    'accepts payouts without terms while they are closed',
    { payoutOpen: false, payoutFee: '0', payoutMinimum: '0', payoutMaximum: '0' },
    expect.objectContaining({ payoutMinimum: 0n }),
  ],
  ['rejects a maximum below the minimum', { payoutMaximum: '9.99' }, { field: 'payoutMaximum', accepted: '≥ 10' }],
  ['rejects too many decimals', { orderMaximum: '200.001' }, { field: 'orderMaximum', accepted: '200.00' }],
])('%s', (_what, about, expected) => {
  expect(accountTerms({ ...texts, ...about }, 2)).toEqual(expected)
})
