import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { FeeVersions } from '@tessera/domain/books/fees/fee-versions.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

const versions = `setting_version v where v.area = 'tradingFees' and v.subject = ''`
/** SQL of a text that changes whenever a version is added, withdrawn, refused or applied. */
export const feesMark = `(select concat_ws('/', count(*), count(v.withdrawn_at), count(v.refused), count(v.applied_at)) from ${versions})`

/** The versions that have no file, or whose file is applied; newest first. */
export async function readFeeVersions(source: Source, mark: string): Promise<FeeVersions> {
  const rows = await many(
    source,
    sql<{ from: Date; content: unknown }>`
      select v.effective_from as from, v.content from ${sql.raw(versions)}
         and v.withdrawn_at is null and v.refused is null and (not v.in_file or v.applied_at is not null)
       order by v.effective_from desc`,
  )
  const shape = settingShape('tradingFees')
  return { mark, versions: rows.map(({ from, content }) => ({ from, fees: shape.parse(content) })) }
}
