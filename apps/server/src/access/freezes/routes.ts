import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { freezeByLink, freezeOwnAccount } from './freeze-account.ts'
import { reportSignIn } from './report-sign-in.ts'

export const freezeRoutes = (deps: Deps): Noun =>
  noun('freezes', freezes, {
    freezeAccount: (call) => freezeOwnAccount(call),
    freezeByLink: (call, input) => freezeByLink(deps, call, input),
    reportSignIn: (call, input) => reportSignIn(call, input),
  })
