import { type ClockSource, settingNow } from '#platform/settings/settings.sql.ts'

/** The currency in which limits, review tiers and volumes count, by the settings (decision 0148). */
export const referenceCurrency = async (source: ClockSource): Promise<string> =>
  (await settingNow(source, 'exchange')).referenceCurrency
