import { bcp47, type Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Use } from './sms.queries.ts'

/** The share of reported messages that arrived, cut to a tenth of a percent; empty without reports. */
export function rateText(locale: Locale, { delivered, failed }: Pick<Use, 'delivered' | 'failed'>): string {
  if (delivered + failed === 0) return '--'
  const share = new Intl.NumberFormat(bcp47(locale), { style: 'percent', maximumFractionDigits: 1 })
  return share.format(Math.floor((delivered * 1000) / (delivered + failed)) / 1000)
}
