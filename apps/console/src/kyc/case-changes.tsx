import { countryText } from '../lib/country-text.ts'
import { listText } from '../lib/list-text.ts'
import { useLocale } from '../lib/words.tsx'
import { changesOf } from './changes.ts'
import s from './kyc.module.css'
import type { KycCase } from './kyc.queries.ts'
import { useKycWords } from './kyc-words.ts'

/** The newest version beside the one before it. */
export function CaseChanges({ versions }: { versions: KycCase['versions'] }) {
  const t = useKycWords()
  const locale = useLocale()
  const [newest, before] = versions
  if (newest === undefined) return null
  const title = t(before === undefined ? 'firstVersion' : 'changes')
  const changes = changesOf(newest.details, before?.details, {
    never: t('never'),
    country: (code) => countryText(locale, code),
    document: (type) => t(`documents.${type}`),
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{title}</h3>
      <table className={s['changes']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {before && <th scope="col">{t('before')}</th>}
            <th scope="col">{t(before === undefined ? 'firstVersion' : 'after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <td className="t2">{t(`fields.${change.field}`)}</td>
              {before && <td>{change.before}</td>}
              <td>
                <span className={change.changed ? s['new'] : undefined}>{change.after}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {before && before.asked.length > 0 && (
        <p className="t3">
          {t('askedBefore', {
            version: String(before.version),
            items: listText(
              locale,
              before.asked.map(({ item }) => t(`items.${item}`)),
            ),
          })}
        </p>
      )}
    </section>
  )
}
