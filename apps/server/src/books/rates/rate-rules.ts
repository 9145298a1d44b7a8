import type { Step } from '@tessera/domain/books/rates/agree.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { readSetting, readSubjects, type SettingSource } from '#platform/settings/settings.sql.ts'

/** The bounds within which a reported price applies without a decision of people. */
export type RateRules = {
  readonly steps: readonly Step[]
  /** Parts per million by which two sources may differ. */
  readonly tolerancePpm: number
}

/** Returns the largest steps: those for all coins, and those of coins with their own. */
export async function rateRules(source: SettingSource): Promise<RateRules> {
  const { tolerancePpm, ...all } = await readSetting(source, 'rates')
  const own = await readSubjects(source, 'rateStep')
  const steps = own.flatMap(({ subject, values }) => stepsOf(subject, values))
  return { steps: [...stepsOf(undefined, all), ...steps], tolerancePpm }
}

type Steps = { readonly hourStepPpm: number; readonly dayStepPpm: number }
const stepsOf = (coin: string | undefined, { hourStepPpm, dayStepPpm }: Steps): Step[] => [
  { coin, ppm: hourStepPpm, seconds: HOUR_MS / 1000 },
  { coin, ppm: dayStepPpm, seconds: DAY_MS / 1000 },
]
