import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Chain } from '#payments/chain/chain.ts'
import type { Deps } from '#platform/http/deps.ts'
import { ballotsToDraw, insertBallotBlock } from './ballot-block.sql.ts'

type BallotDeps = Pick<Deps, 'inTx' | 'log'> & { readonly chain: Pick<Chain, 'firstBlock'> }

/**
 * Stores the block that draws the ballot of each closed offer, once it is final and every node reports the same one.
 * Its hash was unknown while people could subscribe, because the block is not older than the close.
 */
export async function drawBallots({ inTx, log, chain }: BallotDeps): Promise<void> {
  const due = await inTx('job:ballots')(async (tx) => ok(await ballotsToDraw(tx, tx.now)))
  for (const { id, slot, close_at: closeAt } of due.value) {
    const block = await chain.firstBlock(slot, BigInt(Math.ceil(closeAt.getTime() / 1000)))
    if (block === undefined) continue
    await inTx('job:ballots')(async (tx) => ok(await insertBallotBlock(tx, id, block)))
    log.info({ product: id, slot: String(block.slot) }, 'the block that a ballot draws from is final')
  }
}
