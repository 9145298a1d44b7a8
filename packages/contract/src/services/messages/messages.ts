import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, keysetOf, TimeKeysetRequest, Time } from '#platform/http/shared.ts'

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
    /** Messages with the same thread are about the same subject. */
    thread: z.string().nullable(),
    /** True if the reader must acknowledge it before continuing. */
    mustAck: z.boolean(),
    ackedAt: Time.nullable(),
  })
  .meta({ id: 'Message' })

/** The kinds of sent emails that the public check of an email number returns. */
export const sentKinds = ['code', ...MessageType.options, 'staff'] as const

const Count = z.object({ noReadMsgCount: z.number().int() })

export const messages = endpoints({
  count: {
    method: 'POST',
    path: 'ex/message/get_no_read_message_count',
    summary: 'Number of unread messages',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({}),
    reply: Count,
    refusals: [],
  },
  list: {
    method: 'POST',
    path: 'ex/message/list',
    summary: 'The caller’s messages, newest first',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({
      ...TimeKeysetRequest,
      type: MessageType.optional(),
      unread: z.boolean().optional(),
      thread: z.string().max(100).optional(),
      /** Only messages that wait for an acknowledgement. */
      unacked: z.boolean().optional(),
    }),
    reply: keysetOf(Message),
    refusals: [],
  },
  ack: {
    method: 'POST',
    path: 'ex/message/ack',
    summary: 'Confirms that the caller has read a message that requires it',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ id: Id }),
    reply: Count,
    refusals: ['NOT_FOUND'],
  },
  verifyNumber: {
    method: 'POST',
    path: 'ex/api/v0/public/verify_message',
    summary: 'Tells whether an email with this number is from us: only its kind and time',
    who: 'visitor',
    rate: { points: 30, seconds: 3600 },
    /** The eight characters at the end of an email. */
    input: z.object({ number: z.string().regex(/^[0-9a-f]{8}$/) }),
    /** Empty if no email of the last 90 days has this number. */
    reply: z.object({ rows: z.array(z.object({ kind: z.enum(sentKinds), sentAt: Time })).max(3) }),
    refusals: [],
  },
  read: {
    method: 'POST',
    path: 'ex/message/read',
    summary: 'Marks the given messages of the caller, or all, as read',
    who: 'customer',
    memberRight: 'own',
    subAccounts: true,
    input: z.object({ ids: z.union([z.literal('all'), z.array(Id).min(1).max(100)]) }),
    reply: Count,
    refusals: [],
  },
})
