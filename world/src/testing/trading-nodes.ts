import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Command } from '../../../apps/server/src/trading/trading/command.ts'
import type { Config } from '../../../apps/server/src/platform/config/config.ts'

export type NodeRequest = { readonly number: number; readonly command: Command | undefined }
export type NodeAnswer = {
  readonly number: number
  readonly leads: boolean
  readonly code: string | undefined
  readonly order: string | undefined
}

/** A trading core in a separate process, which can be killed and paused. */
export type TradingNode = {
  /** Undefined if the node died before its response. */
  readonly submit: (command: Command) => Promise<NodeAnswer | undefined>
  readonly leads: () => Promise<boolean>
  readonly signal: (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void
}

export async function startNode(config: Config, databaseUrl: string): Promise<TradingNode> {
  const { SECRET_KEY, CHAIN_MASTER_SEED, SMTP_URL, CHAIN_RPC_URL, NATS_URL } = config
  const own = {
    DATABASE_URL: databaseUrl,
    ROLES: 'trading',
    SECRET_KEY,
    CHAIN_MASTER_SEED,
    SMTP_URL,
    CHAIN_RPC_URL: CHAIN_RPC_URL.join(','),
  }
  const env = { ...process.env, ...own, ...(NATS_URL !== undefined && { NATS_URL }) }
  const child: ChildProcess = fork(join(import.meta.dirname, 'trading-node.ts'), { env, execArgv: [] })
  const waiting = new Map<number, (answer: NodeAnswer | undefined) => void>()
  let number = 0
  child.on('message', (answer: NodeAnswer) => {
    waiting.get(answer.number)?.(answer)
    waiting.delete(answer.number)
  })
  child.on('exit', () => {
    for (const answer of waiting.values()) answer(undefined)
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await once(child, 'message')
  const ask = (command: Command | undefined): Promise<NodeAnswer | undefined> =>
    new Promise((answer) => {
      number += 1
      waiting.set(number, answer)
      // A dead node receives nothing.
      if (child.connected) child.send({ number, command } satisfies NodeRequest, (error) => error && answer(undefined))
      else answer(undefined)
    })
  return {
    submit: ask,
    leads: async () => (await ask(undefined))?.leads === true,
    signal: (name) => void child.kill(name),
  }
}
