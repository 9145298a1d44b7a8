import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { bankExchange } from '#testing/bank-exchange.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { TestExchange } from '#testing/exchange.ts'
import { payingOut } from '#testing/paying-out.ts'
import { sending } from '#testing/sending.ts'
import { withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterAll(() => exchange.close())

/**
 * Starts a pause in a transaction, lets a payment leave concurrently, and then commits the pause. So the order of locks
 * decides, not that of clocks. Returns the response code of the next payment.
 */
async function pausedAfter({ deps, database }: TestExchange, id: string, leave: () => Promise<unknown>) {
  const paused = await deps.inTx('test')(async (tx) => {
    await leave()
    await sql`select 1 from customer where id = ${id} for update`.execute(tx.db)
    return ok(await pauseWithdrawals(tx, id, 'login_password_changed'))
  })
  expect(paused.value.until.getTime() - paused.value.from.getTime()).toBe(48 * HOUR_MS)
  expect(await verify(database.auditUrl, 'everything')).toEqual([])
  return codeOfRefusal(leave())
}

test('a pause that began before an accepted withdrawal but waited for it applies after it', async () => {
  const who = await flow.withdrawer(500_000_000n)
  expect(await pausedAfter(exchange, who.id, () => flow.request(who, '100'))).toBe('WITHDRAWAL_FROZEN')
})
test('a pause that waited for an accepted internal transfer applies after it', async () => {
  const [who, whom] = [await flow.withdrawer(500_000_000n), await exchange.customer()]
  expect(await pausedAfter(exchange, who.id, () => sending(exchange).send(who, whom, '100'))).toBe(
    'TRANSFER_OUT_FROZEN',
  )
})
test('a pause that waited for an accepted fiat withdrawal applies after it', async () => {
  const at = await bankExchange()
  const desk = await payingOut(at)
  const who = await desk.payee(500_00n)
  expect(await pausedAfter(at.exchange, who.id, () => desk.request(who))).toBe('WITHDRAWAL_FROZEN')
  await at.close()
})

test('WDR-09 only the end of a freeze can change, only to a later time, and its row cannot be deleted', async () => {
  const { id } = await flow.withdrawer(500_000_000n)
  const { deps } = exchange
  await deps.inTx('test')(async (tx) => ok(await pauseWithdrawals(tx, id, 'deposit_doubted')))
  const run = (statement: ReturnType<typeof sql>) => statement.execute(deps.db)
  await run(sql`update account_freeze set until_at = until_at + interval '1 hour' where customer_id = ${id}`)
  for (const change of [
    sql`until_at = until_at - interval '1 second'`,
    sql`from_at = from_at - interval '1 second'`,
    sql`cause = 'sign_in_reported'`,
  ])
    await expect(run(sql`update account_freeze set ${change} where customer_id = ${id}`)).rejects.toMatchObject({
      code: '23514',
    })
  await expect(run(sql`delete from account_freeze where customer_id = ${id}`)).rejects.toMatchObject({ code: '42501' })
})
