import {
  type AnySetting,
  changedFields,
  isSubjectArea,
  settingAreas,
  type SettingOf,
  type SubjectArea,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingFault } from '@tessera/contract/platform/settings/setting-faults.ts'
import type { SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  settingFaulty,
  settingFixed,
  settingTimeFar,
  settingTimePast,
  settingTimeTaken,
  settingUnchanged,
  settingWaits,
} from '#platform/settings/refusals.ts'
import type { AllSubjectRules, SubjectChange, SubjectRules } from '#platform/settings/subject-rules.ts'
import { checkExchangeArea } from './exchange-checks.ts'
import { dueOf, valuesOf, versionAt, versionFrom } from './versions.sql.ts'

/** A proposed change. `effectiveFrom` is null if it applies at the moment of the confirmation. */
export type Change = SettingOf & {
  readonly effectiveFrom: Date | null
  /** The values that would apply at that time without the change; null for a new subject. */
  readonly before: AnySetting | null
  readonly after: AnySetting
}

/** Returns the values that would apply at the time of a change without it. */
export async function changeOf(
  tx: Tx,
  setting: SettingOf,
  after: AnySetting,
  effectiveFrom: Date | null,
): Promise<Change> {
  const replaced = await versionAt(tx, setting, laterOf(tx.now, effectiveFrom))
  const before = replaced === undefined ? null : valuesOf(setting.area, replaced.content)
  return { ...setting, effectiveFrom, before, after }
}

const laterOf = (now: Date, planned: Date | null): Date => (planned === null || planned < now ? now : planned)

/**
 * Returns the time at which the change applies. A planned time may pass before the second person confirms; the change
 * then applies at once.
 */
export const beginOf = ({ now }: Tx, { effectiveFrom }: Change): Date => laterOf(now, effectiveFrom)

/**
 * Refuses a change without effect, a time at which another version begins, and values that conflict with the current
 * state. While a version is due but not applied, it refuses every change, because the change would undo that version.
 * `beside` has the other changes of the area that apply together with this one.
 */
export async function checkChange(tx: Tx, rules: AllSubjectRules, change: Change, beside: readonly Change[] = []) {
  const { area, before, after } = change
  const changed = changedFields(area, before, after)
  if (changed.length === 0) return settingUnchanged
  const fields: Readonly<Record<string, SettingField>> = settingAreas[area]
  const fixed = before === null ? undefined : changed.find((name) => fields[name]?.isFixed)
  if (fixed !== undefined) return settingFixed(fixed)
  const fault = settingFault(area, after)
  if (fault !== undefined) return settingFaulty(fault)
  const [waiting] = await dueOf(tx, change)
  if (waiting !== undefined) return settingWaits(waiting.version)
  const other = await versionFrom(tx, change, beginOf(tx, change))
  if (other !== undefined) return settingTimeTaken(other.version)
  const inTime = (each: Change) => subjectChange(each, beginOf(tx, each))
  if (isSubjectArea(area)) return rulesOf(rules, area).check(tx, inTime(change), beside.map(inTime))
  return checkExchangeArea(tx, rules.exchangeChecks, { area, before, after, from: beginOf(tx, change) })
}

/** Returns the other changes of the same area. */
export const besideOf = <Each extends SettingOf>(one: SettingOf, all: readonly Each[]): Each[] =>
  all.filter(({ area, subject }) => area === one.area && subject !== one.subject)

/** Locks the rows on which the check of a change depends, so that the change is still valid when it is written. */
export const lockSubject = async (tx: Tx, rules: AllSubjectRules, { area, subject }: SettingOf): Promise<void> => {
  if (isSubjectArea(area)) await rulesOf(rules, area).lock?.(tx, subject)
}

/** Refuses people who must not decide on a change, such as those whom it would give more rights. */
export async function checkPeople(tx: Tx, rules: AllSubjectRules, change: Change, people: readonly string[]) {
  const { area } = change
  const checked = isSubjectArea(area)
    ? await rulesOf(rules, area).checkPeople?.(tx, subjectChange(change, beginOf(tx, change)), people)
    : undefined
  return checked ?? ok(undefined)
}

/** Maximum number of days that a change is planned ahead, so that a mistyped year is noticed. */
const MOST_DAYS_AHEAD = 730

/** Refuses a planned time that has passed, and one too far ahead. */
export function checkTime({ now }: Tx, { effectiveFrom }: Pick<Change, 'effectiveFrom'>) {
  if (effectiveFrom === null) return ok(undefined)
  if (effectiveFrom <= now) return settingTimePast
  const latest = new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS)
  return effectiveFrom > latest ? settingTimeFar(MOST_DAYS_AHEAD, latest) : ok(undefined)
}

/** Returns the rules of an area, whose values must have been parsed with the shape of the same area. */
export const rulesOf = (rules: AllSubjectRules, area: SubjectArea): SubjectRules<SubjectArea> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate an area to its own rules
  rules[area] as SubjectRules<SubjectArea>

/** A change as the rules of its area read it. `from` is the time from which its values apply. */
export const subjectChange = ({ subject, before, after }: Pick<Change, 'subject' | 'before' | 'after'>, from: Date) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values were parsed with the shape of their area
  ({ subject, before, after, from }) as SubjectChange<SubjectArea>
