import { useAuditWords } from './audit-words.ts'

/** What was before and after an act, as it was recorded. */
export function EntryDifference({ before, after }: { before: unknown; after: unknown }) {
  const t = useAuditWords()
  return (
    <div className="split">
      <Recorded title={t('before')} value={before} />
      <Recorded title={t('after')} value={after} />
    </div>
  )
}

const Recorded = ({ title, value }: { title: string; value: unknown }) => (
  <div>
    <p className="t3">{title}</p>
    <pre className="mono scroll-x">{value === null || value === undefined ? '--' : JSON.stringify(value, null, 2)}</pre>
  </div>
)
