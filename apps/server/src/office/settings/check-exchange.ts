import type { AnySetting, ExchangeArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { listFiats } from '#books/rates/rates.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingConflict } from '#platform/settings/refusals.ts'
import type { SettingCheck } from '#platform/settings/subject-rules.ts'

/** Checks of an area of the whole exchange that need the database. An area without a row has none. */
const checks: {
  readonly [Area in ExchangeArea]?: (tx: Tx, before: AnySetting | null, after: AnySetting) => SettingCheck
} = {
  exchange: async (tx, before, after) => {
    const [old, next] = [before, after].map(
      (values) => settingShape('exchange').safeParse(values).data?.referenceCurrency,
    )
    const listed = (await listFiats(tx)).map(({ code }) => code)
    const fits = old === next || (next !== undefined && listed.includes(next))
    return fits ? ok(undefined) : settingConflict('referenceCurrency', listed.join(', '))
  },
}

/** Refuses values of the exchange that do not fit to its other data, and says which are accepted. */
export const checkExchange = (tx: Tx, area: ExchangeArea, before: AnySetting | null, after: AnySetting): SettingCheck =>
  checks[area]?.(tx, before, after) ?? Promise.resolve(ok(undefined))
