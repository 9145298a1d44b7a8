import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentVerdict } from '#parts/document-verdict.tsx'
import { api } from '#parts/api.ts'
import { type Opened, useForgetting } from '#parts/opened-files.ts'
import { useLocale } from '#parts/use-locale.ts'
import { WithReason } from '#parts/with-reason.tsx'
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

/** Papers open one by one, each with a reason; they live in this tab's memory only. A PDF is saved, a picture is shown. */
export function Papers({ id, documents, open: openFile = openOfCompany }: PapersProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const [opened, setOpened] = useState<Opened>({})
  const [asking, setAsking] = useState<Paper>()
  const [large, setLarge] = useState<Paper>()
  useForgetting(opened)
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: ({ paper, reason }: { paper: Paper; reason: string }) =>
      openFile({ id, uploadId: paper.uploadId, reason }),
    onSuccess: (file, { paper }) => {
      setOpened((before) => ({ ...before, [paper.uploadId]: URL.createObjectURL(file) }))
      setAsking(undefined)
      void client.invalidateQueries({ queryKey: ['approvals', 'documents', id] })
      if (paper.mediaType.startsWith('image/')) setLarge(paper)
    },
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('papers', { n: documents.length })}</h3>
      <ul>
        {documents.map((paper) => (
          <li key={paper.uploadId} className={s['paper']}>
            <span>
              <b>{companyDocumentWords[paper.kind][locale]}</b>
              <br />
              <span className="t3 sm">{paper.name}</span>
            </span>
            <span className="t2 sm">{paper.issuedOn === null ? '--' : t('issued', { day: paper.issuedOn })}</span>
            <OpenPaper
              paper={paper}
              url={opened[paper.uploadId]}
              onAsk={() => setAsking(paper)}
              onShow={() => setLarge(paper)}
            />
            <DocumentVerdict subjectId={id} uploadId={paper.uploadId} name={companyDocumentWords[paper.kind][locale]} />
          </li>
        ))}
      </ul>
      {asking && (
        <WithReason
          title={t('paperReason')}
          busy={open.isPending}
          error={open.error?.message}
          onReason={(reason) => open.mutate({ paper: asking, reason })}
          onClose={() => {
            setAsking(undefined)
            open.reset()
          }}
        />
      )}
      {large && (
        <Dialog open size="lg" title={companyDocumentWords[large.kind][locale]} onClose={() => setLarge(undefined)}>
          <img className={s['big']} src={opened[large.uploadId]} alt={companyDocumentWords[large.kind][locale]} />
        </Dialog>
      )}
    </section>
  )
}

type OpenPaperProps = { paper: Paper; url: string | undefined; onAsk: () => void; onShow: () => void }

function OpenPaper({ paper, url, onAsk, onShow }: OpenPaperProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const isPicture = paper.mediaType.startsWith('image/')
  const label = t('openOf', { name: companyDocumentWords[paper.kind][locale] })
  if (url !== undefined && !isPicture)
    return (
      <a className="link" href={url} download={paper.name} aria-label={label}>
        {t('save')}
      </a>
    )
  return (
    <Button kind="ghost" size="xs" aria-label={label} onPress={url === undefined ? onAsk : onShow}>
      {t('open')}
    </Button>
  )
}
