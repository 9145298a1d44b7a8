import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { secretMailed } from '../testing/confirm-withdrawal.sql.ts'
import { operatorSession } from '../testing/direct-session.sql.ts'
import { type Investor, investors, operators } from '../stories/cast.ts'
import { clientOf } from './commands.ts'
import { eventually } from './eventually.ts'
import { dueFiatOrder, inReview, unconfirmedWithdrawals } from './state.sql.ts'

/** Tokens of two operators. */
export type OperatorTokens = readonly [maker: string, checker: string]
type World = Pick<Deps, 'db' | 'random'>
type MailDeps = Pick<World, 'db'> & { readonly secretKey: string }

export const openOperators = async (world: World, ids: ReadonlyMap<string, string>): Promise<OperatorTokens> => [
  await operatorSession(world, ids.get(operators.priya.email) ?? ''),
  await operatorSession(world, ids.get(operators.arjun.email) ?? ''),
]

const LOOK_MS = 50

/** Approves withdrawals and pays fiat orders during the load, so that money moves through every channel. */
export async function approvePayments(
  site: MailDeps & { readonly operators: OperatorTokens },
  url: string,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    await confirmMailed(site, url)
    for (const id of await eventually(() => inReview(site))) await approve(site.operators, id, url)
    for (const due of await eventually(() => dueFiatOrder(site))) await payAtBank(due, url)
    await pause(LOOK_MS)
  }
}

/**
 * Confirms waiting withdrawals by their emails; has no effect if a withdrawal was cancelled or the server does not
 * respond.
 */
export async function confirmMailed({ db, secretKey }: MailDeps, url: string): Promise<void> {
  const page = clientOf(withdrawalMail, url, '')
  const mailbox = { db, config: { SECRET_KEY: secretKey } }
  for (const id of await eventually(() => unconfirmedWithdrawals({ db }))) {
    const token = await eventually(() => secretMailed(mailbox, id))
    if (token === undefined) continue
    try {
      await page.confirm({ token })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'INTERNAL') throw error
    }
  }
}

/** Two operators approve a withdrawal; no effect if it was cancelled or the server does not respond. */
export async function approve([maker, checker]: OperatorTokens, subjectId: string, url: string): Promise<void> {
  const checking = clientOf(approvals, url, checker)
  try {
    const { requests } = await checking.subject({ kind: 'withdrawal_review', subjectId })
    // After a kill between the two decisions, the first one is still open.
    const open = requests.find(({ status }) => status === 'requested')
    const approvalRequest = {
      kind: 'withdrawal_review',
      subjectId,
      verdict: 'approve',
      reason: 'As usual.',
      proposal: {},
    } as const
    const { id: requestId, contentHash } = open ?? (await clientOf(approvals, url, maker).propose(approvalRequest))
    await checking.decide({ requestId, verdict: 'approve', contentHash, note: 'As usual.' }).catch(async (error) => {
      // The content that both saw may have changed, so they start again.
      if (open !== undefined) await clientOf(approvals, url, maker).cancel({ requestId })
      throw error
    })
  } catch (error) {
    // It was cancelled, or the server is down: the next round continues.
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') throw error
  }
}

const names = new Map(Object.values<Investor>(investors).map(({ email, name }) => [email, name]))

/** Pays on the page of the local bank, like a person. */
async function payAtBank(due: { email: string; reference: string; amount: string }, url: string): Promise<void> {
  const payment = { currency: 'SGD', amount: due.amount, payerName: names.get(due.email) ?? '', text: due.reference }
  await fetch(`${url}/bank`, { method: 'POST', body: new URLSearchParams(payment), redirect: 'manual' }).catch(
    () => undefined,
  )
}
