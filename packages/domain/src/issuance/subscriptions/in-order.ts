import type { LotRequest, Shares } from './lots.ts'

/**
 * Returns the maximum number of lots for a request while others have not been served; undefined if the whole request is
 * allowed.
 */
export type FirstShare = (request: LotRequest) => bigint | undefined

/**
 * Serves the requests in the order of `ranked` until no lots are left. Each gets its first share. Lots that are left
 * after the last request go in the same order to the requests that were cut, up to their full size. Nobody gets less
 * than `min` lots, so fewer than `min` lots may remain. Source: decisions G39 and 0158.
 */
export function inOrder(
  lots: bigint,
  ranked: readonly LotRequest[],
  min: bigint,
  firstShare: FirstShare = () => undefined,
): Shares {
  const got = new Map<number, bigint>()
  let left = lots
  const serve = (request: LotRequest, most: bigint): void => {
    const before = got.get(request.index) ?? 0n
    const wanted = smaller(request.lots, most) - before
    const more = smaller(wanted, left)
    if (more <= 0n || before + more < min) return
    got.set(request.index, before + more)
    left -= more
  }
  for (const request of ranked) serve(request, firstShare(request) ?? request.lots)
  for (const request of ranked) serve(request, request.lots)
  return got
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
