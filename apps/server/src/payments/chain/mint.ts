import { address, isAddress } from '@solana/kit'
import { answered, INTERACTIVE_TIMEOUT_MS, limited, type Node } from './chain-node.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './chain-transfers.ts'

/** A mint as all nodes report it. */
export type Mint = {
  readonly tokenProgram: string
  readonly decimals: number
  /** The names of its extensions that change how tokens move, because the ledger would then differ from the chain. */
  readonly barred: readonly string[]
}
/** An account that is not a mint. */
type OtherAccount = { readonly owner: string; readonly size: number }
/** The account at an address: a mint, another account, none, or different ones at different nodes. */
export type MintReading = Mint | OtherAccount | 'absent' | 'unagreed'

const MINT_SIZE = 82
const DECIMALS_AT = 44
const INITIALIZED_AT = 45
/**
 * Position of the byte with the kind of the account. Token-2022 pads a mint with extensions to the size of a token
 * account before it.
 */
const KIND_AT = 165
const KIND_MINT = 1
const MULTISIG_SIZE = 355

/** Numbers of the Token-2022 extensions that only describe a mint or link to its description. */
const descriptive: ReadonlySet<number> = new Set([18, 19, 20, 21, 22, 23])
export const ACCEPTED_EXTENSIONS = 'MetadataPointer, TokenMetadata, Group*'
const names: Readonly<Record<number, string>> = {
  1: 'TransferFeeConfig',
  3: 'MintCloseAuthority',
  4: 'ConfidentialTransferMint',
  6: 'DefaultAccountState',
  9: 'NonTransferable',
  10: 'InterestBearingConfig',
  12: 'PermanentDelegate',
  14: 'TransferHook',
  16: 'ConfidentialTransferFeeConfig',
  24: 'ConfidentialMintBurn',
  25: 'ScaledUiAmount',
  26: 'Pausable',
}

/** Reads a mint at every node while a person waits. Throws `NodeSilent` if one does not respond. */
export async function readMint(nodes: readonly Node[], text: string): Promise<MintReading> {
  if (!isAddress(text)) return 'absent'
  const readings = await Promise.all(nodes.map((node) => readingOf(node, text)))
  const [first = 'absent', ...rest] = readings
  return rest.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : 'unagreed'
}

async function readingOf(node: Node, text: string): Promise<MintReading> {
  const request = node.getAccountInfo(address(text), { commitment: 'finalized', encoding: 'base64' })
  const { value } = await answered(request.send(limited(INTERACTIVE_TIMEOUT_MS)))
  return value === null ? 'absent' : mintOf(value.owner, Buffer.from(value.data[0], 'base64'))
}

/** Parses the account of a mint of SPL Token or Token-2022. */
export function mintOf(owner: string, data: Buffer): Mint | OtherAccount {
  const extended = owner === TOKEN_2022_PROGRAM && data.length > KIND_AT && data.length !== MULTISIG_SIZE
  const isMint = extended
    ? data[KIND_AT] === KIND_MINT
    : data.length === MINT_SIZE && (owner === TOKEN_PROGRAM || owner === TOKEN_2022_PROGRAM)
  if (!isMint || data[INITIALIZED_AT] !== 1) return { owner, size: data.length }
  const extensions = extended ? extensionsIn(data.subarray(KIND_AT + 1)) : []
  return {
    tokenProgram: owner,
    decimals: data.readUInt8(DECIMALS_AT),
    barred: extensions.filter((type) => !descriptive.has(type)).map((type) => names[type] ?? `#${type}`),
  }
}

/**
 * Returns the numbers of the extensions. Each has a type and a length of two bytes each, and its value. Type 0 ends the
 * list.
 */
function extensionsIn(list: Buffer): number[] {
  const found: number[] = []
  for (let at = 0; at + 4 <= list.length; at += 4 + list.readUInt16LE(at + 2)) {
    const type = list.readUInt16LE(at)
    if (type === 0) break
    found.push(type)
  }
  return found
}
