/**
 * What the customer agreed to when entering the code: the code is bound to exactly this, so nothing of it can change
 * between confirming and creating. Amounts as decimal text with all of the coin's decimals.
 */
export type WithdrawalContent = {
  readonly coin: string
  readonly chain: string
  readonly address: string
  readonly amount: string
  readonly fee: string
}
/** What a code for a new address is bound to. */
export type AddressContent = { readonly coin: string; readonly chain: string; readonly address: string }
