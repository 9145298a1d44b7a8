import type {
  Setting,
  SettingArea,
  settingAreas,
  SubjectArea,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import type { EffectOf } from '@tessera/contract/platform/settings/setting-effects.ts'

type Fields<Area extends SettingArea> = (typeof settingAreas)[Area]
export type FieldOf<Area extends SettingArea> = keyof Fields<Area> & string
/** The fields of an area that are one of several codes. */
export type ChoiceOf<Area extends SettingArea> = {
  [Name in FieldOf<Area>]: Fields<Area>[Name] extends { readonly kind: 'choice' } ? Name : never
}[FieldOf<Area>]

type ChoiceWords<Area extends SettingArea> = [ChoiceOf<Area>] extends [never]
  ? object
  : {
      readonly choices: {
        readonly [Name in ChoiceOf<Area>]: { readonly [Code in Setting<Area>[Name] & string]: string }
      }
    }
/** The fields of `deadlines` are kinds of decisions, which have words of their own. */
type NamedArea = Exclude<SettingArea, 'deadlines'>
type FieldWords<Area extends SettingArea> = Area extends NamedArea
  ? { readonly fields: { readonly [Name in FieldOf<Area>]: string } }
  : object
type RowsOf<Area extends SettingArea> = {
  [Name in FieldOf<Area>]: Fields<Area>[Name] extends { readonly kind: 'rows' } ? Name : never
}[FieldOf<Area>]
type ColumnOf<Area extends SettingArea, Name extends RowsOf<Area>> = Fields<Area>[Name] extends {
  readonly columns: infer Columns
}
  ? keyof Columns & string
  : never
/** The columns of the fields that are rows. */
type ColumnWords<Area extends SettingArea> = [RowsOf<Area>] extends [never]
  ? object
  : {
      readonly columns: {
        readonly [Name in RowsOf<Area>]: { readonly [Column in ColumnOf<Area, Name>]: string }
      }
    }
type SubjectWords<Area extends SettingArea> = Area extends SubjectArea
  ? {
      /** The button that adds a subject, and the label and help of its name. */
      readonly add: string
      readonly subject: string
      readonly subjectHelp: string
    }
  : object

/** The words of every area. A missing area, field, code or count does not compile. */
export type AreaWords = {
  readonly [Area in SettingArea]: {
    readonly name: string
    readonly text: string
    /** The sentence of each count in the preview. */
    readonly effects: { readonly [Name in EffectOf<Area>]: string }
  } & FieldWords<Area> &
    ChoiceWords<Area> &
    ColumnWords<Area> &
    SubjectWords<Area>
}

/** The keys of the words of a field, of a code, and of a count, in the messages of the settings. */
export type FieldPath = { [Area in NamedArea]: `areas.${Area}.fields.${FieldOf<Area>}` }[NamedArea]
export type EffectPath = { [Area in SettingArea]: `areas.${Area}.effects.${EffectOf<Area>}` }[SettingArea]
export type ColumnPath = {
  [Area in SettingArea]: {
    [Name in RowsOf<Area>]: `areas.${Area}.columns.${Name}.${ColumnOf<Area, Name>}`
  }[RowsOf<Area>]
}[SettingArea]
export type ChoicePath = {
  [Area in SettingArea]: {
    [Name in ChoiceOf<Area>]: `areas.${Area}.choices.${Name}.${Setting<Area>[Name] & string}`
  }[ChoiceOf<Area>]
}[SettingArea]
