import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { FeeVersions } from '@tessera/domain/books/fees/fee-versions.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

const versions = `setting_version v where v.area = 'tradingFees' and v.subject = ''`
/** SQL of a text that changes whenever a version is added or withdrawn. */
export const feesMark = `(select count(*) || '/' || count(v.withdrawn_at) from ${versions})`

export async function readFeeVersions(source: Source, mark: string): Promise<FeeVersions> {
  const rows = await many(
    source,
    sql<{ from: Date; content: unknown }>`
      select v.effective_from as from, v.content from ${sql.raw(versions)} and v.withdrawn_at is null order by v.effective_from desc`,
  )
  const shape = settingShape('tradingFees')
  return { mark, versions: rows.map(({ from, content }) => ({ from, fees: shape.parse(content) })) }
}
