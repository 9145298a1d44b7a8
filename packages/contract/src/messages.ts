import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Id, keysetOf, TimeKeysetRequest, Time } from './shared.ts'

export const MessageType = z.enum(['security', 'funds', 'kyc', 'invest', 'trade', 'notice'])

export const Message = z
  .object({
    id: Id,
    type: MessageType,
    /** Title and body in the language of the request. */
    title: z.string(),
    body: z.string(),
    /** Path inside the site, without the language prefix. */
    link: z.string().nullable(),
    createdAt: Time,
    readAt: Time.nullable(),
  })
  .meta({ id: 'Message' })

const Count = z.object({ noReadMsgCount: z.number().int() })

export const messages = endpoints({
  count: {
    method: 'POST',
    path: 'ex/message/get_no_read_message_count',
    summary: 'How many messages are unread',
    who: 'customer',
    input: z.object({}),
    reply: Count,
    refusals: [],
  },
  list: {
    method: 'POST',
    path: 'ex/message/list',
    summary: 'Own messages, newest first',
    who: 'customer',
    input: z.object({ ...TimeKeysetRequest, type: MessageType.optional(), unread: z.boolean().optional() }),
    reply: keysetOf(Message),
    refusals: [],
  },
  read: {
    method: 'POST',
    path: 'ex/message/read',
    summary: 'Marks own messages as read: those named, or all',
    who: 'customer',
    input: z.object({ ids: z.union([z.literal('all'), z.array(Id).min(1).max(100)]) }),
    reply: Count,
    refusals: [],
  },
})
