import { paymentBeneficiaryKind } from '@tessera/contract/payments/instructions/beneficiary.kind.ts'
import { beneficiaryKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { textsSeen } from '#payments/bank-accounts/texts-seen.ts'
import { approvalKind } from '#services/approvals/kind.ts'
import {
  type BeneficiaryRow,
  lockBeneficiary,
  mustStepBeneficiary,
  proposedBeneficiaries,
} from './beneficiaries.sql.ts'
import { beneficiaryNumber } from './view.ts'

const Content = z.strictObject({
  number: z.string(),
  beneficiaryKind: z.enum(beneficiaryKinds),
  payee: z.strictObject({ key: z.string(), name: z.string() }),
  coin: z.string(),
  account: z.strictObject({
    name: z.string(),
    ending: z.string(),
    bank: z.string(),
    country: z.string(),
    bankCode: z.string().nullable(),
    ifsc: z.string().nullable(),
    address: z.string().nullable(),
    /** Name and address in the payment file; absent for accounts from earlier releases. */
    paymentName: z.string().optional(),
    paymentAddress: z.string().optional(),
  }),
  /** The encrypted number, so that both people approve the same one. */
  sealed: z.string(),
})
type Content = z.output<typeof Content>

/**
 * Decides on the bank account of a payee. After `approve`, instructions may pay it. Both people read the full number in
 * the drawer, which the audit log records.
 */
export const paymentBeneficiary = approvalKind(paymentBeneficiaryKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, id) => {
    const b = await lockBeneficiary(tx, id)
    return b?.status === 'proposed' ? contentOf(b) : undefined
  },
  approve: async (tx, id) => {
    await mustStepBeneficiary(tx, id, 'approve')
    return ok(undefined)
  },
  refuse: async (tx, id) => {
    await mustStepBeneficiary(tx, id, 'refuse')
    return ok(undefined)
  },
  waiting: async (source, limit) =>
    (await proposedBeneficiaries(source, limit)).map((b) => ({
      subjectId: b.id,
      since: b.proposed_at,
      ...summaryOf(contentOf(b)),
    })),
  summary: summaryOf,
})

const contentOf = (b: BeneficiaryRow): Content => ({
  number: beneficiaryNumber(b),
  beneficiaryKind: b.kind,
  payee: { key: b.owner_key, name: b.owner_name },
  coin: b.coin,
  account: {
    name: b.account_name,
    ending: b.number_ending,
    bank: b.bank,
    country: b.bank_country,
    bankCode: b.bank_code,
    ifsc: b.ifsc,
    address: b.address,
    ...textsSeen(b.payment_texts),
  },
  sealed: b.number_sealed,
})

function summaryOf({ number, payee, account, beneficiaryKind, coin }: Content) {
  return {
    number,
    subject: payee.name === '' ? account.name : payee.name,
    about: [
      { field: 'beneficiaryKind', value: beneficiaryKind },
      { field: 'coin', value: coin },
    ] as const,
  }
}
