import type { Outcome } from '@tessera/domain/outcome.ts'
import type { AddressContent, WithdrawalContent } from '@tessera/domain/withdrawals/content.ts'
import type { Tx } from '../platform/tx.ts'

type Scenes = { readonly withdraw: WithdrawalContent; readonly add_address: AddressContent }

/** Uses up the proof that this customer entered a right code for exactly this content; `factor` says which kind of code. */
export type ConsumeCode = <S extends keyof Scenes>(
  tx: Tx,
  proof: { readonly customerId: string; readonly scene: S; readonly token: string; readonly content: Scenes[S] },
) => Promise<Outcome<{ readonly factor: string }, 'VERIFY_TOKEN_INVALID'>>
