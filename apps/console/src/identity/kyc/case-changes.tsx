import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { VersionsTable } from '#parts/versions-table.tsx'
import { changesOf } from './changes.ts'
import s from './kyc.module.css'
import type { KycCase } from './kyc.queries.ts'

/** The newest version beside the previous one. */
export function CaseChanges({ versions }: { versions: KycCase['versions'] }) {
  const t = useTranslations('kyc')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const [newest, before] = versions
  if (newest === undefined) return null
  const title = shell(before === undefined ? 'versions.first' : 'versions.changes')
  const changes = changesOf(newest.details, before?.details, {
    never: t('never'),
    country: (code) => countryText(locale, code),
    document: (type) => t(`documents.${type}`),
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{title}</h3>
      <VersionsTable
        title={title}
        isFirst={before === undefined}
        facts={changes.map((change) => ({ ...change, title: t(`fields.${change.field}`) }))}
      />
      {before && before.requestedItems.length > 0 && (
        <p className="t3">
          {t('requestedAfterVersion', {
            version: String(before.version),
            items: listText(
              locale,
              before.requestedItems.map(({ item }) => t(`items.${item}`)),
            ),
          })}
        </p>
      )}
    </section>
  )
}
