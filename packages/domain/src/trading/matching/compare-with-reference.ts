import { apply } from './apply.ts'
import { indicate } from './auction.ts'
import { depthOf, emptyBook } from './book.ts'
import type { SelfTrade } from './command.ts'
import { RandomCommands } from './random-commands.ts'
import { ReferenceBook } from './reference-book.ts'

const modes: readonly SelfTrade[] = ['cancel_taker', 'cancel_maker', 'cancel_both', 'decrement']
const protections = ['none', 50_000, 2_000] as const

/**
 * Applies the same random commands to the fast and the reference book. Returns a sentence about the first command after
 * which they differ, with everything needed to reproduce it; undefined if they never differ.
 */
export function firstDifference(seed: number, commands: number): string | undefined {
  const selfTrade = modes[seed % 4]!
  const protection = protections[seed % 3]!
  const fast = emptyBook({ selfTrade, protection })
  const slow = new ReferenceBook(selfTrade, protection)
  const random = new RandomCommands(seed)
  for (let at = 0; at < commands; at++) {
    const command = random.next()
    const reference = command.kind === 'turn' ? command.reference : 1_000
    const reported: unknown[] = [apply(fast, command)]
    const expected: unknown[] = [slow.apply(command)]
    if (at % 8 === 0) {
      reported.push(depthOf(fast, 0, Infinity), depthOf(fast, 1, Infinity), indicate(fast, reference))
      expected.push(slow.depth(0), slow.depth(1), slow.indicate(reference))
    }
    if (JSON.stringify(reported) !== JSON.stringify(expected))
      return `seed ${seed}, command ${at} ${JSON.stringify(command)}: ${JSON.stringify(reported)}, expected ${JSON.stringify(expected)}`
  }
  return undefined
}
