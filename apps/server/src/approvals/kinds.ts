import type { ApprovalKindName } from '@tessera/contract/approvals.ts'
import type { Deps } from '../platform/deps.ts'
import type { ApprovalKind } from './kind.ts'

export type Kinds = { readonly [K in ApprovalKindName]?: ApprovalKind }

/** Every sort of decision that needs two people: one line each. */
export const kinds = (_deps: Deps): Kinds => ({})
