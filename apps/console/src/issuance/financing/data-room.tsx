import { financingDocumentWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { Button } from '@tessera/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveFile } from '#parts/save-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useReasoned } from '#parts/with-reason.tsx'
import s from './financing.module.css'
import type { FinancingCase } from './financing.queries.ts'

type FileRequest = { readonly name: string; readonly file: string; readonly open: (reason: string) => Promise<Blob> }

/** Every version of every document; each opens with a reason, which its issuer reads too. */
export function DataRoom({ of: { id, documents, capTables } }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const client = useQueryClient()
  const open = useReasoned(
    t('why'),
    async (of: FileRequest, reason) => saveFile(await of.open(reason), of.file),
    () => void client.invalidateQueries({ queryKey: ['financing', 'case', id] }),
  )
  const rows: (FileRequest & { note: string })[] = [
    ...documents.map(({ kind, version, uploadId, name, issuedOn }) => ({
      name: t('paper', { name: financingDocumentWords[kind][locale], n: String(version) }),
      note: issuedOn === null ? name : `${name} · ${t('issued', { day: issuedOn })}`,
      file: name,
      open: (reason: string) => api.financingReview.file({ id, uploadId, reason }),
    })),
    ...capTables.map(({ version, stakeholders, classes }) => ({
      name: t('capTable', { n: String(version), stakeholders }),
      note: classes.map((each) => `${each.name} ${each.issued}`).join(', '),
      file: `cap-table-${version}.ocf.json`,
      open: (reason: string) => api.financingReview.capTable({ id, version, reason }),
    })),
  ]
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('room')}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.name} className={s['line']}>
            <span>
              <b>{row.name}</b>
              <br />
              <span className="t3">{row.note}</span>
            </span>
            <Button kind="ghost" size="xs" aria-label={t('openOf', { name: row.name })} onPress={() => open.ask(row)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      {open.dialog}
    </section>
  )
}
