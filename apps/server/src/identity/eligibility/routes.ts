import { eligibility } from '@tessera/contract/identity/eligibility/eligibility.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { listIneligible } from './list-holdings.ts'

export const eligibilityRoutes = (): Noun =>
  noun('eligibility', eligibility, {
    holdings: (call, input) => call.inTx(async (tx) => ok(await listIneligible(tx, input))),
  })
