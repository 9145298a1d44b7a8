import s from './approvals.module.css'
import { useApprovalsWords } from './approvals-words.ts'
import { fieldsOf } from './content-fields.ts'

/** What both people agree to, field by field. */
export function ContentTable({ content }: { content: Readonly<Record<string, unknown>> }) {
  const t = useApprovalsWords()
  return (
    <table className={s['changes']} aria-label={t('content')}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(content).map(({ key, value }) => (
          <tr key={key}>
            <td className="t2">{t(`fields.${key}`)}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
