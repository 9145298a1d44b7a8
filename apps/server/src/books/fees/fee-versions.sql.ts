import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { FeeVersions } from '@tessera/domain/books/fees/fee-versions.ts'
import { ppm } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

const versions = `setting_version v where v.area in ('tradingFees', 'feeCoin') and v.subject = ''`
/** SQL of a text that changes whenever a version is added, withdrawn, refused or applied. */
export const feesMark = `(select concat_ws('/', count(*), count(v.withdrawn_at), count(v.refused), count(v.applied_at)) from ${versions})`

/** The codes of every coin that was or will be the fee coin. */
export const feeCoinCodes = `
  (select each ->> 'coin' from setting_version v cross join lateral jsonb_array_elements(v.content -> 'coins') each
    where v.area = 'feeCoin' and v.withdrawn_at is null and v.refused is null)`

/** Returns the versions that belong to no file, or to an applied file; newest first. */
export async function readFeeVersions(source: Source, mark: string): Promise<FeeVersions> {
  const rows = await many(
    source,
    sql<{ area: 'tradingFees' | 'feeCoin'; from: Date; content: unknown }>`
      select v.area, v.effective_from as from, v.content from ${sql.raw(versions)}
         and v.withdrawn_at is null and v.refused is null and (not v.in_file or v.applied_at is not null)
       order by v.effective_from desc`,
  )
  const [fees, coins] = [settingShape('tradingFees'), settingShape('feeCoin')]
  const scales = await coinScales(source)
  const scaleOf = (coin: string): number => {
    const scale = scales.get(coin)
    assert(scale !== undefined, `the fee coin ${coin} does not exist`)
    return scale
  }
  return {
    mark,
    versions: rows.flatMap(({ area, from, content }) =>
      area === 'tradingFees' ? [{ from, fees: fees.parse(content) }] : [],
    ),
    coins: rows.flatMap(({ area, from, content }) => {
      if (area !== 'feeCoin') return []
      const [row] = coins.parse(content).coins
      return [{ from, coin: row && { coin: row.coin, scale: scaleOf(row.coin), discount: ppm(row.discount) } }]
    }),
  }
}

/** Returns the decimals of every coin, by its code. */
export const coinScales = async (source: Source): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await many(source, sql<{ code: string; scale: number }>`select code, scale from coin`)).map(({ code, scale }) => [
      code,
      scale,
    ]),
  )
