import { getBase64Encoder } from '@solana/kit'
import type { ExecutedTransaction } from './journal.ts'
import { parseWire } from './vm.ts'

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/** Returns the texts of the memo program's instructions in a transaction. */
export function memosOf({ wire }: Pick<ExecutedTransaction, 'wire'>): string[] {
  const { message } = parseWire(new Uint8Array(getBase64Encoder().encode(wire)))
  return ('instructions' in message ? message.instructions : [])
    .filter(({ programAddressIndex }) => message.staticAccounts[programAddressIndex] === MEMO_PROGRAM)
    .map(({ data }) => new TextDecoder().decode(new Uint8Array(data ?? [])))
}
