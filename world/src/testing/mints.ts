import { AccountRole, address, type Address, getAddressEncoder, type Instruction, lamports } from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { keyOf } from '../chain/keys.ts'
import type { LocalChainServer } from '../chain/rpc-server.ts'
import { TOKEN_2022_PROGRAM } from '../chain/vm-accounts.ts'

const TOKEN_2022 = address(TOKEN_2022_PROGRAM)
/** A mint with extensions has the size of a token account, the kind of the account, and a list. */
const EXTENDED = 166

/** Extensions of Token-2022: the size of their value and the data of the instruction that initializes them. */
const extensions = {
  transferFee: { size: 108, data: () => [26, 0, 0, 0, 100, 0, ...Array<number>(8).fill(255)] },
  mintCloseAuthority: { size: 32, data: (by) => [25, 1, ...by] },
  confidentialTransfer: { size: 65, data: (by) => [27, 0, ...by, 1, ...Array<number>(32).fill(0)] },
  defaultAccountState: { size: 1, data: () => [28, 0, 2] },
  nonTransferable: { size: 0, data: () => [32] },
  permanentDelegate: { size: 32, data: (by) => [35, ...by] },
  transferHook: { size: 64, data: (by) => [36, 0, ...by, ...by] },
  metadataPointer: { size: 64, data: (by) => [39, 0, ...by, ...by] },
} as const satisfies Record<string, { size: number; data: (by: readonly number[]) => number[] }>
export type MintExtension = keyof typeof extensions

type NewMint = {
  readonly name: string
  readonly decimals?: number
  readonly isToken2022?: boolean
  /** Makes it a mint of Token-2022. */
  readonly extension?: MintExtension
}

/** Creates a mint on a test's chain, and returns its address and a function that mints to a wallet. */
export async function createMint({ chain, faucet }: LocalChainServer, request: NewMint) {
  const { name, decimals = 6, extension, isToken2022 = extension !== undefined } = request
  const [mint, authority] = [await keyOf('test', `mint/${name}`), await keyOf('test', 'mint-authority')]
  const programAddress = isToken2022 ? TOKEN_2022 : TOKEN_PROGRAM_ADDRESS
  const space = extension === undefined ? getMintSize() : EXTENDED + 4 + extensions[extension].size
  await faucet.send([
    getCreateAccountInstruction({
      payer: chain.faucet,
      newAccount: mint,
      lamports: lamports(chain.vm.rentFor(space)),
      space,
      programAddress,
    }),
    ...(extension === undefined ? [] : [initializing(extension, mint.address, authority.address)]),
    getInitializeMint2Instruction(
      { mint: mint.address, decimals, mintAuthority: authority.address, freezeAuthority: authority.address },
      { programAddress },
    ),
  ])
  const give = async (to: string, amount: bigint) => {
    const [owner, tokenProgram] = [address(to), programAddress]
    const [token] = await findAssociatedTokenPda({ owner, mint: mint.address, tokenProgram })
    const account = { payer: chain.faucet, ata: token, owner, mint: mint.address, tokenProgram }
    return faucet.send([
      getCreateAssociatedTokenIdempotentInstruction(account),
      getMintToInstruction({ mint: mint.address, token, mintAuthority: authority, amount }, { programAddress }),
    ])
  }
  return { address: mint.address as string, give }
}

function initializing(extension: MintExtension, mint: Address, by: Address): Instruction {
  const data = extensions[extension].data([...getAddressEncoder().encode(by)])
  return {
    programAddress: TOKEN_2022,
    accounts: [{ address: mint, role: AccountRole.WRITABLE }],
    data: new Uint8Array(data),
  }
}
