import { sms } from '@tessera/contract/services/sms/sms.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { isSignature } from '#platform/http/signed-post.ts'
import { noteReport } from './sms.sql.ts'

const smsHandlers = ({ config }: Deps): Handlers<typeof sms> => ({
  // The report needs no time window: a repeated old report changes nothing.
  report: ({ inTx }, { id, status, time, signature }) =>
    inTx(async (tx) => {
      const { SMS_SECRET: secret } = config
      if (secret === undefined || !isSignature(secret, time, `${id}.${status}`, signature)) return refuse('FORBIDDEN')
      await noteReport(tx, id, status)
      return ok({})
    }),
})

export const smsRoutes = (deps: Deps): Noun => noun('sms', sms, smsHandlers(deps))
