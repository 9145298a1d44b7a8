import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { keyOf } from '../chain/keys.ts'
import { customerSession } from '../testing/direct-session.sql.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { ownAtProvider } from '../people/own-at-provider.ts'
import { type Investor as StoryInvestor, investors } from '../stories/cast.ts'
import { clientOf, type Investor } from './commands.ts'
import { eventually } from './eventually.ts'

const CHAIN = 'solana_devnet'
const COIN = 'tUSD'
/** People of the story who do not quote markets, so that only the commands here change their balances. */
const people: readonly StoryInvestor[] = [investors.lim, investors.chen, investors.quaystone, investors.harbor]

export type KnownInvestor = Investor & { readonly id: string }
type World = Pick<Deps, 'db' | 'inTx' | 'random'>

/** Opens four investors with a session, a withdrawal address, and the accepted terms of an offer. */
export const openInvestors = (world: World, ids: ReadonlyMap<string, string>, url: string): Promise<KnownInvestor[]> =>
  Promise.all(people.map(({ email }) => openInvestor(world, { email, id: ids.get(email) ?? '' }, url)))

async function openInvestor(world: World, person: { email: string; id: string }, url: string): Promise<KnownInvestor> {
  const token = await customerSession(world, person.id)
  const { address } = await keyOf('outside', person.id)
  const entry = { coin: COIN, chain: CHAIN, address }
  const verifyToken = await proof(world, person, 'add_address', entry)
  const book = clientOf(withdrawals, url, token)
  const added = await book.addAddress(
    { ...entry, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken },
    { idempotencyKey: randomUUID() },
  )
  const { version } = await clientOf(subscriptions, url, token).quote({ symbol: 'LBR3', quantity: '50' })
  return {
    id: person.id,
    token,
    chain: CHAIN,
    addressId: added.id,
    version,
    prove: (amount, fee) => eventually(() => proof(world, person, 'withdraw', { ...entry, amount, fee })),
    made: [],
  }
}
