import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { SettingRow, Version } from './settings.queries.ts'
import { differing, useSettingText } from './use-setting-text.ts'

/** Returns texts about versions: who decided them, since when they apply, and what a planned one changes. */
export function useVersionText() {
  const t = useTranslations('settings')
  const text = useSettingText()
  const locale = useLocale()
  const by = ({ proposedBy, confirmedBy }: Version): string =>
    proposedBy === null || confirmedBy === null
      ? t('firstVersion')
      : t('by', { maker: proposedBy, checker: confirmedBy })
  return {
    by,
    /** The time from which a version applies; the first version of an area has none. */
    time: ({ effectiveFrom }: Pick<Version, 'effectiveFrom'>): string =>
      effectiveFrom === null ? '--' : utcText(effectiveFrom),
    since: (version: Version): string =>
      version.effectiveFrom === null
        ? t('sinceFirst', { version: String(version.version) })
        : [t('since', { version: String(version.version), time: utcText(version.effectiveFrom) }), by(version)].join(
            ' · ',
          ),
    planned: ({ area, current, next }: SettingRow): string => {
      if (next === null || next.effectiveFrom === null) return ''
      const time = utcText(next.effectiveFrom)
      if (current === null) return t('plannedNew', { time })
      const changes = differing(area, current.values, next.values).map((name) =>
        text.difference(area, name, current.values[name], next.values[name]),
      )
      return t('planned', { time, changes: listText(locale, changes) })
    },
  }
}
