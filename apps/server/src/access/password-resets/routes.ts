import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { beginReset } from './begin-reset.ts'
import { finishReset } from './finish-reset.ts'
import { proveStep } from './prove-step.ts'
import { requireReset } from './require-reset.ts'
import { sendStep } from './send-step.ts'

const passwordResetHandlers = (deps: Deps): Handlers<typeof passwordResets> => ({
  begin: (call, input) => beginReset(deps, call, input),
  prove: (call, input) => proveStep(deps, call, input),
  finish: (call, input) => finishReset(call, input),

  resend: (call, { ticket, channel }) =>
    call.inTx(async (tx) => {
      const reset = await requireReset(tx, ticket)
      return reset.ok ? sendStep(deps, tx, { reset: reset.value, from: call, channel }) : reset
    }),
})

export const passwordResetRoutes = (deps: Deps): Noun =>
  noun('password_resets', passwordResets, passwordResetHandlers(deps))
