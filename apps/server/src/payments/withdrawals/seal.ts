/** The fields that are fixed at the request. If one of them is changed later, the signer does not pay. */
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

/** The name of the key. The API computes the seal, and the signer checks it. */
export const WITHDRAWAL_SEAL = 'withdrawal destination'

/** The name of the key of the seals of approvals. Nodes that decide compute the seal, and the signer checks it. */
export const APPROVAL_SEAL = 'withdrawal approvals'

type SealedContent = Omit<SealedWithdrawal, 'tag' | 'may_open_account'> & {
  readonly tag?: string
  readonly may_open_account?: false
}

/**
 * Returns the content that the seal covers. Leaves out a field without a value, so that seals made before the field
 * existed remain valid.
 */
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
