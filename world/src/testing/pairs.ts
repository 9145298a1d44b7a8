import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { cancelledIn } from '@tessera/contract/platform/settings/setting-effects.ts'
import { applyDueSettings } from '../../../apps/server/src/office/settings/apply-due.ts'
import { subjectRules } from '../../../apps/server/src/subject-rules.ts'
import type { Person, TestExchange } from './exchange.ts'

type Values = Setting<'market'>

/** The rules of the pair that `tradingFloor` lists. */
export const pairValues: Values = {
  tick: '0.01',
  lot: '1',
  minValue: '1',
  maxValue: '1000000',
  makerFee: 1_000,
  takerFee: 1_500,
  band: 200_000,
  dynamicBand: 100_000,
  listingPrice: '12.5',
  isDelisted: false,
}

/** Two operators who set pairs through the API of the console. */
export async function pairDesk(exchange: TestExchange) {
  const staff = [await exchange.operator('superadmin'), await exchange.operator('compliance')] as const
  const preview = (subject: string, change: object = {}, effectiveFrom: string | null = null) =>
    exchange
      .api(settings, staff[0])
      .preview({ area: 'market', subject, values: { ...pairValues, ...change }, effectiveFrom })
  const proposeNamed = (
    who: Person,
    symbol: string,
    {
      change,
      effectiveFrom,
      cancelledOrders,
    }: { change: object; effectiveFrom: string | null; cancelledOrders: number },
  ) =>
    exchange.api(approvals, who).propose({
      kind: 'setting',
      subjectId: `market:${symbol}`,
      verdict: 'approve',
      reason: 'as agreed',
      proposal: {
        act: 'change',
        area: 'market',
        values: { ...pairValues, ...change },
        effectiveFrom,
        ...(cancelledOrders > 0 && { cancelledOrders }),
      },
    })
  /** Proposes a change with the number of cancelled orders that its preview shows. */
  const propose = async (who: Person, symbol: string, change: object, effectiveFrom: string | null = null) => {
    const { effects } = await preview(symbol, change, effectiveFrom)
    return proposeNamed(who, symbol, { change, effectiveFrom, cancelledOrders: cancelledIn(effects) })
  }
  const confirm = ({ id: requestId, contentHash }: { readonly id: string; readonly contentHash: string }) =>
    exchange.api(approvals, staff[1]).decide({ requestId, verdict: 'approve', contentHash, note: 'as agreed' })
  return {
    staff,
    propose,
    proposeNamed,
    confirm,
    preview,
    /** Both agree; without a time the values apply at once. */
    agree: async (symbol: string, change: object = {}, effectiveFrom: string | null = null): Promise<void> => {
      await confirm(await propose(staff[0], symbol, change, effectiveFrom))
    },
    applyDue: () => applyDueSettings(exchange.deps, subjectRules(exchange.deps)),
  }
}
