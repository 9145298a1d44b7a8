import type { ExchangeAccount, ExchangePurpose } from '#books/ledger/transfer.ts'

/** The payments that the exchange makes, except withdrawals of customers. */
export const instructionKinds = [
  'issuer_proceeds',
  'funding_return',
  'withheld_tax',
  'exchange_fees',
  'agent_share',
  'broker_share',
  'payment_return',
] as const
export type InstructionKind = (typeof instructionKinds)[number]

/** Kinds of owners of payee accounts. The payer of a returned payment has no payee account. */
export const beneficiaryKinds = ['issuer', 'tax_authority', 'exchange', 'agent', 'broker'] as const
export type BeneficiaryKind = (typeof beneficiaryKinds)[number]

type Terms = { readonly from: ExchangePurpose; readonly payee: BeneficiaryKind | 'payer' }
/**
 * Per kind: the account that pays it, and the owner of the payee account. Proceeds and funding have one account per
 * product, taxes one per country.
 */
export const instructionTerms = {
  issuer_proceeds: { from: 'proceeds', payee: 'issuer' },
  funding_return: { from: 'funding', payee: 'issuer' },
  withheld_tax: { from: 'withholding', payee: 'tax_authority' },
  exchange_fees: { from: 'fees', payee: 'exchange' },
  agent_share: { from: 'fees', payee: 'agent' },
  broker_share: { from: 'fees', payee: 'broker' },
  payment_return: { from: 'suspense', payee: 'payer' },
} as const satisfies Record<InstructionKind, Terms>

/** Payments that two people decided to return wait on this account for their instruction. */
export const toReturn: ExchangeAccount = { exchange: 'suspense', of: 'returns' }

/**
 * Returns the account that pays an instruction. `of` is a product, a country, a partner, a bank line, or empty for own
 * fees.
 */
export function sourceOf({ kind, of }: { readonly kind: InstructionKind; readonly of: string }): ExchangeAccount {
  const { from } = instructionTerms[kind]
  if (from === 'suspense') return toReturn
  return from === 'fees' ? { exchange: from } : { exchange: from, of }
}

/** Returns the kinds of payment that a beneficiary may receive. */
export const kindsFor = (payee: BeneficiaryKind): InstructionKind[] =>
  instructionKinds.filter((kind) => instructionTerms[kind].payee === payee)
