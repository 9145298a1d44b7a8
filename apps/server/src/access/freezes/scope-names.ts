import type { FreezeScope } from '@tessera/domain/access/security/frozen-scopes.ts'

/** Names of the freeze scopes in messages. */
export const scopeNames = {
  withdraw: { en_US: 'Withdrawals', zh_CN: '提现' },
  transferOut: { en_US: 'Transfers to other customers', zh_CN: '向其他客户转账' },
  p2pSell: { en_US: 'OTC sales', zh_CN: '场外交易出售' },
} as const satisfies Record<FreezeScope, { readonly en_US: string; readonly zh_CN: string }>
