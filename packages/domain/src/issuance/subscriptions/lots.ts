/** A request in whole lots. `index` is its position in the order of subscription. */
export type LotRequest = { readonly index: number; readonly lots: bigint }
/** Allotted lots by the index of the request. A missing request gets nothing. */
export type Shares = ReadonlyMap<number, bigint>

export const sumOf = (requests: readonly LotRequest[]): bigint => requests.reduce((sum, { lots }) => sum + lots, 0n)
