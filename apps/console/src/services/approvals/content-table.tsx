import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useReader } from '#parts/reader.ts'
import s from '#parts/facts.module.css'
import { fieldsOf } from './content-fields.ts'

type ContentTableProps = { kind: ApprovalKindName; content: Readonly<Record<string, unknown>> }

/** The content that both people approve, field by field. */
export function ContentTable({ kind, content }: ContentTableProps) {
  const t = useTranslations('approvals')
  const decisions = useTranslations('decisions')
  const locale = useLocale()
  const read = useReader()
  return (
    <table className={s['facts']} aria-label={t('content')}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(kind, content, locale).map(({ key, values, unit }) => (
          <tr key={key}>
            <td className="t2">{decisions(`fields.${key}`)}</td>
            <td>
              {values.length === 0
                ? '--'
                : key === 'explorer'
                  ? values.map((to) => <Explorer key={to} to={to} />)
                  : listText(
                      locale,
                      values.map((value) => (unit === undefined ? read(key, value) : `${read(key, value)} ${unit}`)),
                    )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Explorer = ({ to }: { to: string }) => (
  <a className="link" href={to} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
    {to}
  </a>
)
