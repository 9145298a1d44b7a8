import { apply } from './apply.ts'
import { indicate } from './auction.ts'
import { type Book, type BookRules, depthOf, emptyBook } from './book.ts'
import type { BookEvent, Command, Flag, Phase, Side } from './command.ts'

const flags: readonly Flag[] = ['gtc', 'ioc', 'fok', 'post_only']
const phases: readonly Phase[] = ['open', 'auction', 'cancel_only', 'halted']

/**
 * Plays a table, each line of which is: action of a trader → result. The letter with which an order is placed names it;
 * a trader with several orders writes `letter@person`. `book` prints bids | asks, best prices first. `call` prints the
 * indicative result of an auction around a reference. Returns the table with the actual results on the right.
 */
export function play(table: string, rules: Partial<BookRules> = {}): string {
  const story = new Story(rules)
  const lines = table.split('\n').map((line) => {
    const [command = ''] = line.split('→')
    return command.trim() === '' ? line : `${command}→ ${story.answer(command.trim().split(/\s+/))}`
  })
  return lines.join('\n')
}

class Story {
  private readonly book: Book
  private readonly letters: string[] = []
  private readonly persons: string[] = []
  private readonly limits = new Map<number, string>()

  constructor(rules: Partial<BookRules>) {
    this.book = emptyBook(rules)
  }

  answer(words: string[]): string {
    if (words[0] === 'book') return `${this.levelsText(0)} | ${this.levelsText(1)}`
    if (words[0] === 'call') {
      const found = indicate(this.book, Number(words[1]))
      return found === undefined ? '-' : `${found.lots} @ ${found.price}, imbalance ${found.imbalance}`
    }
    const command = this.read(words)
    const own = 'order' in command ? command.order : 0
    const reported = apply(this.book, command).map((event) => this.written(event, own))
    return reported.length === 0 ? 'nothing' : reported.join(', ')
  }

  private levelsText(side: Side): string {
    const levels = depthOf(this.book, side, 9).map(({ price, lots }) => `${lots} @ ${price}`)
    return levels.length === 0 ? '-' : levels.join(', ')
  }

  private read(words: string[]): Command {
    const [who = '', verb = '', lots = ''] = words
    if (who === 'expire') return { kind: 'expire', now: Number(verb) }
    if (who === 'turn')
      return { kind: 'turn', to: phases.find((each) => each === verb)!, reference: Number(words[3] ?? 1) }
    const [letter = '', person = letter] = who.split('@')
    const order = numberOf(this.letters, letter)
    if (verb === 'cancels') return { kind: 'cancel', order }
    const side = verb === 'buy' ? 0 : 1
    const terms = { order, person: numberOf(this.persons, person), side, lots: Number(lots) } as const
    if (words.includes('market')) return { kind: 'market', ...terms }
    const after = (word: string): string => words[words.indexOf(word) + 1] ?? ''
    const number = (word: string) => (words.includes(word) ? { [word]: Number(after(word)) } : {})
    this.limits.set(order, after('@'))
    const flag = flags.find((each) => words.includes(each)) ?? 'gtc'
    return { kind: 'place', ...terms, price: Number(after('@')), flag, ...number('until'), ...number('stop') }
  }

  /** Leaves out the letter of an event of the line's own order. */
  private written(event: BookEvent, own: number): string {
    const named = (order: number): string => (order === own ? '' : `${this.letters[order - 1]} `)
    switch (event.kind) {
      case 'filled':
        return `${named(event.taker)}${event.lots} with ${this.letters[event.maker - 1]} @ ${event.price}`
      case 'rested':
        return `${named(event.order)}rests ${event.lots} @ ${this.limits.get(event.order)}`
      case 'waiting':
        return 'waits'
      case 'triggered':
        return `${named(event.order)}enters`
      case 'canceled':
        return `${named(event.order)}${event.cause === 'requested' ? 'canceled' : event.cause} ${event.lots}`
      case 'reduced':
        return `${named(event.order)}loses ${event.lots}`
      case 'missed':
        return 'nothing to cancel'
      case 'refused':
        return `refused: ${event.objection}`
      case 'turned':
        return `now ${event.to}`
      default:
        return event satisfies never
    }
  }
}

function numberOf(names: string[], name: string): number {
  if (!names.includes(name)) names.push(name)
  return names.indexOf(name) + 1
}
