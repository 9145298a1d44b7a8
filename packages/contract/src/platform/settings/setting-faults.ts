import { type FeeConflict, repeatedRow } from '@tessera/domain/books/fees/repeated-row.ts'
import { subscriptionFeesConflict } from '@tessera/domain/books/fees/subscription-rate.ts'
import { tradingFeesConflict } from '@tessera/domain/books/fees/trading-rates.ts'
import { csvProfileFault } from '@tessera/domain/payments/fiat-orders/csv-profile.ts'
import { textFault } from '@tessera/domain/platform/text/typed-text.ts'
import type { Setting, SettingArea } from './setting-areas.ts'

/**
 * A field whose value conflicts with the others, and the values that it accepts or the row that it repeats. Or a text
 * with invisible characters.
 */
export type SettingFault = FeeConflict | { readonly field: string; readonly isHidden: true }

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const isHidden = (text: string): boolean => text !== '' && (unprintable.test(text) || textFault(text) !== undefined)

/** The path of the first text with control characters, another direction, or nothing visible, such as `names.en_US`. */
function hiddenText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isHidden(value) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, each] of Object.entries(value)) {
    const found = hiddenText(each, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}

const isLink = (link: string, placeholder: string): boolean =>
  /^(https:\/\/|\/)[^\s]*$/u.test(link) &&
  link.includes(placeholder) &&
  !/[{}]/u.test(link.replaceAll(placeholder, '').replaceAll('{cluster}', ''))

const limitClasses = ['retail', 'accredited', 'expert', 'corporate'] as const

/** The step of a day must be at least that of an hour. */
const stepFault = ({ hourStepPpm, dayStepPpm }: { readonly hourStepPpm: number; readonly dayStepPpm: number }) =>
  hourStepPpm > dayStepPpm ? { field: 'dayStepPpm', accepted: `≥ ${hourStepPpm / 10_000} %` } : undefined

const coinRepeated = ({ coins }: Setting<'otcFees'>) => repeatedRow('coins', 'coin', coins, ({ coin }) => coin)

/** Rules between the fields of one area. An area without an entry has no such rules. */
const rules: { readonly [Area in SettingArea]?: (values: Setting<Area>) => SettingFault | undefined } = {
  withdrawalLimits: (limits) => {
    for (const each of limitClasses) {
      const [month, calendarDay] = [limits[`${each}Month`], limits[`${each}CalendarDay`]]
      if (limits[`${each}Day`] > month) return { field: `${each}Day`, accepted: `≤ ${month}` }
      if (calendarDay !== null && calendarDay > month) return { field: `${each}CalendarDay`, accepted: `≤ ${month}` }
    }
    return undefined
  },
  reviewTiers: ({ automaticUpTo, onePersonUpTo }) =>
    automaticUpTo > onePersonUpTo ? { field: 'automaticUpTo', accepted: `≤ ${onePersonUpTo}` } : undefined,
  customerLimit: ({ last24Hours, calendarDay, month }) => {
    if (last24Hours > month) return { field: 'last24Hours', accepted: `≤ ${month}` }
    return calendarDay !== null && calendarDay > month ? { field: 'calendarDay', accepted: `≤ ${month}` } : undefined
  },
  chain: ({ transactionLink, addressLink }) => {
    if (!isLink(transactionLink, '{transaction}'))
      return { field: 'transactionLink', accepted: 'https://explorer.example/tx/{transaction}?cluster={cluster}' }
    if (!isLink(addressLink, '{address}'))
      return { field: 'addressLink', accepted: 'https://explorer.example/address/{address}?cluster={cluster}' }
    return undefined
  },
  rates: stepFault,
  rateStep: stepFault,
  tradingFees: tradingFeesConflict,
  subscriptionFees: subscriptionFeesConflict,
  otcFees: coinRepeated,
  transferFees: coinRepeated,
  csvProfile: csvProfileFault,
  reasonCodes: ({ codes }) => repeatedRow('codes', 'code', codes, ({ code }) => code),
}

/**
 * Returns the first field of an area whose text readers cannot see, or that does not fit its other fields. Stored
 * versions are read without it, so that a rule that a release adds never makes them unreadable.
 */
export function settingFault<Area extends SettingArea>(area: Area, values: Setting<Area>): SettingFault | undefined {
  const hidden = hiddenText(values)
  return hidden === undefined ? rules[area]?.(values) : { field: hidden, isHidden: true }
}
