import { id, paged } from './samples.ts'

const account = {
  accountName: 'a',
  accountNumber: '12345678',
  bank: 'DBS Bank',
  bankCountry: 'SG',
  address: { country: 'SG', town: 'Singapore' },
}
const source = { kind: 'issuer_proceeds', of: 'NONE', coin: 'SGD' }

/** Calls about payments of the exchange that are not withdrawals. */
export const samplePaymentCalls = {
  'console/api/v1/issuer_statements/read': { owner: 'NONE', coin: 'SGD', from: '2026-01-01', until: '2026-01-31' },
  'console/api/v1/issuer_statements/file': {
    owner: 'NONE',
    coin: 'SGD',
    from: '2026-01-01',
    until: '2026-01-31',
    format: 'csv',
  },
  'console/api/v1/payment_instructions/sources': {},
  'console/api/v1/payment_instructions/list': paged,
  'console/api/v1/payment_instructions/get': id,
  'console/api/v1/payment_instructions/prepare': { ...source, amount: '1', payerAccount: account },
  'console/api/v1/payment_instructions/cancel': id,
  'console/api/v1/payment_instructions/beneficiaries': paged,
  'console/api/v1/payment_instructions/beneficiary': id,
  'console/api/v1/payment_instructions/owners': {},
  'console/api/v1/payment_instructions/add_beneficiary': { kind: 'issuer', owner: 'NONE', coin: 'SGD', ...account },
  'console/api/v1/payment_instructions/reveal_number': id,
  'console/api/v1/payment_instructions/reveal_payee_number': id,
  'console/api/v1/payment_instructions/close_beneficiary': { ...id, reason: 'a reason' },
}
