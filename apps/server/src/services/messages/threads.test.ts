import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import type { Notice } from '@tessera/domain/services/messages/kinds.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { notify } from './notify.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const sendNotice = (id: string, notice: Notice) =>
  exchange.deps.inTx('test')(async (tx) => {
    await notify(tx, id, notice)
    return ok(undefined)
  })
const until = new Date('2030-01-02T03:04:05.000Z')

test('G57 lists messages about one subject together', async () => {
  const who = await exchange.customer()
  await sendNotice(who.id, { kind: 'financing_question_received', params: { number: 'F-12' } })
  await sendNotice(who.id, { kind: 'financing_question_received', params: { number: 'F-13' } })
  await sendNotice(who.id, { kind: 'financing_terms_offered', params: { number: 'F-12', until } })
  const { rows } = await exchange.api(messages, who).list({ thread: 'invest:F-12' })
  expect(rows.map(({ thread }) => thread)).toEqual(['invest:F-12', 'invest:F-12'])
})

test('G57 keeps a message that needs acknowledgement until its own reader confirms it, once', async () => {
  const [who, other] = [await exchange.customer(), await exchange.customer()]
  await sendNotice(who.id, { kind: 'account_thawed', params: {} })
  await sendNotice(who.id, { kind: 'subscription_terms_changed', params: { product: 'AURB', until } })
  const own = exchange.api(messages, who)
  const [waiting, ...rest] = (await own.list({ unacked: true })).rows
  expect(rest).toEqual([])
  expect(waiting).toMatchObject({ mustAck: true, ackedAt: null })
  await own.read({ ids: 'all' })
  const id = waiting?.id ?? ''
  expect((await own.list({ unacked: true })).rows).toHaveLength(1)
  expect(await codeOfRefusal(exchange.api(messages, other).ack({ id }))).toBe('NOT_FOUND')
  expect(await own.ack({ id })).toEqual({ noReadMsgCount: 0 })
  expect((await own.list({ unacked: true })).rows).toEqual([])
  expect(await codeOfRefusal(own.ack({ id }))).toBe('NOT_FOUND')
})

test('G57 lets customers turn off emails and texts by type, except security alerts', async () => {
  const who = await exchange.customer()
  const own = exchange.api(customerSettings, who)
  await own.setMailsOff({ textsOff: ['funds'] })
  await own.setMailsOff({ mailsOff: ['trade'] })
  expect(await own.get({})).toMatchObject({ mailsOff: ['trade'], textsOff: ['funds'] })
  const refused = await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/message/update_preferences',
    payload: { textsOff: ['security'] },
    headers: { token: who.token },
  })
  expect(refused.json()).toMatchObject({ code: 'PARAM_INVALID' })
  await sql`update customer set email = null, mobile_check = true where id = ${who.id}`.execute(exchange.deps.db)
  const sent = async () =>
    (
      await sql<{ kind: string }>`select kind from sms where phone = ${who.phone} order by created_at`.execute(
        exchange.deps.db,
      )
    ).rows
  const payment = { amount: '1', coin: 'tUSD', address: 'a' }
  await sendNotice(who.id, { kind: 'withdrawal_requested', params: payment })
  expect(await sent()).toEqual([])
  await own.setMailsOff({ textsOff: [] })
  await sendNotice(who.id, { kind: 'withdrawal_requested', params: payment })
  expect(await sent()).toEqual([{ kind: 'withdrawal_requested' }])
})
