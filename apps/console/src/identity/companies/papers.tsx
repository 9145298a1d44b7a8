import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import { useTranslations } from 'use-intl'
import { DocumentVerdict } from '#parts/document-verdict.tsx'
import { api } from '#parts/api.ts'
import { isImage, OpenFile, useOnDemandFiles } from '#parts/on-demand-files.tsx'
import { useLocale } from '#parts/use-locale.ts'
import s from './companies.module.css'
import type { CompanyVersion } from './companies.queries.ts'

type Paper = CompanyVersion['documents'][number]

type PapersProps = {
  /** The subject of the decision. */
  id: string
  documents: readonly Paper[]
  open?: typeof openOfCompany
}
const openOfCompany = (input: { id: string; uploadId: string; reason: string }) => api.companiesReview.file(input)

/**
 * Documents that open one by one, each with a reason, and stay in this tab's memory. PDFs are saved, images are shown.
 */
export function Papers({ id, documents, open: openFile = openOfCompany }: PapersProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const nameOf = ({ kind }: Paper) => companyDocumentWords[kind][locale]
  const files = useOnDemandFiles<Paper>({
    judgedFor: id,
    reason: t('paperReason'),
    nameOf,
    fetch: ({ uploadId }, reason) => openFile({ id, uploadId, reason }),
    isDisplayedInline: isImage,
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('papers', { n: documents.length })}</h3>
      <ul>
        {documents.map((paper) => (
          <li key={paper.uploadId} className={s['paper']}>
            <span>
              <b>{nameOf(paper)}</b>
              <br />
              <span className="t3 sm">{paper.name}</span>
            </span>
            <span className="t2 sm">{paper.issuedOn === null ? '--' : t('issued', { day: paper.issuedOn })}</span>
            <OpenFile t={t} file={paper} label={t('openOf', { name: nameOf(paper) })} files={files} />
            <DocumentVerdict subjectId={id} uploadId={paper.uploadId} name={nameOf(paper)} />
          </li>
        ))}
      </ul>
      {files.dialogs}
    </section>
  )
}
