import { useTranslations } from 'use-intl'
import s from './facts.module.css'

type Fact = {
  readonly title: string
  /** The value in the previous version; undefined in the first. */
  readonly before: string | undefined
  readonly after: string
  readonly changed: boolean
}
type VersionsTableProps = { title: string; facts: readonly Fact[]; isFirst: boolean }

/** The submitted values beside those of the previous version, if there is one. */
export function VersionsTable({ title, facts, isFirst }: VersionsTableProps) {
  const t = useTranslations('shell')
  return (
    <table className={s['facts']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('versions.field')}</th>
          {!isFirst && <th scope="col">{t('versions.before')}</th>}
          <th scope="col">{isFirst ? title : t('versions.after')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.title}>
            <td className="t2">{fact.title}</td>
            {!isFirst && <td>{fact.before}</td>}
            <td>
              <span className={fact.changed ? s['new'] : undefined}>{fact.after}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
