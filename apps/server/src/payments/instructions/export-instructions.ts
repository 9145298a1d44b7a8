import { heldBack, type HeldBack } from '@tessera/domain/payments/payouts/export-policy.ts'
import type { Payment } from '@tessera/domain/payments/payouts/payment-file.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Seal } from '#platform/secrets/seal.ts'
import { approvedByTwo } from '#services/approvals/approved-by-two.sql.ts'
import { lockBeneficiary } from './beneficiaries.sql.ts'
import { bankKnows, type InstructionRow, setHeldBack } from './instructions.sql.ts'
import { sealedInstruction } from './seal.ts'

type ExportGate = { readonly seal: Seal; readonly stopped: boolean }

/**
 * Returns the instructions that may leave now, in the order of their numbers. Stores for each other one the reason, for
 * people to check.
 */
export async function instructionsToPay(
  tx: Tx,
  gate: ExportGate,
  waiting: readonly InstructionRow[],
): Promise<InstructionRow[]> {
  const fit: InstructionRow[] = []
  for (const i of waiting) {
    const why = await whyHeldBack(tx, gate, i)
    if (why === undefined) fit.push(i)
    else await setHeldBack(tx, i.id, why)
  }
  return fit.toSorted((a, b) => (a.number < b.number ? -1 : 1))
}

/**
 * Returns the reason for which an instruction is held back. The export trusts no row: it checks the seal, both
 * approvals and the bank's lines again. Threat WDR-17.
 */
const whyHeldBack = async (tx: Tx, { seal, stopped }: ExportGate, i: InstructionRow): Promise<HeldBack | undefined> =>
  // Only a recall ends this reason, because a restore found that a lost file may contain the instruction. Threat RST-01.
  i.held_back === 'maybe_sent'
    ? 'maybe_sent'
    : heldBack({
        stopped,
        sealHolds: i.seal !== null && seal.holds(sealedInstruction(i), i.seal),
        approved: await approvedByTwo(tx, {
          kind: 'payment_instruction',
          entity: 'payment_instruction',
          id: i.id,
          waitsIn: ['prepared'],
        }),
        bankKnowsIt: await bankKnows(tx, i.id),
        active: await isPayeeActive(tx, i),
        // The payee is not a customer, so there is no identity check, no freeze and no verified name.
        identified: true,
        frozen: false,
        inOwnName: true,
      })

/** False if the account of the payee was closed after the approval. The account of a returned payment has no record to close. */
const isPayeeActive = async (tx: Tx, { beneficiary_id: id }: InstructionRow): Promise<boolean> =>
  id === null || (await lockBeneficiary(tx, id))?.status === 'active'

/** Returns the payment in the file for the bank. */
export function instructedPayment(cipher: ReturnType<typeof accountNumberCipher>, i: InstructionRow): Payment {
  const { bank, bank_country: country, number_sealed: sealed, payment_texts: texts } = i
  assert(bank !== null && country !== null && sealed !== null, `instruction ${i.id} has no account of its payee`)
  return {
    reference: i.reference,
    amount: i.amount,
    name: texts?.name ?? i.account_name,
    account: cipher.open(sealed),
    bank: texts?.bank ?? bank,
    bankCode: i.bank_code,
    ifsc: i.ifsc,
    country,
    address: texts?.address ?? null,
  }
}
