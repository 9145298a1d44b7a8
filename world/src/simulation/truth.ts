import { watchDepositsOnce } from '../../../apps/server/src/payments/deposits/watch-deposits.ts'
import { configuredChain } from '../../../apps/server/src/payments/chain/configured-chain.ts'
import { negated, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { readMemos } from '@tessera/domain/payments/withdrawals/tag.ts'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { type Finding, verify } from '../../../apps/server/src/services/audit/verify.ts'
import { auditUrlOf } from '../../../apps/server/src/platform/config/config.ts'
import { openSigner } from '../../../apps/server/src/payments/signer/open-signer.ts'
import { memosOf } from '../chain/memos.ts'
import { seededRandom } from '../makers/random.ts'
import type { Tally } from './action.ts'
import type { Simulation } from './simulation.ts'
import { boughtWithoutRight } from './eligibility.ts'
import { withdrawalsInDoubt } from './state.sql.ts'
import { findWrongPayments } from './wrong-payments.ts'
import { attackersOf } from './orders.ts'
import { wrongRates } from './rates.ts'
import { decideByExplorer } from './withdrawals.ts'
import {
  counted,
  countRows,
  type Counts,
  depositAccounts,
  inFlight,
  type CountedTable,
  outsideBands,
  outsideCollar,
  unmarkedTrades,
  setOutside,
} from './truth.sql.ts'

const CENTS = 2
const ROUNDS = 40
/** Longer than the life of signed bytes: a dropped transaction is given up and signed again. */
const SIGNED_EXPIRY_MS = 70_000

/** Waits until everything in transit arrives, and decides doubtful cases, so that ledger, bank and chain must agree. */
async function settle(simulation: Simulation): Promise<void> {
  const { system } = simulation
  const roll = seededRandom(ROUNDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    await system.tick()
    system.finalizeChain()
    await system.tick()
    // A node that gave false answers may have left out a deposit, which the server finds when it reads everything again, once a day.
    await system.honestTick()
    await rereadDeposits(system)
    if ((await inFlight(system.server.deps)) === 0) return
    for (const one of await withdrawalsInDoubt(system.server.deps)) await decideByExplorer(simulation, roll, one)
    system.pass(SIGNED_EXPIRY_MS)
  }
  throw new Error('payments are still in progress after the longest wait')
}

/** Reads all deposits from the start, as the daily job does. */
function rereadDeposits({ server: { deps } }: Simulation['system']): Promise<void> {
  return watchDepositsOnce({ ...deps, chain: configuredChain(deps.config) }, 'start')
}

/** Minor units by coin that bank and chain report for the exchange. */
async function outside(simulation: Simulation): Promise<Map<string, bigint>> {
  const held = new Map(['SGD', 'USD', 'CNY', 'tUSD'].map((coin): [string, bigint] => [coin, 0n]))
  const add = (coin: string, minor: bigint): unknown => held.set(coin, (held.get(coin) ?? 0n) + minor)
  for (const { currency, amount, direction } of simulation.system.bank.lines()) {
    const minor = parseAmount(amount, CENTS)
    assert(minor, `the bank reports an invalid amount ${amount}`)
    add(currency, direction === 'in' ? minor : negated(minor))
  }
  for (const [coin, minor] of simulation.taken) add(coin, -minor)
  for (const account of await ownTokenAccounts(simulation))
    add('tUSD', BigInt(simulation.system.chain.chain.vm.tokenBalance(account)?.amount ?? '0'))
  return held
}

async function ownTokenAccounts({ system }: Simulation): Promise<string[]> {
  const signer = openSigner(system.server.deps)
  const { address } = await signer.keys.hotWallet()
  const coin = { mint: system.chain.faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const wallets = [address, system.cold.address]
  const accounts = await Promise.all(wallets.map((wallet) => signer.chain.tokenAccountOf(wallet, coin)))
  return [...accounts, ...(await depositAccounts(signer))]
}

/** Withdrawals that the chain has paid more than once, by the id in the memos of each payment. */
function paidTwice({ system }: Simulation, hotAccount: string): string[] {
  const paid = system.chain.chain.transactionsOf(hotAccount, 'processed').filter(({ err }) => err === null)
  const seen = Map.groupBy(
    paid.flatMap((one) => readMemos(memosOf(one)).id ?? []),
    (id) => id,
  )
  return [...seen].flatMap(([memo, all]) =>
    all.length > 1 ? [`${memo} was paid ${all.length} times on the chain`] : [],
  )
}

/** Actions that create one object of a kind at each success. */
const makers: Readonly<Record<CountedTable, readonly string[]>> = {
  order: ['place an order', 'place an order twice', 'walk the price band', 'trade while withdrawals are paused'],
  transfer: ['transfer', 'transfer twice', 'transfer in a family', 'move what was bought'],
  internal_transfer: ['send to a customer'],
  fiat_order: ['order a fiat deposit'],
  deposit: ['deposit from the chain'],
  subscription: ['subscribe', 'buy in a sale'],
  withdrawal: ['request a withdrawal'],
  payout: ['request a payout'],
  otc_ad: ['publish an ad'],
  otc_deal: ['take an ad'],
  distribution: ['declare a distribution'],
}

/** Checks that exactly the acknowledged objects exist. */
async function countFindings({ system }: Simulation, tally: Tally, before: Counts): Promise<string[]> {
  const found = await countRows(system.server.deps)
  const booked = system.bank.lines().length
  const wrong = counted.flatMap((what) => {
    const made = makers[what].reduce((sum, name) => sum + (tally.done.get(name) ?? 0), 0)
    const due = before[what] + made
    return found[what] === due ? [] : [`${what}: ${found[what]} rows, ${due} acknowledged`]
  })
  return found.bank_line === booked
    ? wrong
    : [...wrong, `bank_line: ${found.bank_line} rows, the bank booked ${booked}`]
}

/** All errors of a system at rest: invariants, the world's own count of money and acts, logged errors. */
export async function findings(simulation: Simulation, tally: Tally, before: Counts): Promise<(Finding | string)[]> {
  const { system } = simulation
  await settle(simulation)
  await setOutside(system.ownerUrl, await outside(simulation))
  const broken = await verify(auditUrlOf(system.config), 'everything')
  const [hotAccount = ''] = await ownTokenAccounts(simulation)
  const twice = paidTwice(simulation, hotAccount)
  const attackers = attackersOf(simulation).map(({ id }) => id)
  const priced = [
    ...(await outsideBands(system.server.deps)),
    ...(await outsideCollar(system.server.deps)),
    ...(await unmarkedTrades(system.server.deps, attackers, simulation.connectedAt)),
  ]
  const left = [
    ...(await findWrongPayments(simulation)),
    ...(await boughtWithoutRight(simulation)),
    ...(await wrongRates(system)),
  ]
  return [
    ...broken,
    ...twice,
    ...priced,
    ...left,
    ...(await countFindings(simulation, tally, before)),
    ...system.unexpectedErrors.splice(0),
  ]
}
