import { blacklist } from '@tessera/contract/profile/blacklist/blacklist.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

test('a customer blocks numbers, reads only their own list, and unblocks', async () => {
  const [a, b] = [await exchange.customer(), await exchange.customer()]
  const list = exchange.api(blacklist, a)
  const { userAccount } = await exchange.api(customers, b).info({})
  await list.add({ userAccount, remark: 'paid late' })
  await list.add({ userAccount, remark: 'paid late twice' })
  expect((await list.list({})).rows).toMatchObject([{ userAccount, remark: 'paid late twice' }])
  expect((await exchange.api(blacklist, b).list({})).rows).toEqual([])
  expect(await codeOfRefusal(exchange.api(blacklist, b).remove({ userAccount }))).toBe('NOT_FOUND')
  await list.remove({ userAccount })
  expect((await list.list({})).rows).toEqual([])
})

test('AUT-02 blocking a number does not reveal whether it exists', async () => {
  const [a, b] = [await exchange.customer(), await exchange.customer()]
  const list = exchange.api(blacklist, a)
  const { userAccount } = await exchange.api(customers, b).info({})
  const answers = await Promise.all([
    list.add({ userAccount, remark: '' }),
    list.add({ userAccount: '999999999', remark: '' }),
  ])
  expect(answers).toEqual([{}, {}])
  expect((await list.list({})).rows).toHaveLength(2)
})

test('nobody blocks themself, and the list holds at most a hundred, even with concurrent additions', async () => {
  const a = await exchange.customer()
  const list = exchange.api(blacklist, a)
  const { userAccount } = await exchange.api(customers, a).info({})
  expect(await codeOfRefusal(list.add({ userAccount, remark: '' }))).toBe('BLACKLIST_SELF')
  await sql`insert into blacklist_entry (customer_id, blocked_number, remark, created_at)
            select ${a.id}, 1000000 + n, '', now() from generate_series(1, 98) n`.execute(exchange.deps.db)
  const added = await Promise.all(
    Array.from({ length: 6 }, (_, n) => codeOfRefusal(list.add({ userAccount: String(2_000_000 + n), remark: '' }))),
  )
  expect(added.filter((code) => code === undefined)).toHaveLength(2)
  expect(added.filter((code) => code === 'BLACKLIST_FULL')).toHaveLength(4)
})
