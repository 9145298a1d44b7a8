import { messages } from '@tessera/contract/services/messages/messages.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const check = (number: string) => exchange.api(messages).verifyNumber({ number })

test('G58 returns kind and time for the number of a sent email, but not its reader', async () => {
  const { email } = await exchange.account()
  const text = exchange.catcher.outbox.mails(email).at(-1)?.text ?? ''
  const number = /Email number ([0-9a-f]{8}): check it at [^ ]+\/verifyMessage\./.exec(text)?.[1] ?? ''
  const found = await check(number)
  expect(found).toEqual({ rows: [{ kind: 'code', sentAt: expect.any(String) }] })
  expect(JSON.stringify(found)).not.toContain(email)
})

test('G58 gives the same answer for an unknown number and for an email that was not sent', async () => {
  const id = randomUUID()
  await sql`insert into mail (id, recipient, lang, kind, params, created_at)
            values (${id}, 'nobody@example.com', 'en_US', 'kyc_approved', '{}', now())`.execute(exchange.deps.db)
  expect(await check(id.slice(0, 8))).toEqual({ rows: [] })
  expect(await check('00000000')).toEqual({ rows: [] })
})

test('G58 limits the numbers that one address can try', async () => {
  const calls = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      exchange.server.app.inject({
        method: 'POST',
        url: '/ex/api/v0/public/verify_message',
        payload: { number: n.toString(16).padStart(8, '0') },
        remoteAddress: '203.0.113.77',
      }),
    ),
  )
  expect(calls.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
})
