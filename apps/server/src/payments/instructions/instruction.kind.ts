import { paymentInstructionKind } from '@tessera/contract/payments/instructions/instruction.kind.ts'
import { amount, formatAmount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { sourceOf } from '@tessera/domain/payments/instructions/kinds.ts'
import { type Owed, sumOf } from '@tessera/domain/payments/instructions/owed.ts'
import { instructionHeld } from '@tessera/domain/payments/instructions/postings.ts'
import { payerAccountMatches } from '@tessera/domain/payments/instructions/payer-account.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { post } from '#books/ledger/post.sql.ts'
import { approvalKind } from '#services/approvals/kind.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Deps } from '#platform/http/deps.ts'
import { lockBeneficiary } from './beneficiaries.sql.ts'
import { recordCharged } from './charge.ts'
import { Content as Instruction, contentOf, loadIn, type Parts, summaryOf, waitingOf } from './content.ts'
import { instructionsInStatus, type ListedInstruction, mustStep } from './instructions.sql.ts'
import { lockSource } from './lock-source.ts'
import { isAccountOpen } from './our-account.sql.ts'
import { payerAccountOf } from './payer-account.ts'
import { beneficiaryNotActive, instructionAboveAvailable, instructionAccountClosed } from './refusals.ts'

const Content = Instruction.extend({
  /**
   * Result of comparing the typed account of a payment to return with the one that the bank reported; null for other
   * payments.
   */
  payerAccount: z.enum(payerAccountMatches).nullable(),
})

/**
 * Decides on an instruction that one person prepared. `approve` charges the agreed fee and recovers an earlier
 * overpayment of the payee. It moves the amount from its source to the money in transit, for the next file to the bank.
 * `refuse` cancels it. Both people see the fee and the remaining balance; if either changes in the meantime, they
 * decide again. An instruction that a lost payment file may contain can only be cancelled (threat RST-01).
 */
export const paymentInstruction = ({ config }: Pick<Deps, 'config'>) =>
  approvalKind(paymentInstructionKind, {
    proposal: z.strictObject({}),
    content: Content,
    amounts: ({ amount: paid, coin }) => [{ amount: paid, coin }],
    load: async (tx, id) => {
      const i = await loadIn(tx, id, 'prepared')
      if (i === undefined) return undefined
      return { ...(await contentOf(tx, i, await partsOf(tx, i))), payerAccount: await payerAccountOf(config, tx, i) }
    },
    approvable: ({ heldBack }) => heldBack !== 'maybe_sent',
    approve,
    refuse: async (tx, id) => {
      await mustStep(tx, id, 'cancel')
      return ok(undefined)
    },
    waiting: async (source, limit) => (await instructionsInStatus(source, 'prepared', limit)).map(waitingOf),
    summary: summaryOf,
  })

const owedTo = async (tx: Tx, i: ListedInstruction): Promise<Owed | undefined> =>
  (await lockSource(tx, { kind: i.kind, of: i.source_of, coin: i.coin }))?.owed

async function partsOf(tx: Tx, i: ListedInstruction): Promise<Parts> {
  const owed = await owedTo(tx, i)
  const text = (minor: Parameters<typeof formatAmount>[0]) => formatAmount(minor, i.scale)
  return {
    chargedFee: text(owed?.fee ?? ZERO),
    recovered: text(sumOf(owed?.recovered ?? [])),
    remaining: text(amount((owed?.payable ?? 0n) - i.amount)),
  }
}

async function approve(
  tx: Tx,
  id: string,
): Promise<Outcome<void, 'INSTRUCTION_ABOVE_AVAILABLE' | 'BENEFICIARY_NOT_ACTIVE' | 'INSTRUCTION_ACCOUNT_CLOSED'>> {
  const i = await loadIn(tx, id, 'prepared')
  assert(i, `instruction ${id} is not prepared, although its locked row was`)
  const payee = i.beneficiary_id === null ? undefined : await lockBeneficiary(tx, i.beneficiary_id)
  if (payee !== undefined && payee.status !== 'active') return beneficiaryNotActive
  if (i.exchange_account_id === null || !(await isAccountOpen(tx, i.exchange_account_id)))
    return instructionAccountClosed
  const owed = await owedTo(tx, i)
  if (owed === undefined || owed.payable < i.amount)
    return instructionAboveAvailable({ available: formatAmount(owed?.payable ?? ZERO, i.scale), coin: i.coin })
  const source = sourceOf({ kind: i.kind, of: i.source_of })
  const posted = await post(tx, {
    kind: 'instruction_hold',
    ref: { type: 'payment_instruction', id },
    transfers: instructionHeld({ id, source, coin: i.coin, amount: i.amount }, owed),
  })
  assert(posted.ok, `the locked source does not cover instruction ${id}`)
  await recordCharged(tx, id, owed, ZERO)
  await mustStep(tx, id, 'approve')
  return ok(undefined)
}
