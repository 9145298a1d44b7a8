import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { FileReply, Id } from '#platform/http/shared.ts'

/** Coins, for staff. Two people change them through approvals of the kind `setting`. */
export const coinsDesk = endpoints({
  logo: {
    method: 'GET',
    path: 'console/api/v1/coins/logo',
    summary: 'A logo that an operator uploaded, for the preview of a coin',
    who: 'operator',
    permission: 'settings.read',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
