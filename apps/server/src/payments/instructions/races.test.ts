import { type InstructionKind, sourceOf } from '@tessera/domain/payments/instructions/kinds.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { instructing, type Instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
let product: string
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
  ;({ id: product } = await flow.product())
  // Owners of payee accounts are those that have received money.
  await flow.receive({ exchange: 'withholding', of: 'SG' }, 100n)
  await flow.beneficiary('issuer', 'issuer:Lantern Bay Trust')
  await flow.beneficiary('tax_authority', 'tax:SG')
  await flow.beneficiary('exchange', 'exchange')
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const ROUNDS = 4
const centsOf = (text = ''): bigint => BigInt(text.replace('.', ''))
const textOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

/** The owner of a source: a product, a country, or empty for fees. */
const owners = {
  issuer_proceeds: () => product,
  withheld_tax: () => 'SG',
  exchange_fees: () => '',
} as const satisfies Partial<Record<InstructionKind, () => string>>

test.each(['issuer_proceeds', 'withheld_tax', 'exchange_fees'] as const)(
  'a concurrent instruction and debit at the bank never overdraw %s without a receivable or a refusal',
  async (kind) => {
    const of = owners[kind]()
    const ref = sourceOf({ kind, of })
    const purpose = 'of' in ref ? `${ref.exchange}:${ref.of}` : ref.exchange
    for (let round = 0; round < ROUNDS; round += 1) {
      await flow.receive(ref, 100_00n)
      const payable = centsOf((await flow.source(of, kind))?.payable)
      const made = await flow.prepare(of, textOf(payable), kind)
      const line = await flow.debit('paid at the bank', 60_00n)
      const settles = { kind, of }
      const [instructed, byHand] = await Promise.all([
        flow.decide('payment_instruction', made.id),
        flow.decide('bank_line_out', line.id, { proposal: { settles } }),
      ])
      expect(await flow.balance(purpose)).toBeGreaterThanOrEqual(0n)
      const latest = (await flow.desk.list({ pageSize: 20 })).rows.find((row) => row.isByHand)
      // The instruction takes everything, so the payee owes a debit that is posted besides it.
      const areBoth = instructed === 'done' && byHand === 'done'
      expect({ instructed, byHand, isSeen: !areBoth || centsOf(latest?.overpaid) === 60_00n }).toEqual({
        instructed: expect.stringMatching(/^(?:done|INSTRUCTION_ABOVE_AVAILABLE|APPROVAL_CONTENT_CHANGED)$/u),
        byHand: expect.stringMatching(/^(?:done|BANK_LINE_INSTRUCTION_UNFIT|APPROVAL_CONTENT_CHANGED)$/u),
        isSeen: true,
      })
      const voided = byHand === 'done' ? 'done' : await flow.decide('bank_line_void', line.id)
      const ended =
        instructed === 'done' ? await flow.decide('instruction_recall', made.id) : await cancelInstruction(made.id)
      expect([voided, ended]).toEqual(['done', 'done'])
    }
  },
)

/** Ends an open proposal about the instruction, and cancels the instruction. */
async function cancelInstruction(id: string): Promise<'done'> {
  await sql`update approval_request set status = 'cancelled' where subject_id = ${id} and status = 'requested'`.execute(
    setup.exchange.deps.db,
  )
  await flow.desk.cancel({ id }, freshKey())
  return 'done'
}
