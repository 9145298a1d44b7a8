import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { isImage, OpenFile, useOnDemandFiles } from '#parts/on-demand-files.tsx'
import { DocumentVerdict } from '#parts/document-verdict.tsx'
import s from './investor-classes.module.css'
import type { InvestorCase } from './investor-classes.queries.ts'

type EvidenceFile = InvestorCase['files'][number]

/** The files of evidence. Each opens with a reason and stays in this tab's memory; images are shown, PDFs are saved. */
export function EvidenceFiles({ id, files }: Pick<InvestorCase, 'id' | 'files'>) {
  const t = useTranslations('investor-classes')
  const opened = useOnDemandFiles<EvidenceFile>({
    judgedFor: id,
    reason: t('fileReason'),
    nameOf: ({ name }) => name,
    fetch: ({ uploadId }, reason) => api.investorClassesReview.file({ id, uploadId, reason }),
    isDisplayedInline: isImage,
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('files', { n: files.length })}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.uploadId} className={s['file']}>
            <span>{file.name}</span>
            <OpenFile t={t} file={file} label={t('openOf', { name: file.name })} files={opened} />
            <DocumentVerdict subjectId={id} uploadId={file.uploadId} name={file.name} />
          </li>
        ))}
      </ul>
      {opened.dialogs}
    </section>
  )
}
