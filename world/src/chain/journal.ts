import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly amount: string
  readonly decimals: number
}

export type InnerInstructions = {
  readonly index: number
  readonly instructions: readonly {
    readonly programIdIndex: number
    readonly accounts: readonly number[]
    readonly data: string
    readonly stackHeight: number
  }[]
}

/** One executed transaction as a node reports it; `wire` is the base64 that was sent. */
export type ExecutedTransaction = {
  readonly slot: number
  readonly timeSeconds: number
  readonly signature: string
  readonly wire: string
  readonly accounts: readonly string[]
  readonly err: unknown
  readonly preBalances: readonly string[]
  readonly postBalances: readonly string[]
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
  readonly innerInstructions: readonly InnerInstructions[]
  readonly logs: readonly string[]
}

export type Genesis = { readonly genesisHash: string; readonly startedAtMs: number }

/** The chain on disk: its genesis and every executed transaction, one JSON line each, in order. */
export function openJournal(folder: string, firstGenesis: () => Genesis) {
  mkdirSync(folder, { recursive: true })
  const genesisFile = join(folder, 'genesis.json')
  const linesFile = join(folder, 'transactions.jsonl')
  if (!existsSync(genesisFile)) writeFileSync(genesisFile, JSON.stringify(firstGenesis()))
  const text = existsSync(linesFile) ? readFileSync(linesFile, 'utf8') : ''
  // A kill during a write leaves an incomplete line: that transaction was never acknowledged.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(linesFile, whole)
  const genesis: Genesis = JSON.parse(readFileSync(genesisFile, 'utf8'))
  return {
    genesis,
    executed: whole
      .split('\n')
      .filter((line) => line !== '')
      .map(readLine),
    append: (one: ExecutedTransaction): void => appendFileSync(linesFile, `${JSON.stringify(one)}\n`),
  }
}
const readLine = (line: string): ExecutedTransaction => JSON.parse(line)
