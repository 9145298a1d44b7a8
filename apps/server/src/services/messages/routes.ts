import { messages } from '@tessera/contract/services/messages/messages.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { acknowledge, countMessages, countUnread, listMessages, markRead, zoneOf } from './messages.sql.ts'
import { sentByNumber } from '#services/mail/mail.sql.ts'
import { renderMessage } from '#services/notices/render-message.ts'
import { sentKind } from './sent-kind.ts'

const messageHandlers = (deps: Deps): Handlers<typeof messages> => ({
  count: async ({ customer }) => ok({ noReadMsgCount: await countUnread(deps, customer.customerId) }),

  list: async ({ customer, locale }, request) => {
    const rows = await listMessages(deps, customer.customerId, request)
    const total = await countMessages(deps, customer.customerId, request)
    const zone = await zoneOf(deps, customer.customerId)
    return ok({
      ...pageAnswer(request, { total, next: nextOf(rows, request) }),
      rows: rows.map((row) => ({
        id: row.id,
        type: row.type,
        ...renderMessage(row.kind, row.params, locale, zone),
        link: row.link,
        createdAt: row.created_at.toISOString(),
        readAt: row.read_at?.toISOString() ?? null,
        thread: row.thread,
        mustAck: row.must_ack,
        ackedAt: row.acked_at?.toISOString() ?? null,
      })),
    })
  },

  verifyNumber: async (_call, { number }) => {
    const rows = await sentByNumber(deps, number)
    return ok({ rows: rows.map(({ kind, sent_at }) => ({ kind: sentKind(kind), sentAt: sent_at.toISOString() })) })
  },

  ack: ({ customer: { customerId }, inTx }, { id }) =>
    inTx(async (tx) => {
      if ((await acknowledge(tx, customerId, id)) === 0n) return refuse('NOT_FOUND')
      return ok({ noReadMsgCount: await countUnread(tx, customerId) })
    }),

  read: ({ customer, inTx }, { ids }) =>
    inTx(async (tx) => {
      await markRead(tx, customer.customerId, ids)
      return ok({ noReadMsgCount: await countUnread(tx, customer.customerId) })
    }),
})

export const messageRoutes = (deps: Deps): Noun => noun('messages', messages, messageHandlers(deps))
