import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { deserialize, serialize } from 'node:v8'
import type { Bus } from '#platform/revocation/bus.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { AnswerOf, Command } from './command.ts'
import { tradingPaused } from './refusals.ts'

type AnyAnswer = AnswerOf[Command['kind']]
type RelayedCommand = { readonly from: string; readonly number: number; readonly command: Command }
type Answered = { readonly number: number; readonly answer: AnyAnswer }
type RelayDeps = Pick<Deps, 'random'>

const COMMANDS = 'tessera.commands'
const answersTo = (node: string): string => `tessera.answers.${node}`

/**
 * Milliseconds after which the caller gets "trading paused". The key then finds the result of the command (decision
 * 0025).
 */
const PATIENCE_MS = 2_000
/** Equals the leader's maximum of waiting commands. */
const MAX_WAITING = 20_000

/**
 * Relays a command to the leading node, and its response back. Messages on the bus are encrypted with the exchange's
 * key, so a client of NATS without it can neither trade nor respond.
 */
export class Relay {
  private readonly bus: Bus
  private readonly node: string
  private readonly waiting = new Map<number, (answer: AnyAnswer) => void>()
  private number = 0

  /** `take` returns undefined on a node that does not lead. */
  constructor({ random }: RelayDeps, bus: Bus, take: (command: Command) => Promise<AnyAnswer> | undefined) {
    this.bus = bus
    this.node = random.uuid()
    bus.subscribe(answersTo(this.node), (text) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by a node of the same exchange
      const { number, answer } = contentOf(text) as Answered
      this.waiting.get(number)?.(answer)
    })
    bus.subscribe(COMMANDS, (text) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by a node of the same exchange
      const request = contentOf(text) as RelayedCommand
      void take(request.command)?.then((result) => this.reply(request, result))
    })
  }

  submit(command: Command): Promise<AnyAnswer> {
    if (this.waiting.size >= MAX_WAITING) return Promise.resolve(refuse('SERVER_BUSY'))
    const number = ++this.number
    return new Promise((resolve) => {
      const answer = (result: AnyAnswer): void => {
        clearTimeout(patience)
        this.waiting.delete(number)
        resolve(result)
      }
      const patience = setTimeout(() => answer(tradingPaused), PATIENCE_MS)
      this.waiting.set(number, answer)
      if (!this.send(COMMANDS, { from: this.node, number, command } satisfies RelayedCommand)) answer(tradingPaused)
    })
  }

  private reply({ from, number }: RelayedCommand, answer: AnyAnswer): void {
    this.send(answersTo(from), { number, answer } satisfies Answered)
  }

  private send(subject: string, content: object): boolean {
    return this.bus.publish(subject, serialize(content).toString('base64'))
  }
}

const contentOf = (text: string): unknown => deserialize(Buffer.from(text, 'base64'))
