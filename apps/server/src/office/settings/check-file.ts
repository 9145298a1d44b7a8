import type { settings } from '@tessera/contract/office/settings/settings.ts'
import { isRefusalCode } from '@tessera/contract/catalogue.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { localFields } from '@tessera/contract/platform/settings/local-fields.ts'
import { changedFields, settingId } from '@tessera/contract/platform/settings/setting-areas.ts'
import { cancelledIn } from '@tessera/contract/platform/settings/setting-effects.ts'
import { assert, ok, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { sentence } from '#platform/http/localized-text.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { AllSubjectRules } from '#platform/settings/subject-rules.ts'
import { checkTime } from './change.ts'
import { type FileEntry, type OwnValues, readEntries, readFile } from './file-entries.ts'
import { type Entry, rehearse, type Rehearsed } from './rehearse.ts'
import { fileContent } from './setting-file.kind.ts'
import { allSettings, valuesOf, versionAt } from './versions.sql.ts'

/** The chain of this exchange, and the language of its reader. */
type Reader = { readonly ownChain: string; readonly locale: Locale }

/**
 * Rehearses the import of a file of settings. Returns the effect of each entry, and the proposal if all of them fit.
 */
export async function checkFile(
  tx: Tx,
  rules: AllSubjectRules,
  { text, leftOut, effectiveFrom }: InputOf<typeof settings.checkFile>,
  { ownChain, locale }: Reader,
) {
  const file = readFile(text)
  if (!file.ok) return file
  const from = effectiveFrom === null ? null : new Date(effectiveFrom)
  const timely = checkTime(tx, { effectiveFrom: from })
  if (!timely.ok) return timely
  const read = readEntries(file.value, new Set(leftOut), await ownValues(tx, from))
  const entries = read.flatMap(({ entry }) => entry ?? [])
  const results = await rehearse(tx, rules, entries, from)
  const rows = read.map((each) => rowOf(each, results, locale))
  const { exchange, chain, exportedAt } = file.value
  const cancelledOrders = cancelledIn(rows.flatMap(({ effects }) => effects))
  const header = {
    fileExchange: exchange,
    fileChain: chain,
    fileExportedAt: exportedAt,
    effectiveFrom,
    ...(cancelledOrders > 0 && { cancelledOrders }),
  }
  const changing = entries.filter((entry) => isChange(results.get(entry)))
  const isRefused = rows.some(({ outcome }) => outcome === 'refused')
  const proposed = isRefused || changing.length === 0 ? undefined : { ...header, entries: changing }
  return ok({
    exchange,
    chain,
    exportedAt,
    ownChain,
    rows,
    proposal: proposed ?? null,
    contentHash: proposed === undefined ? null : contentHash(await fileContent(tx, header, changing)),
  })
}

/** Returns the values at the time of the import, for areas with fields that files leave out. */
async function ownValues(tx: Tx, from: Date | null): Promise<OwnValues> {
  const own = new Map<string, Readonly<Record<string, unknown>>>()
  for (const setting of await allSettings(tx)) {
    if (localFields(setting.area).length === 0) continue
    const version = await versionAt(tx, setting, from ?? tx.now)
    if (version !== undefined) own.set(settingId(setting), { ...valuesOf(setting.area, version.content) })
  }
  return own
}

const isChange = (result: Rehearsed | undefined): boolean => result?.outcome === 'new' || result?.outcome === 'changed'

function rowOf({ area, subject, entry, refusal }: FileEntry, results: ReadonlyMap<Entry, Rehearsed>, locale: Locale) {
  const row = { area, subject, values: {}, before: null, changed: [], effects: [], refusal: null }
  if (refusal !== undefined) return { ...row, outcome: 'refused' as const, refusal: refusalView(refusal, locale) }
  if (entry === undefined) return { ...row, outcome: 'left_out' as const }
  const result = results.get(entry)
  assert(result, `the entry ${area} ${subject} was just checked but has no result`)
  const values = { ...entry.values }
  if (result.outcome === 'same') return { ...row, outcome: result.outcome, values, before: values }
  const { before, after } = result.change
  return {
    ...row,
    outcome: result.outcome,
    values,
    before: before === null ? null : { ...before },
    changed: changedFields(entry.area, before, after),
    effects: result.outcome === 'refused' ? [] : [...result.effects],
    refusal: result.outcome === 'refused' ? refusalView(result.refusal, locale) : null,
  }
}

function refusalView({ code, field, params }: Refusal, locale: Locale) {
  assert(isRefusalCode(code), `refusal code ${code} is not in the catalogue`)
  return { code, message: sentence(code, locale, params), field: field ?? null }
}
