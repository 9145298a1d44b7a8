import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountIdentityHash } from '#payments/bank-accounts/account-number.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { instructing, type Instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const payer = {
  accountName: 'Eve Tan',
  accountNumber: '1122334455',
  bank: 'OCBC',
  bankCountry: 'SG',
  address: { country: 'SG', town: 'Singapore' },
}
async function sentBack(minor: bigint): Promise<string> {
  const lineId = randomUUID()
  await setup.settle({ lineId, text: 'rent', amount: amount(minor), payerName: 'Eve Tan' })
  const { id } = await setup.lineOf(lineId)
  await setup.decide(id, 'refuse', { reasonCode: 'not_expected' })
  return id
}
const prepare = (of: string, paid: string, account?: typeof payer) =>
  flow.desk.prepare(
    { kind: 'payment_return', of, coin: 'SGD', amount: paid, ...(account !== undefined && { payerAccount: account }) },
    freshKey(),
  )

test('a payment that two people return is paid to its payer by an instruction', async () => {
  const bank = await flow.balance('bank')
  const line = await sentBack(40_00n)
  // The bank still holds it, and so does the ledger.
  expect([await flow.balance('suspense:returns'), (await flow.balance('bank')) - bank]).toEqual([40_00n, -40_00n])
  expect(await flow.source(line, 'payment_return')).toMatchObject({ payable: '40.00', payee: { name: 'Eve Tan' } })
  await expect(prepare(line, '40.00')).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'payerAccount' })
  await expect(prepare(line, '39.00', payer)).rejects.toMatchObject({ code: 'INSTRUCTION_WHOLE_RETURN' })
  await expect(prepare(line, '40.00', { ...payer, accountNumber: '1' })).rejects.toMatchObject({
    code: 'BANK_ACCOUNT_NUMBER_INVALID',
    field: 'payerAccount.accountNumber',
  })
  const made = await prepare(line, '40.00', payer)
  await expect(prepare(line, '40.00', payer)).rejects.toMatchObject({ code: 'INSTRUCTION_RUNNING' })
  expect(await flow.decide('payment_instruction', made.id)).toBe('done')
  const { batch } = await flow.export()
  expect(await flow.fileOf(batch?.id ?? '')).toContain('<Nm>Eve Tan</Nm>')
  expect((await flow.debit(made.reference, 40_00n, 'EVE TAN')).settled).toBe('paid')
  expect([await flow.balance('suspense:returns'), await flow.balance('bank')]).toEqual([0n, bank])
  expect(await flow.source(line, 'payment_return')).toBeUndefined()
})

test('shows both people if the typed account is the one that the bank reported, and the full number on request', async () => {
  const lineId = randomUUID()
  const payerHash = accountIdentityHash(setup.exchange.deps.config, { number: '1122 334455', bic: 'OCBCSGSGXXX' })
  await setup.settle({ lineId, text: 'rent', amount: amount(15_00n), payerName: 'Eve Tan', payerHash })
  const { id: line } = await setup.lineOf(lineId)
  await setup.decide(line, 'refuse', { reasonCode: 'not_expected' })
  const seen = async (accountNumber: string, bankCode?: string) => {
    const made = await prepare(line, '15.00', { ...payer, accountNumber, ...(bankCode !== undefined && { bankCode }) })
    const { content } = await setup.exchange.api(approvals, setup.finance[0]).subject({
      kind: 'payment_instruction',
      subjectId: made.id,
    })
    const { accountNumber: revealed } = await flow.desk.revealPayeeNumber({ id: made.id })
    await flow.desk.cancel({ id: made.id }, freshKey())
    return [content?.['payerAccount'], revealed]
  }
  expect(await seen('1122334455', 'OCBCSGSG')).toEqual(['same', '1122334455'])
  expect(await seen('1122334456', 'OCBCSGSG')).toEqual(['differs', '1122334456'])
  expect(await seen('1122334455')).toEqual(['unknown', '1122334455'])
  const out = await flow.debit('sent back by hand', 15_00n, 'EVE TAN')
  expect(await flow.decide('bank_line_out', out.id, { proposal: { returns: line } })).toBe('done')
})

test('a payment that people returned at the bank settles the return, and its prepared instruction ends', async () => {
  const line = await sentBack(25_00n)
  const made = await prepare(line, '25.00', payer)
  const out = await flow.debit('sent back by hand', 25_00n, 'EVE TAN')
  expect(await flow.decide('bank_line_out', out.id, { proposal: { returns: line } })).toBe('done')
  expect((await flow.desk.get({ id: made.id })).status).toBe('cancelled')
  expect((await setup.lineOf(out.lineId)).status).toBe('paid')
  expect(await flow.balance('suspense:returns')).toBe(0n)
  const again = await flow.debit('once more', 25_00n, 'EVE TAN')
  expect(await flow.decide('bank_line_out', again.id, { proposal: { returns: line } })).toBe('BANK_LINE_RETURN_UNFIT')
  expect(await flow.decide('bank_line_void', again.id)).toBe('done')
})

test('a debit of another amount does not settle a return, so no rest remains owed that no instruction can pay', async () => {
  const line = await sentBack(30_00n)
  const settles = { kind: 'payment_return', of: line } as const
  for (const minor of [29_00n, 31_00n]) {
    const out = await flow.debit('sent back by hand', minor, 'EVE TAN')
    expect(await flow.decide('bank_line_out', out.id, { proposal: { settles } })).toBe('BANK_LINE_INSTRUCTION_UNFIT')
    expect(await flow.decide('bank_line_void', out.id)).toBe('done')
  }
  const whole = await flow.debit('sent back by hand', 30_00n, 'EVE TAN')
  expect(await flow.decide('bank_line_out', whole.id, { proposal: { settles } })).toBe('done')
  expect(await flow.balance('suspense:returns')).toBe(0n)
})
