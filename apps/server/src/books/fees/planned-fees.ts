import type { fees } from '@tessera/contract/books/fees/fees.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { type SettingArea, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ratioText } from '#books/rates/price-text.ts'
import { plannedFeeVersions } from './fees.sql.ts'
import { coinFeesView, feeCoinView, settingRatesView, subscriptionView } from './view.ts'

type Planned = ReplyOf<typeof fees.list>['planned'][number]
type Row = Awaited<ReturnType<typeof plannedFeeVersions>>[number]
type View = { readonly [Area in SettingArea]?: (row: Row, from: string) => Planned | undefined }

/** Returns the values of a version and of the one before; undefined for the first. */
const valuesOf = <Area extends SettingArea>(area: Area, { content, before }: Row) => {
  const shape = settingShape(area)
  return { after: shape.parse(content), before: before === null ? undefined : shape.parse(before) }
}

/** The planned change of each kind of setting; undefined if it changes no fee. */
const views: View = {
  tradingFees: (row, from) => ({
    kind: 'trading',
    from,
    ...settingRatesView(valuesOf('tradingFees', row).after),
  }),
  subscriptionFees: (row, from) => ({
    kind: 'subscription',
    from,
    ...subscriptionView(valuesOf('subscriptionFees', row).after),
  }),
  otcFees: (row, from) => ({ kind: 'otc', from, ...coinFeesView(valuesOf('otcFees', row).after) }),
  transferFees: (row, from) => ({ kind: 'transfer', from, ...coinFeesView(valuesOf('transferFees', row).after) }),
  feeCoin: (row, from) => ({ kind: 'fee_coin', from, coin: feeCoinView(valuesOf('feeCoin', row).after) }),
  market: (row, from) => {
    const { after, before } = valuesOf('market', row)
    if (before?.makerFee === after.makerFee && before.takerFee === after.takerFee) return undefined
    return {
      kind: 'pair',
      from,
      symbol: row.subject,
      maker: ratioText(after.makerFee),
      taker: ratioText(after.takerFee),
    }
  },
  network: (row, from) => {
    const { after, before } = valuesOf('network', row)
    const isSame = before?.withdrawFee === after.withdrawFee && before.feeMode === after.feeMode
    if (!after.withdrawOpen || isSame) return undefined
    const [coin = '', chain = ''] = row.subject.split('/')
    return { kind: 'withdrawal', from, coin, chain, fee: after.withdrawFee, mode: after.feeMode }
  },
  bankAccount: (row, from) => {
    const { after, before } = valuesOf('bankAccount', row)
    if (!after.isOpen || !after.payoutOpen || before?.payoutFee === after.payoutFee) return undefined
    return { kind: 'payout', from, fiat: after.coin, fee: after.payoutFee }
  },
}
const isViewed = (area: string): area is SettingArea => Object.hasOwn(views, area)

/** Returns the changes of fees that are planned, earliest first. */
export async function plannedFees(tx: Tx): Promise<Planned[]> {
  const rows = await plannedFeeVersions(tx, tx.now)
  return rows.flatMap((row) => {
    const view = isViewed(row.area) ? views[row.area]?.(row, row.from.toISOString()) : undefined
    return view === undefined ? [] : [view]
  })
}
