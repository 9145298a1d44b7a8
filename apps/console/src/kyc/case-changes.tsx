import { changesOf } from './changes.ts'
import s from './kyc.module.css'
import type { KycCase } from './kyc.queries.ts'
import { useKycWords } from './kyc-words.ts'

/** The newest version beside the one before it. */
export function CaseChanges({ versions }: { versions: KycCase['versions'] }) {
  const t = useKycWords()
  const [newest, before] = versions
  if (newest === undefined) return null
  const title = t(before === undefined ? 'firstVersion' : 'changes')
  const typed = (field: string, value: string): string =>
    field === 'documentType' ? t(`documents.${newest.details.documentType}`) : value
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
          {changesOf(newest.details, before?.details, t('never')).map((change) => (
            <tr key={change.field}>
              <td className="t2">{t(`fields.${change.field}`)}</td>
              {before && <td>{change.before}</td>}
              <td>
                <span className={change.changed ? s['new'] : undefined}>{typed(change.field, change.after)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {before && before.asked.length > 0 && (
        <p className="t3">
          {t('askedBefore', {
            version: String(before.version),
            items: before.asked.map(({ item }) => t(`items.${item}`)).join(', '),
          })}
        </p>
      )}
    </section>
  )
}
