import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { adjusting, note, worth } from '#testing/adjusting.ts'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { payingOut } from '#testing/paying-out.ts'
import { type WrongCredits, wrongCredits } from '#testing/wrong-credit.ts'

let setup: BankExchange
let desk: ReturnType<typeof adjusting>
let wrong: WrongCredits
beforeAll(async () => {
  setup = await bankExchange()
  await payingOut(setup)
  desk = adjusting(setup)
  wrong = await wrongCredits(setup)
  await setup.exchange.server.trading.start()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

async function debtor(owed: string): Promise<{ readonly ada: Person; readonly line: string; readonly id: string }> {
  const [ada, bob] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const line = await wrong.credit(ada, owed)
  await wrong.send(ada, bob, owed)
  expect(await wrong.reverse(line)).toBe('done')
  return { ada, line, id: (await wrong.debtOf(line)).id }
}
const writeOff = (subjectId: string) =>
  byTwo(setup.exchange, {
    kind: 'receivable_write_off',
    subjectId,
    verdict: 'approve',
    roles: ['finance', 'finance'],
    proposal: { reasonCode: 'debt_given_up', note, worth: worth('40.00') },
  })

test('writes off the rest of a receivable from the fee income, which ends the block', async () => {
  await desk.feesOf(30_00n)
  const { ada, line, id } = await debtor('40.00')
  expect(await writeOff(id)).toBe('OWN_FUNDS_TOO_LOW')
  await sql`update approval_request set status = 'cancelled' where kind = 'receivable_write_off' and status = 'requested'`.execute(
    setup.exchange.deps.db,
  )
  await desk.feesOf(45_00n)
  expect(await writeOff(id)).toBe('done')
  expect(await wrong.debtOf(line)).toMatchObject({ repaid: 0n, outstanding: 0n, blocks: false })
  expect(await desk.fees()).toBe(5_00n)
  const [message] = (await setup.exchange.api(messages, ada).list({})).rows
  expect(message?.title).toBe('You no longer owe 40.00 SGD')
  expect(await writeOff(id)).toBe('APPROVAL_SUBJECT_MOVED')
  // Later money of the customer is theirs.
  await setup.exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 7_00n)
  await wrong.collect()
  expect(await setup.fiat(ada)).toBe(7_00n)
})

test('refuses a write-off whose rest a repayment changed between the two decisions', async () => {
  await desk.feesOf(50_00n)
  const { ada, id, line } = await debtor('40.00')
  const proposal = { reasonCode: 'debt_given_up', note, worth: worth('40.00') }
  const made = await (
    await desk.api()
  ).propose({ kind: 'receivable_write_off', subjectId: id, verdict: 'approve', reason: 'x', proposal })
  await setup.exchange.fund({ customer: ada.id, kind: 'fiat' }, 'SGD', 15_00n)
  expect(await wrong.debtOf(line)).toMatchObject({ repaid: 15_00n })
  expect(await codeOfRefusal(desk.decide(made))).toBe('APPROVAL_CONTENT_CHANGED')
})

test('counts a debt as lost: while a customer owes more than the fee income, nothing can be given', async () => {
  await desk.feesOf(30_00n)
  const { id } = await debtor('40.00')
  const ada = await setup.exchange.customer()
  await expect(desk.propose(ada, { movement: 'credit', amount: '0.01' })).rejects.toMatchObject({
    code: 'OWN_FUNDS_TOO_LOW',
  })
  await setup.exchange.fund({ exchange: 'fees' }, 'SGD', 60_00n)
  expect(await writeOff(id)).toBe('done')
})
