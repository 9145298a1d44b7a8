import { repeatedRow } from '@tessera/domain/books/fees/repeated-row.ts'
import { subscriptionFeesConflict } from '@tessera/domain/books/fees/subscription-rate.ts'
import { tradingFeesConflict } from '@tessera/domain/books/fees/trading-rates.ts'
import type { Setting, SettingArea } from './setting-areas.ts'

/** A field whose value does not fit the others, and the values that it accepts. */
export type SettingFault = { readonly field: string; readonly accepted: string }

const limitClasses = ['retail', 'accredited', 'expert', 'corporate'] as const

const coinRepeated = ({ coins }: Setting<'otcFees'>) => repeatedRow('coins', 'coin', coins, ({ coin }) => coin)

/** Rules between the fields of one area. An area without a row has none. */
const rules: { readonly [Area in SettingArea]?: (values: Setting<Area>) => SettingFault | undefined } = {
  withdrawalLimits: (limits) => {
    const name = limitClasses.find((each) => limits[`${each}Day`] > limits[`${each}Month`])
    return name && { field: `${name}Day`, accepted: `≤ ${limits[`${name}Month`]}` }
  },
  reviewTiers: ({ automaticUpTo, onePersonUpTo }) =>
    automaticUpTo > onePersonUpTo ? { field: 'automaticUpTo', accepted: `≤ ${onePersonUpTo}` } : undefined,
  customerLimit: ({ last24Hours, month }) =>
    last24Hours > month ? { field: 'last24Hours', accepted: `≤ ${month}` } : undefined,
  tradingFees: tradingFeesConflict,
  subscriptionFees: subscriptionFeesConflict,
  otcFees: coinRepeated,
  transferFees: coinRepeated,
}

/** Returns the first field of an area that does not fit its other fields. */
export const settingFault = <Area extends SettingArea>(area: Area, values: Setting<Area>): SettingFault | undefined =>
  rules[area]?.(values)
