import type { audit } from '@tessera/contract/services/audit/audit.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { useTranslations } from 'use-intl'

export type Entry = ReplyOf<typeof audit.list>['rows'][number]

/** An entry as recorded: its codes, and the values before and after. */
export function EntryDifference({ entry }: { entry: Entry }) {
  const t = useTranslations('audit')
  const { action, actor, target } = entry
  return (
    <>
      <p className="t3">{t('recorded', { action, actor, target: `${target.type}:${target.id}` })}</p>
      <div className="split">
        <Recorded title={t('before')} value={entry.before} />
        <Recorded title={t('after')} value={entry.after} />
      </div>
    </>
  )
}

const Recorded = ({ title, value }: { title: string; value: unknown }) => (
  <div>
    <p className="t3">{title}</p>
    <pre className="mono scroll-x">{value === null || value === undefined ? '--' : JSON.stringify(value, null, 2)}</pre>
  </div>
)
