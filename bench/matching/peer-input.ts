import type { Workload } from '../workload/workload.ts'
import { TICK_RANGE } from '../workload/price-paths.ts'

const HEADER = 64
const RECORD = 16
const VERSION = 1

/**
 * Returns the bytes of a workload that a compiled peer reads, with at most `commands` of its measured commands.
 * docs/bench/peers.md describes the format. The expected result in the header is the one of all commands.
 */
export function peerInput(work: Workload, commands = work.commands): Uint8Array {
  const records = work.warm + commands
  const bytes = new Uint8Array(HEADER + records * RECORD)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('OBW1'))
  const words = [VERSION, work.warm, commands, work.seed, TICK_RANGE, work.maxId, work.depth]
  for (const [at, word] of words.entries()) view.setUint32(4 + at * 4, word, true)
  view.setFloat64(32, work.trades, true)
  view.setFloat64(40, work.lots, true)
  for (const [at, lane] of work.digestLanes.entries()) view.setUint32(48 + at * 4, lane, true)
  view.setUint32(56, work.live, true)
  for (let at = 0, to = HEADER; at < records; at++, to += RECORD) {
    view.setUint8(to, work.op[at]!)
    view.setUint8(to + 1, work.side[at]!)
    view.setUint16(to + 2, work.account[at]!, true)
    view.setUint32(to + 4, work.id[at]!, true)
    view.setInt32(to + 8, work.price[at]!, true)
    view.setUint32(to + 12, work.quantity[at]!, true)
  }
  return bytes
}
