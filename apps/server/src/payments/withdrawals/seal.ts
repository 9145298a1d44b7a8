/** The fields that are fixed at the request. If one of them is changed later, anywhere, the signer does not pay. */
export type SealedWithdrawal = {
  readonly id: string
  readonly customer_id: string
  readonly coin: string
  readonly chain: string
  readonly address: string
  readonly tag: string | null
  readonly amount: bigint
  readonly fee: bigint
  readonly may_open_account: boolean
}

/** The name of the key. The API seals, and the signer checks. */
export const WITHDRAWAL_SEAL = 'withdrawal destination'

/** The name of the key that seals the approvals of withdrawals. Nodes that decide seal, and the signer checks. */
export const APPROVAL_SEAL = 'withdrawal approvals'

type SealedContent = Omit<SealedWithdrawal, 'tag' | 'may_open_account'> & {
  readonly tag?: string
  readonly may_open_account?: false
}

/** Returns the content that the seal covers. A field without a value is left out, so seals made before it existed remain valid. */
export const sealedContent = (w: SealedWithdrawal): SealedContent => ({
  id: w.id,
  customer_id: w.customer_id,
  coin: w.coin,
  chain: w.chain,
  address: w.address,
  ...(w.tag !== null && { tag: w.tag }),
  amount: w.amount,
  fee: w.fee,
  ...(!w.may_open_account && { may_open_account: false }),
})
