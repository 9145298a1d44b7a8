import type { PayoutRow } from './payouts.sql.ts'

/** The fields that are fixed at the request. If one of them is changed later, the payout is not exported. */
export type SealedPayout = Pick<
  PayoutRow,
  | 'id'
  | 'customer_id'
  | 'coin'
  | 'amount'
  | 'fee'
  | 'reference'
  | 'customer_bank_account_id'
  | 'account_name'
  | 'bank'
  | 'branch'
  | 'bank_country'
  | 'bank_code'
  | 'ifsc'
  | 'number_sealed'
  | 'number_ending'
> & { readonly payment_texts?: PayoutRow['payment_texts'] }

/** The name of the key. */
export const PAYOUT_SEAL = 'payout destination'

/** Returns the fields that the seal of a payout covers. */
export const sealedContent = (p: SealedPayout): SealedPayout => ({
  id: p.id,
  customer_id: p.customer_id,
  coin: p.coin,
  amount: p.amount,
  fee: p.fee,
  reference: p.reference,
  customer_bank_account_id: p.customer_bank_account_id,
  account_name: p.account_name,
  bank: p.bank,
  branch: p.branch,
  bank_country: p.bank_country,
  bank_code: p.bank_code,
  ifsc: p.ifsc,
  number_sealed: p.number_sealed,
  number_ending: p.number_ending,
  // Payouts without these texts are from earlier releases, whose seals do not cover them.
  ...(p.payment_texts && { payment_texts: p.payment_texts }),
})
