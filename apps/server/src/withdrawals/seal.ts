/** What is fixed at the moment of asking: changed by anybody later, in the database or on the way, the signer does not pay. */
export type SealedWithdrawal = {
  readonly id: string
  readonly customer_id: string
  readonly coin: string
  readonly chain: string
  readonly address: string
  readonly amount: bigint
  readonly fee: bigint
}

/** Names the key; the API seals, the signer checks. */
export const WITHDRAWAL_SEAL = 'withdrawal destination'

/** What the seal of a withdrawal is over. */
export const sealedContent = (w: SealedWithdrawal): SealedWithdrawal => ({
  id: w.id,
  customer_id: w.customer_id,
  coin: w.coin,
  chain: w.chain,
  address: w.address,
  amount: w.amount,
  fee: w.fee,
})
