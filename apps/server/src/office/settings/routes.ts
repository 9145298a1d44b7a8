import { settings } from '@tessera/contract/office/settings/settings.ts'
import { changedFields, settingAreaNames, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { effectsOf } from './effects.sql.ts'
import { checkChange, loadChange } from './setting.kind.ts'
import { valuesOf, versionAfter, versionAt, type VersionRow, versionsOf } from './versions.sql.ts'

type State = 'former' | 'in_force' | 'planned' | 'withdrawn'

const viewOf = (row: VersionRow, state: State) => ({
  version: row.version,
  values: { ...valuesOf(row) },
  effectiveFrom: row.effective_from.toISOString(),
  state,
  proposedBy: row.proposed_by,
  confirmedBy: row.confirmed_by,
  reason: row.reason,
})

const stateOf = (row: VersionRow, current: VersionRow, now: Date): State =>
  row.withdrawn_at !== null
    ? 'withdrawn'
    : row.version === current.version
      ? 'in_force'
      : row.effective_from > now
        ? 'planned'
        : 'former'

export const settingRoutes = (_deps: Deps): Noun =>
  noun('settings', settings, {
    list: (call) =>
      call.inTx(async (tx) => {
        const rows = []
        for (const area of settingAreaNames) {
          const next = await versionAfter(tx, area, tx.now)
          rows.push({
            area,
            current: viewOf(await versionAt(tx, area, tx.now), 'in_force'),
            next: next === undefined ? null : viewOf(next, 'planned'),
          })
        }
        return ok({ rows })
      }),

    versions: (call, { area }) =>
      call.inTx(async (tx) => {
        const current = await versionAt(tx, area, tx.now)
        const rows = await versionsOf(tx, area)
        return ok({ rows: rows.map((row) => viewOf(row, stateOf(row, current, tx.now))) })
      }),

    preview: (call, { area, values, effectiveFrom }) =>
      call.inTx(async (tx) => {
        const parsed = settingShape(area).safeParse(values)
        if (!parsed.success) return refuseParam(parsed.error, values, ['values'])
        const change = await loadChange(tx, area, parsed.data, effectiveFrom)
        const checked = await checkChange(tx, change)
        if (!checked.ok) return checked
        return ok({ before: change.before, changed: changedFields(area, change.before, parsed.data), effects: await effectsOf(tx, area) })
      }),
  })
