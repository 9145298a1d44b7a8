import { settings } from '@tessera/contract/office/settings/settings.ts'
import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import type { Deps } from '#platform/http/deps.ts'
import { checkChange, checkTime } from './change.ts'
import { checkFile } from './check-file.ts'
import { countEffects } from './effects.ts'
import { exportFile } from './export-file.ts'
import { readChange } from './read-change.ts'
import { setupOf } from './setup.sql.ts'
import { isSignedChange } from './sign-change.ts'
import { signingHandlers } from './signing-handlers.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { allSettings, nextVersion, valuesOf, versionAt, type VersionRow, versionsOf } from './versions.sql.ts'

type State = 'former' | 'in_force' | 'planned' | 'withdrawn' | 'refused'

const viewOf = (row: VersionRow, state: State) => ({
  version: row.version,
  values: { ...valuesOf(row.area, row.content) },
  effectiveFrom: row.proposed_by === null ? null : row.effective_from.toISOString(),
  state,
  proposedBy: row.proposed_by,
  confirmedBy: row.confirmed_by,
  reason: row.reason,
})

function stateOf(row: VersionRow, current: VersionRow | undefined): State {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.refused !== null) return 'refused'
  if (row.version === current?.version) return 'in_force'
  return row.has_begun ? 'former' : 'planned'
}

/**
 * Returns the routes of the settings. `hasChainFees` returns if the hot wallet can pay the fees of the chain; it is a
 * parameter because payments are an area above this one.
 */
export const settingRoutes = (
  deps: Pick<Deps, 'config' | 'log' | 'random'>,
  rules: AllSubjectRules,
  hasChainFees: () => Promise<boolean | undefined>,
): Noun =>
  noun('settings', settings, {
    list: (call) =>
      call.inTx(async (tx) => {
        const rows = []
        for (const setting of await allSettings(tx)) {
          const [current, next] = [await versionAt(tx, setting, tx.now), await nextVersion(tx, setting)]
          rows.push({
            ...setting,
            current: current === undefined ? null : viewOf(current, 'in_force'),
            next: next === undefined ? null : viewOf(next, 'planned'),
          })
        }
        return ok({ rows })
      }),

    setup: async (call) => {
      const chainFees = await hasChainFees()
      return call.inTx(async (tx) => ok({ rows: await setupOf(tx, call.locale, chainFees) }))
    },

    versions: (call, setting) =>
      call.inTx(async (tx) => {
        const current = await versionAt(tx, setting, tx.now)
        const rows = await versionsOf(tx, setting)
        return ok({ rows: rows.map((row) => viewOf(row, stateOf(row, current))) })
      }),

    preview: (call, { area, subject, values, effectiveFrom }) =>
      call.inTx(async (tx) => {
        const read = await readChange(tx, { area, subject, values, effectiveFrom })
        if (!read.ok) return read
        const change = read.value
        const timely = checkTime(tx, change)
        if (!timely.ok) return timely
        const checked = await checkChange(tx, rules, change)
        if (!checked.ok) return checked
        const { before, after } = change
        return ok({
          before: before === null ? null : { ...before },
          changed: changedFields(area, before, after),
          effects: await countEffects(tx, rules, change),
          isSigned: await isSignedChange(tx, rules, change),
        })
      }),

    exportFile: (call) => call.inTx(async (tx) => ok({ file: await exportFile(tx, deps.config.CHAIN, call.ip) })),

    checkFile: (call, input) =>
      call.inTx((tx) => checkFile(tx, rules, input, { ownChain: deps.config.CHAIN, locale: call.locale })),

    ...signingHandlers(deps, rules),
  })
