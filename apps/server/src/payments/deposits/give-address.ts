import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { refusalOf } from '@tessera/domain/identity/eligibility/decide.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import type { Seal } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { depositClosed } from '#access/stops/refusals.ts'
import { ownAddress, watchAddress } from './addresses.sql.ts'
import { depositAddressPreparing } from './refusals.ts'

type Refused = (typeof deposits.address.refusals)[number]

/** Returns the customer's own address for a coin, and watches it from now on. Its key never leaves the signer. */
export async function giveAddress(
  tx: Tx,
  deps: { readonly chain: Chain; readonly seal: Seal },
  customerId: string,
  request: Pick<InputOf<typeof deposits.address>, 'coin' | 'chain'>,
): Promise<Outcome<ReplyOf<typeof deposits.address>, Refused>> {
  await lockCustomerState(tx, customerId)
  const {
    reasons: [reason],
  } = await checkEligibility(tx, customerId, 'show_address', { coin: null })
  if (reason !== undefined) return refusalOf(reason)
  const found = await networkOf(tx, request.coin, request.chain)
  if (!found.ok) return found
  const { value: network } = found
  if (!network.deposit_open || network.chain !== deps.chain.chain) return depositClosed
  const address = await ownAddress(tx, deps.seal, network.chain, customerId)
  if (address === undefined) return depositAddressPreparing
  const tokenAccount = await deps.chain.tokenAccountOf(address, {
    mint: network.mint,
    tokenProgram: network.token_program,
  })
  await watchAddress(tx, { ...network, token_account: tokenAccount, address, customer_id: customerId })
  return ok({
    coin: network.coin,
    chain: network.chain,
    address,
    min: formatAmount(network.deposit_min, network.scale),
    confirmations: network.confirmations,
  })
}
