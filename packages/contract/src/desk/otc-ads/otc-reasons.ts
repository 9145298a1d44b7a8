import type { ReasonText } from '#platform/settings/reason-areas.ts'
import type { DealOutcome } from '@tessera/domain/desk/otc-deals/machine.ts'

/** The names of the decisions. */
export const outcomeNames = {
  release: { en_US: 'the coins go to the buyer', zh_CN: '放币给买方' },
  return: { en_US: 'the coins are returned to the seller', zh_CN: '代币退回卖方' },
  none: { en_US: 'nothing changes', zh_CN: '维持原状' },
} as const satisfies Record<DealOutcome, ReasonText>
