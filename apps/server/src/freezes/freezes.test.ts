import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainHouse, type ChainHouse } from '../../../../world/src/testing/chain-house.ts'
import { withdrawing, type Withdrawing } from '../../../../world/src/testing/withdrawing.ts'
import { verify } from '../audit/verify.ts'
import { pauseWithdrawals } from './pause-withdrawals.ts'

let house: ChainHouse
let flow: Withdrawing
beforeAll(async () => {
  house = await chainHouse()
  flow = withdrawing(house)
})
afterAll(() => house.close())

test('a pause that began earlier and waited stands after the withdrawal that was let through', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const { deps } = house
  const paused = await deps.inTx('test')(async (tx) => {
    await flow.request(who, '100')
    await sql`select 1 from customer where id = ${who.id} for update`.execute(tx.db)
    return ok(await pauseWithdrawals(deps.config, tx, who.id, 'login_password_changed'))
  })
  expect(paused.value.until.getTime() - paused.value.from.getTime()).toBe(48 * 3_600_000)
  expect(await verify(house.database.auditUrl, 'everything')).toEqual([])
  await expect(flow.request(who, '100')).rejects.toMatchObject({ code: 'WITHDRAWAL_FROZEN' })
})

test('WDR-09 the end of a freeze moves later and never earlier, nothing else of it moves, and it stays', async () => {
  const { id } = await flow.withdrawer(500_000_000n)
  const { deps } = house
  await deps.inTx('test')(async (tx) => ok(await pauseWithdrawals(deps.config, tx, id, 'deposit_doubted')))
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
