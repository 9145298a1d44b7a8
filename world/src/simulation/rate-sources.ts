import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endJumps, type Jumps, makeJump } from '../rates/jumps.ts'
import { startLocalRates } from '../rates/local-rates.ts'

export const rateSources = ['first', 'second'] as const
export type RateSource = (typeof rateSources)[number]

/** Two rate sources, each of which can be set to report wrong prices. */
export async function startRateSources(folder: string, now: () => Date) {
  const folderOf = (source: RateSource): string => join(folder, `rates-${source}`)
  const [first, second] = await Promise.all(
    rateSources.map(async (source) => {
      await mkdir(folderOf(source), { recursive: true })
      return startLocalRates({ source: `Simulated ${source}`, folder: folderOf(source), now, port: 0 })
    }),
  )
  return {
    settings: { RATES_URL: first?.url, RATES_SECOND_URL: second?.url },
    /** Makes these sources multiply the prices of these coins from now on. */
    jump: async (sources: readonly RateSource[], jumps: Jumps): Promise<void> => {
      for (const source of sources) await makeJump(folderOf(source), jumps)
    },
    calm: async (): Promise<void> => {
      for (const source of rateSources) await endJumps(folderOf(source))
    },
    stop: async (): Promise<void> => void (await Promise.all([first?.stop(), second?.stop()])),
  }
}
export type RateSources = Awaited<ReturnType<typeof startRateSources>>
