import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { SignerDeps } from './open-signer.ts'
import { insertSweep, pendingSweeps, resolveSweep, sweepable, type PendingSweep, type Sweepable } from './sweeps.sql.ts'

const JOB = 'job:sweep-deposits'

/**
 * Moves credited deposits into the hot wallet, which pays the fee. Like a withdrawal, a sweep is stored before it is
 * sent. Also sends the transfers that enforce-hot-cap.ts stored.
 */
export async function sweepDepositsOnce(deps: SignerDeps): Promise<void> {
  for (const sweep of await pendingSweeps(deps, deps.chain.chain)) await runLogged(deps, () => followUp(deps, sweep))
  for (const from of await sweepable(deps, deps.chain.chain)) await runLogged(deps, () => gather(deps, from))
}

async function runLogged(deps: SignerDeps, step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    deps.log.error({ err: error, job: JOB }, 'a step of the sweep of deposits failed')
  }
}

async function gather(deps: SignerDeps, from: Sweepable): Promise<void> {
  const balance = amount(await deps.chain.tokenBalance(from.token_account))
  if (balance === 0n) return
  const id = deps.random.uuid()
  const hot = await deps.keys.hotWallet()
  const signed = await deps.chain.signPayment({
    from: await deps.keys.depositWallet(from.customer_id),
    feePayer: hot,
    to: hot.address,
    coin: { mint: from.mint, tokenProgram: from.token_program, decimals: from.scale },
    amount: balance,
    memo: id,
  })
  await deps.inTx(JOB)(async (tx) => ok(await insertSweep(tx, { ...signed, id, amount: balance, from, target: 'hot' })))
}

async function followUp(deps: SignerDeps, sweep: PendingSweep): Promise<void> {
  const height = await deps.chain.finalizedHeight()
  const state = await deps.chain.stateOf(sweep.signature)
  const resolve = (outcome: 'finalised' | 'expired' | 'failed_onchain') =>
    deps.inTx(JOB)(async (tx) => ok(await resolveSweep(tx, sweep.id, outcome)))
  if (state === 'finalized') await resolve('finalised')
  else if (state === 'failed') await resolve('failed_onchain')
  else if (state === 'absent' && height > sweep.last_valid_height) await resolve('expired')
  else if (state === 'absent') await deps.chain.broadcast(sweep.wire)
}
