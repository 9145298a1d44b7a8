import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { excessOf, hotShare } from '@tessera/domain/payments/withdrawals/hot-cap.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { insertExchangeAddress } from '#payments/deposits/addresses.sql.ts'
import { lockVelocity } from '#payments/withdrawals/attempts.sql.ts'
import { hotCoins, type HotCoinRow } from '#payments/withdrawals/hot-wallet.sql.ts'
import { coldWalletProblem } from './check-cold-wallet.ts'
import type { SignerDeps } from './open-signer.ts'
import { insertSweep } from './sweeps.sql.ts'

const JOB = 'job:keep-hot-cap'

/**
 * Moves the hot wallet's amount above its cap to the cold wallet. Only stores the transfer; the sweep job sends it and
 * follows it up like its own.
 */
export async function enforceHotCapOnce(deps: SignerDeps): Promise<void> {
  const { coldWallet } = deps
  if (coldWallet === undefined) return
  for (const { coin, mint, token_program, scale } of await hotCoins(deps, deps.chain.chain)) {
    try {
      await moveExcess(deps, coldWallet, { coin, mint, token_program, scale })
    } catch (error) {
      deps.log.error(
        { err: error, job: JOB, coin },
        'the excess of the hot wallet could not be moved to the cold wallet',
      )
    }
  }
}

type Coin = Pick<HotCoinRow, 'coin' | 'mint' | 'token_program' | 'scale'>

async function moveExcess(deps: SignerDeps, coldWallet: string, of: Coin): Promise<void> {
  const coin = { mint: of.mint, tokenProgram: of.token_program, decimals: of.scale }
  const hot = await deps.keys.hotWallet()
  const { value: readAt } = await deps.inTx(JOB)(async (tx) => ok(tx.now))
  const token_account = await deps.chain.tokenAccountOf(hot.address, coin)
  const holds = await deps.chain.tokenBalance(token_account)
  const excess = (tx: Tx) => excessNow(tx, deps, of.coin, { holds, readAt })
  const { value: amount } = await deps.inTx(JOB)(async (tx) => ok(await excess(tx)))
  if (amount === 0n) return
  const why = await coldWalletProblem(deps, coldWallet)
  assert(why === undefined, `CHAIN_COLD_WALLET cannot be used: it is ${why}`)
  const id = deps.random.uuid()
  const payment = { from: hot, feePayer: hot, to: coldWallet, coin, amount, memo: id }
  const signed = await deps.chain.signPayment(payment)
  const from = { chain: deps.chain.chain, token_account, coin: of.coin }
  await deps.inTx(JOB)(async (tx) => {
    // Withdrawals that were approved or signed in the meantime need the money here, so these bytes are discarded.
    if ((await excess(tx)) < amount) return ok(undefined)
    // Stored as a wallet of the exchange before anything is sent there.
    await insertExchangeAddress(tx, deps.chain.chain, coldWallet, 'cold')
    return ok(await insertSweep(tx, { ...signed, id, amount, from, target: 'cold' }))
  })
}

type HotBalance = { readonly holds: bigint; readonly readAt: Date }

/** Takes turns with the signing of withdrawals, so that each counts the amounts of the other. */
async function excessNow(tx: Tx, { chain, shareBp }: SignerDeps, coin: string, balance: HotBalance): Promise<Amount> {
  const { pending } = await lockVelocity(tx, { coin, since: balance.readAt, approvers: 2 })
  const found = (await hotCoins(tx, chain.chain)).find((one) => one.coin === coin)
  assert(found, `coin ${coin} of the hot wallet is not listed`)
  const { owed, due, min } = found
  const sharePpm = hotShare((await readSetting(tx, 'chain')).hotSharePpm, shareBp)
  return excessOf({ held: balance.holds - pending, owed, due, sharePpm }, min)
}
