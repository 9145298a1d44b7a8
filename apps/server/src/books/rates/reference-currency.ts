import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'

/** Returns the currency of limits, review tiers and volumes, from the settings (decision 0148). */
export const referenceCurrency = async (source: ClockSource): Promise<string> =>
  (await settingNow(source, 'exchange')).referenceCurrency
