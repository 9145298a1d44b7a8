import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { namesIn, without } from '@tessera/domain/office/operators/names-in.ts'
import type { Source } from '#platform/database/rows.ts'
import { namesBelongingTo, blockedAccounts } from './own-accounts.sql.ts'
import { operatorOwnAccount } from './refusals.ts'

/** Rows by which an operator declares own accounts: the only ones that may name them. */
const openPaths = new Set<string>([ownAccounts.list.path, ownAccounts.declare.path])
/**
 * Rows about many customers at once. An operator who is in such a list can neither decide about it nor get its file.
 */
const widePaths = new Set<string>([
  approvals.propose.path,
  approvals.decide.path,
  agentsManage.runFile.path,
  distributionsManage.holdersFile.path,
  payoutsReview.batchFile.path,
])

type OperatorRequest = { readonly operatorId: string; readonly path: string; readonly input: unknown }

/**
 * Runs a console call unless it names an account of its operator, or anything that belongs to one. Lists are returned
 * without such entries; any other response that names one is refused. Threat OPR-02.
 */
export const guardOwnIn =
  (source: Source) =>
  async (
    { operatorId, path, input }: OperatorRequest,
    run: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> => {
    const own = openPaths.has(path) ? [] : await blockedAccounts(source, operatorId)
    if (own.length === 0) return run()
    const isWide = widePaths.has(path)
    const named = await namesBelongingTo(source, own, { names: [...namesIn(input)], isWide })
    if (named.size > 0) return operatorOwnAccount
    const outcome = await run()
    if (!outcome.ok) return outcome
    const ownersInReply = await namesBelongingTo(source, own, { names: [...namesIn(outcome.value)], isWide: false })
    if (ownersInReply.size === 0) return outcome
    const rest = without(outcome.value, ownersInReply)
    return rest === undefined ? operatorOwnAccount : ok(rest)
  }
