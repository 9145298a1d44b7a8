import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountKey, type Transfer } from '#books/ledger/transfer.ts'
import { type Amount, amount, feeOf, minus, negated, plus, ppm, total, ZERO } from '#books/money/amount.ts'
import { type InstructionKind, sourceOf } from './kinds.ts'
import { overpaidIn, owedOf, type Owed, type Repaid, sumOf } from './owed.ts'
import { instructionGivenBack, instructionHeld, instructionPaid, instructionReturned, paidByHand } from './postings.ts'

const coin = 'SGD'
const kinds = [
  'issuer_proceeds',
  'funding_return',
  'withheld_tax',
  'exchange_fees',
  'agent_share',
  'payment_return',
] as const satisfies readonly InstructionKind[]
type Kind = (typeof kinds)[number]
const ofKind = {
  issuer_proceeds: 'product',
  funding_return: 'product',
  withheld_tax: 'SG',
  exchange_fees: '',
  agent_share: 'agent',
  payment_return: 'line',
} as const
/** The agreed fee. Only issuers pay one. */
const rateOf = (kind: Kind) => ppm(kind === 'issuer_proceeds' ? 20_000 : 0)
/** The kinds that leave from one account. Agents' shares leave from the fees. */
const accountsOf = [
  ['issuer_proceeds'],
  ['funding_return'],
  ['withheld_tax'],
  ['payment_return'],
  ['exchange_fees', 'agent_share'],
] as const satisfies readonly (readonly [Kind, ...Kind[]])[]

/**
 * `hold` receives the price of units that are not delivered yet, `deliver` delivers some, `refund` pays the price of some
 * back to their buyer. `reject` is a rejection in a status report (pain.002). `pay_return` is a debit and its return in one
 * statement, `late` a debit after the end of its instruction.
 */
const acts = [
  'receive',
  'hold',
  'deliver',
  'refund',
  'instruct',
  'by_hand',
  'reject',
  'pay',
  'fail',
  'return',
  'pay_return',
  'late',
] as const

type Step = {
  readonly kind: Kind
  readonly act: (typeof acts)[number]
  readonly minor: bigint
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    act: fc.constantFrom(...acts),
    minor: fc.bigInt({ min: 1n, max: 10_000n }),
  }),
  { maxLength: 60 },
)

type Instruction = {
  readonly id: string
  readonly kind: Kind
  readonly amount: Amount
  readonly overpaid: Amount
  repaid: Amount
  status: 'approved' | 'settled' | 'failed' | 'returned'
}

/** The ledger of an exchange that only receives money and pays it by instructions. */
class Books {
  readonly balances = new Map<string, bigint>()
  readonly instructions: Instruction[] = []
  readonly received = new Map<Kind, Amount>()
  /** The price of units that are paid but not delivered. */
  readonly reserved = new Map<Kind, Amount>()
  readonly fees = new Map<Kind, Amount>()

  post(transfers: readonly Transfer[]): void {
    for (const { debit, credit, amount: moved } of transfers)
      for (const [ref, sign] of [
        [debit, -1n],
        [credit, 1n],
      ] as const) {
        const key = accountKey(ref, coin)
        this.balances.set(key, (this.balances.get(key) ?? 0n) + sign * moved)
      }
  }

  balance(key: string): bigint {
    return this.balances.get(key) ?? 0n
  }

  sourceBalance(kind: Kind): Amount {
    return amount(this.balance(accountKey(sourceOf({ kind, of: ofKind[kind] }), coin)))
  }

  owed(kind: Kind): Owed {
    return owedOf({
      balance: this.sourceBalance(kind),
      received: this.received.get(kind) ?? ZERO,
      rate: rateOf(kind),
      feeCharged: this.fees.get(kind) ?? ZERO,
      reserved: this.reserved.get(kind) ?? ZERO,
      overpaid: this.instructions
        .filter((i) => i.kind === kind && i.overpaid > i.repaid)
        .map((i) => ({ id: i.id, amount: minus(i.overpaid, i.repaid) })),
    })
  }

  charge(kind: Kind, { fee, recovered }: { readonly fee: Amount; readonly recovered: readonly Repaid[] }): void {
    this.fees.set(kind, plus(this.fees.get(kind) ?? ZERO, fee))
    for (const { id, amount: part } of recovered) {
      const earlier = this.instructions.find((i) => i.id === id)
      if (earlier !== undefined) earlier.repaid = plus(earlier.repaid, part)
    }
  }

  take({ kind, act, minor }: Step): void {
    const source = sourceOf({ kind, of: ofKind[kind] })
    const id = String(this.instructions.length)
    if (act === 'receive' || act === 'hold') {
      this.post([{ debit: { exchange: 'bank' }, credit: source, coin, amount: amount(minor) }])
      change(this.received, kind, minor)
      if (act === 'hold' && kind === 'issuer_proceeds') change(this.reserved, kind, minor)
      return
    }
    if (act === 'deliver' || act === 'refund') {
      const held = this.reserved.get(kind) ?? ZERO
      const part = amount(minor < held ? minor : held)
      change(this.reserved, kind, negated(part))
      if (act === 'deliver' || part === ZERO) return
      this.post([{ debit: source, credit: buyer, coin, amount: part }])
      change(this.received, kind, negated(part))
      return
    }
    // Neither a rejection that the bank reports nor a debit of an ended instruction moves money. People decide.
    if (act === 'reject' || act === 'late') return
    if (act === 'instruct' || act === 'by_hand') {
      const owed = this.owed(kind)
      const paid = amount(minor)
      const overpaid = act === 'by_hand' ? overpaidIn(paid, owed) : ZERO
      // Approvals above the payable amount are refused, and so are payments of own fees above them.
      if (act === 'instruct' ? paid > owed.payable : kind === 'exchange_fees' && overpaid > 0n) return
      // A payment is sent back whole.
      if (kind === 'payment_return' && paid !== this.sourceBalance(kind)) return
      const about = { id, source, coin, amount: paid }
      this.post(act === 'instruct' ? instructionHeld(about, owed) : paidByHand(about, overpaid, owed))
      this.charge(kind, owed)
      this.instructions.push({
        id,
        kind,
        amount: paid,
        overpaid,
        repaid: ZERO,
        status: act === 'instruct' ? 'approved' : 'settled',
      })
      return
    }
    if (act === 'pay_return') {
      this.take({ kind, act: 'pay', minor })
      this.take({ kind, act: 'return', minor })
      return
    }
    const wanted = act === 'return' ? 'settled' : 'approved'
    const i = this.instructions.find((each) => each.kind === kind && each.status === wanted)
    if (i === undefined) return
    const about = { id: i.id, source, coin, amount: i.amount }
    if (act === 'pay') this.post(instructionPaid(about))
    else if (act === 'fail') this.post(instructionGivenBack(about))
    else {
      const owed = minus(i.overpaid, i.repaid)
      this.post(instructionReturned(about, owed))
      i.repaid = plus(i.repaid, owed)
    }
    i.status = act === 'pay' ? 'settled' : act === 'fail' ? 'failed' : 'returned'
  }
}

const buyer = { customer: 'buyer', kind: 'fiat' } as const
const change = (of: Map<Kind, Amount>, kind: Kind, by: bigint) => of.set(kind, amount((of.get(kind) ?? ZERO) + by))
const sum = (all: readonly Amount[]): bigint => total(all)

test('after any order of receipts, instructions, debits, refusals and returns, each amount is on the account of the recipe', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const books = new Books()
      for (const step of all) {
        books.take(step)
        // The ledger sums to zero, and no liability is below zero.
        expect([...books.balances.values()].reduce((a, b) => a + b, 0n)).toBe(0n)
        const liabilities = [...books.balances].filter(([key]) => !/^house\/(bank|overpaid)\//.test(key))
        expect(liabilities.filter(([, value]) => value < 0n)).toEqual([])
        // A refund of undelivered units is always covered, whatever was paid out before.
        const held = books.reserved.get('issuer_proceeds') ?? ZERO
        expect(books.sourceBalance('issuer_proceeds')).toBeGreaterThanOrEqual(held)
      }
      const { instructions } = books
      const paidOut = sum(instructions.filter((i) => i.status === 'settled').map((i) => i.amount))
      const received = sum([...books.received.values()])
      expect(books.balance('house/bank//SGD')).toBe(paidOut - received - books.balance(accountKey(buyer, coin)))
      for (const i of instructions) {
        expect(books.balance(`house/outgoing/${i.id}/SGD`)).toBe(i.status === 'approved' ? i.amount : 0n)
        expect(books.balance(`house/overpaid/${i.id}/SGD`)).toBe(i.repaid - i.overpaid)
      }
      for (const account of accountsOf) {
        const own = instructions.filter((i) => account.some((kind) => kind === i.kind))
        const out = sum(own.filter((i) => i.status === 'settled' || i.status === 'approved').map((i) => i.amount))
        const stillOwed = sum(own.map((i) => minus(i.overpaid, i.repaid)))
        const income = sum(account.map((kind) => books.received.get(kind) ?? ZERO))
        const fee = books.fees.get(account[0]) ?? ZERO
        const charged = account[0] === 'exchange_fees' ? sum([...books.fees.values()]) : negated(fee)
        expect(books.sourceBalance(account[0])).toBe(income + charged - out + stillOwed)
      }
      // The fee never exceeds the agreed one, however many instructions charged it, and excludes undelivered units.
      const delivered = minus(
        books.received.get('issuer_proceeds') ?? ZERO,
        books.reserved.get('issuer_proceeds') ?? ZERO,
      )
      expect(books.fees.get('issuer_proceeds') ?? ZERO).toBeLessThanOrEqual(feeOf(delivered, rateOf('issuer_proceeds')))
    }),
    { numRuns: 300 },
  )
})

test('an issuer who was paid twice by hand and once by file owes exactly the excess', () => {
  const books = new Books()
  const kind = 'issuer_proceeds'
  books.take({ kind, act: 'receive', minor: 10_000n })
  expect(books.owed(kind)).toEqual({ fee: 200n, recovered: [], payable: 9_800n })
  books.take({ kind, act: 'by_hand', minor: 9_800n })
  books.take({ kind, act: 'by_hand', minor: 9_800n })
  expect(books.instructions.map((i) => i.overpaid)).toEqual([0n, 9_800n])
  expect(books.balance('house/overpaid/1/SGD')).toBe(-9_800n)
  books.take({ kind, act: 'instruct', minor: 1n })
  expect(books.instructions).toHaveLength(2)
  books.take({ kind, act: 'receive', minor: 20_000n })
  // 20,000 less the fee of 400 and the overpayment.
  expect(books.owed(kind)).toEqual({ fee: 400n, recovered: [{ id: '1', amount: 9_800n }], payable: 9_800n })
  books.take({ kind, act: 'instruct', minor: 9_800n })
  books.take({ kind, act: 'pay', minor: 1n })
  expect([books.balance('house/overpaid/1/SGD'), books.sourceBalance(kind)]).toEqual([0n, 0n])
  expect(books.balance('house/fees//SGD')).toBe(600n)
  expect(sumOf(books.owed(kind).recovered)).toBe(0n)
})
