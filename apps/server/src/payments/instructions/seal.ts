import type { InstructionRow } from './instructions.sql.ts'

/** The name of the key. */
export const INSTRUCTION_SEAL = 'payment instruction'

type Sealed = Pick<
  InstructionRow,
  | 'id'
  | 'kind'
  | 'source_of'
  | 'owner_key'
  | 'coin'
  | 'amount'
  | 'reference'
  | 'beneficiary_id'
  | 'returns_line'
  | 'account_name'
  | 'bank'
  | 'bank_country'
  | 'bank_code'
  | 'ifsc'
  | 'number_sealed'
> & { readonly payment_texts?: InstructionRow['payment_texts'] }

/**
 * Returns the fields that are fixed when an instruction is prepared. If one of them is changed later, the instruction
 * is not exported.
 */
export const sealedInstruction = (i: Sealed): Sealed => ({
  id: i.id,
  kind: i.kind,
  source_of: i.source_of,
  owner_key: i.owner_key,
  coin: i.coin,
  amount: i.amount,
  reference: i.reference,
  beneficiary_id: i.beneficiary_id,
  returns_line: i.returns_line,
  account_name: i.account_name,
  bank: i.bank,
  bank_country: i.bank_country,
  bank_code: i.bank_code,
  ifsc: i.ifsc,
  number_sealed: i.number_sealed,
  // Instructions without these texts are from earlier releases, whose seals do not cover them.
  ...(i.payment_texts && { payment_texts: i.payment_texts }),
})
