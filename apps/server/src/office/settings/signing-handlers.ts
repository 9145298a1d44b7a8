import type { settings } from '@tessera/contract/office/settings/settings.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { findRequest } from '#services/approvals/approvals.sql.ts'
import { approvalProposalOutdated } from '#services/approvals/refusals.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Handlers } from '#platform/http/serve.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { readChange } from './read-change.ts'
import { contentOf, storedChange } from './setting.kind.ts'
import { isSignedChange, signingOptions } from './sign-change.ts'

type Signing = Pick<Handlers<typeof settings>, 'signProposal' | 'signConfirmation'>

/** Returns the options with which both people sign a change that the signer accepts only with their passkeys. */
export const signingHandlers = (deps: Pick<Deps, 'config' | 'log' | 'random'>, rules: AllSubjectRules): Signing => ({
  signProposal: (call, { area, subject, values, effectiveFrom }) =>
    call.inTx(async (tx) => {
      const read = await readChange(tx, { area, subject, values, effectiveFrom })
      if (!read.ok) return read
      const change = read.value
      if (!(await isSignedChange(tx, rules, change))) return ok({ signing: null })
      const request = deps.random.uuid()
      const content = await contentOf(tx, change, null)
      const options = await signingOptions(tx, deps, call.operator.operatorId, { request, content })
      return options.ok ? ok({ signing: { requestId: request, options: options.value } }) : options
    }),

  signConfirmation: (call, { requestId }) =>
    call.inTx(async (tx) => {
      const request = await findRequest(tx, requestId)
      if (request?.kind !== 'setting' || request.status !== 'requested') return refuse('NOT_FOUND')
      const { content } = request
      const change = storedChange(content)
      if (change === undefined) return approvalProposalOutdated
      if (change === null || !(await isSignedChange(tx, rules, change))) return ok({ options: null })
      const options = await signingOptions(tx, deps, call.operator.operatorId, { request: requestId, content })
      return options.ok ? ok({ options: options.value }) : options
    }),
})
