import type { ExchangeArea, Setting, SubjectArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { EffectOf } from '@tessera/contract/platform/settings/setting-effects.ts'
import type { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'

type SettingRefusal = keyof typeof settingRefusals
export type SettingCheck = Promise<Outcome<unknown, SettingRefusal>>
/** A change of a subject: its values before, null for a new subject, and after. */
export type SubjectChange<Area extends SubjectArea> = {
  readonly subject: string
  readonly before: Setting<Area> | null
  readonly after: Setting<Area>
  /** The time from which the values apply. */
  readonly from: Date
}
/** A change of an area of the whole exchange. */
export type ExchangeChange<Area extends ExchangeArea> = {
  readonly before: Setting<Area> | null
  readonly after: Setting<Area>
  /** The time from which the values apply. */
  readonly from: Date
}
/** Checks of areas of the whole exchange whose rules are in areas above the settings. An area without a row has none. */
export type ExchangeChecks = {
  readonly [Area in ExchangeArea]?: (tx: Tx, change: ExchangeChange<Area>) => SettingCheck
}

/** The rules of an area whose values live in a table of their own. */
export type SubjectRules<Area extends SubjectArea> = {
  /**
   * Refuses values that conflict with existing rows, and names the accepted value. Runs for the preview, the proposal,
   * the confirmation, and once more before the values are written. Takes no locks, so a preview delays nobody. `beside`
   * are the other changes of the area that apply together with this one.
   */
  readonly check: (tx: Tx, change: SubjectChange<Area>, beside?: readonly SubjectChange<Area>[]) => SettingCheck
  /** Locks rows that `check` reads, before the check whose values are then written. */
  readonly lock?: (tx: Tx, subject: string) => Promise<unknown>
  /** Refuses a change whose two people must not decide on it, such as one that would give them more rights. */
  readonly checkPeople?: (tx: Tx, change: SubjectChange<Area>, people: readonly string[]) => SettingCheck
  /** Counts the rows that the change touches, by the names of `settingEffects`. */
  readonly touched: (tx: Tx, change: SubjectChange<Area>) => Promise<Readonly<Record<EffectOf<Area>, number>>>
  /** True if both people must sign the change, for a signer that does not trust the database. */
  readonly isSigned?: (tx: Tx, change: SubjectChange<Area>) => Promise<boolean>
  /** Writes the values to the subject's table, in the transaction in which they begin to apply. */
  readonly apply: (tx: Tx, change: SubjectChange<Area>) => Promise<unknown>
}
/** The rules of every area with subjects. The server collects them; a missing one does not compile. */
export type AllSubjectRules = { readonly [Area in SubjectArea]: SubjectRules<Area> } & {
  readonly exchangeChecks: ExchangeChecks
}
