import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokenAccountOf } from '../../../apps/server/src/payments/chain/chain-reads.ts'
import { openColdWallet } from './cold-wallet.ts'
import { keyOf } from './keys.ts'
import { paymentOf } from './payment.ts'
import { startLocalChain } from './rpc-server.ts'

test('reads the recipients of a payment from a token account, or undefined if the account lost nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'payment-'))
  const server = await startLocalChain({ folder, now: () => 0, slotMs: 400, seed: 'payment', port: 0 })
  const { chain, faucet } = server
  const cold = await openColdWallet(server, 'payment')
  await faucet.give(cold.address, 100n)
  const { address: other } = await keyOf('payment', 'somebody')
  const sent = chain.transaction(await cold.send(other, 30n), 'processed')
  const accountOf = (owner: string) => tokenAccountOf(owner, { mint: faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  const [from, to] = [await accountOf(cold.address), await accountOf(other)]
  expect(sent && paymentOf(sent, from)).toMatchObject({ got: new Map([[to, 30n]]), memos: [expect.any(String)] })
  expect(sent && paymentOf(sent, to)).toBeUndefined()
  await server.close()
  await rm(folder, { recursive: true })
})
