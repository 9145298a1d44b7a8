import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Nothing } from '#platform/http/shared.ts'

export const sms = endpoints({
  report: {
    method: 'POST',
    path: 'ex/api/v1/sms/report',
    summary: 'For the SMS provider: the delivery status of a message, signed',
    who: 'visitor',
    rate: { points: 6000, seconds: 60 },
    input: z.object({
      /** The provider's number of the message. */
      id: z.string().min(1).max(100),
      status: z.enum(['delivered', 'failed']),
      /** Milliseconds since 1970, covered by the signature. */
      time: z.string().regex(/^\d{1,15}$/),
      /** HMAC-SHA256 in hex of `time.id.status` under the shared secret. */
      signature: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    reply: Nothing,
    refusals: ['FORBIDDEN'],
  },
})
