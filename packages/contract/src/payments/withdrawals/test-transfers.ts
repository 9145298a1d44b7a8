import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Chain, Coin, Id, Time } from '#platform/http/shared.ts'

/** The transfer that the owner of a wallet sends from it to prove ownership. */
export const TestTransfer = z
  .object({
    coin: Coin,
    chain: Chain,
    /** The exact amount, sent in one transfer. */
    amount: AmountText,
    /** The customer's own deposit address. The amount is credited like any deposit. */
    to: z.string(),
    until: Time,
    /** The server's time of this response, for the countdown. */
    serverNow: Time,
  })
  .meta({ id: 'TestTransfer' })

export const testTransfers = endpoints({
  start: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/start_test',
    summary: 'Starts a test transfer that verifies a self-hosted wallet, or returns the open one',
    who: 'approved',
    memberRight: 'pay',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: TestTransfer,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'AUTHENTICATOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'SUB_ACCOUNT_DEPOSIT_CLOSED',
      'COIN_NETWORK_UNKNOWN',
      'DEPOSIT_CLOSED',
      'DEPOSIT_ADDRESS_PREPARING',
      'WITHDRAWAL_ADDRESS_UNKNOWN',
      'ADDRESS_TEST_NOT_NEEDED',
      'ADDRESS_TEST_SHARED',
      'ADDRESS_TEST_LIMIT',
    ],
  },
})
