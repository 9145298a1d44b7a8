import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { testTransfers } from '@tessera/contract/payments/withdrawals/test-transfers.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_TESTS, needsTest, TEST_MINUTES, testAmount } from '@tessera/domain/payments/withdrawals/test-transfer.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { ADDRESS_SEAL } from '#payments/deposits/addresses.sql.ts'
import { giveAddress } from '#payments/deposits/give-address.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { lockAddress } from './address-book.sql.ts'
import { countTests, insertTest, openTest } from './test-transfer.sql.ts'
import { addressTestLimit, addressTestNotNeeded, addressTestShared } from './refusals.ts'

type Started = ReplyOf<typeof testTransfers.start>
type Refused = (typeof testTransfers.start.refusals)[number]

/**
 * Starts a test transfer that proves a self-hosted wallet, or returns the open one. Its destination is the customer's
 * own deposit address.
 */
export const startTest = (
  { random, config, chain }: Pick<Deps, 'random' | 'config'> & { readonly chain: Chain },
  { inTx, customer }: CustomerCall,
  { id }: InputOf<typeof testTransfers.start>,
): Promise<Outcome<Started, Refused>> =>
  inTx(async (tx): Promise<Outcome<Started, Refused>> => {
    const found = await lockAddress(tx, customer.customerId, id)
    if (!found.ok) return found
    const { coin, chain: of, tag, beneficiary, proved_at } = found.value
    if (!needsTest(beneficiary, proved_at !== null)) return addressTestNotNeeded
    // Any customer of the provider can send from an address with a tag (threat WDR-18).
    if (tag !== null) return addressTestShared
    const network = await networkOf(tx, coin, of)
    if (!network.ok) return network
    const seal = sealFor(config, ADDRESS_SEAL)
    const to = await giveAddress(tx, { chain, seal }, customer.customerId, { coin, chain: of })
    if (!to.ok) return to
    const began = await countTests(tx, id)
    let open = await openTest(tx, id)
    if (open === undefined) {
      if (began >= MAX_TESTS) return addressTestLimit
      const expires_at = new Date(tx.now.getTime() + TEST_MINUTES * MINUTE_MS)
      open = { id: random.uuid(), amount: testAmount(network.value.deposit_min, random.code()), expires_at }
      await insertTest(tx, id, open)
    }
    const sent = { coin, chain: of, amount: formatAmount(open.amount, network.value.scale), to: to.value.address }
    return ok({ ...sent, until: open.expires_at.toISOString(), serverNow: tx.now.toISOString() })
  })
