import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { type Opened, useForgetting } from '#parts/opened-files.ts'
import { DocumentVerdict } from '#parts/document-verdict.tsx'
import { WithReason } from '#parts/with-reason.tsx'
import s from './investor-classes.module.css'
import type { InvestorCase } from './investor-classes.queries.ts'

type EvidenceFile = InvestorCase['files'][number]

/** The files of evidence. Each opens with a reason and stays in the memory of this tab; images are shown, PDFs are saved. */
export function EvidenceFiles({ id, files }: Pick<InvestorCase, 'id' | 'files'>) {
  const t = useTranslations('investor-classes')
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>({})
  const [asking, setAsking] = useState<EvidenceFile>()
  const [large, setLarge] = useState<EvidenceFile>()
  useForgetting(opened)
  const open = useMutation({
    mutationFn: ({ file, reason }: { file: EvidenceFile; reason: string }) =>
      api.investorClassesReview.file({ id, uploadId: file.uploadId, reason }),
    onSuccess: (blob, { file }) => {
      setOpened((before) => ({ ...before, [file.uploadId]: URL.createObjectURL(blob) }))
      setAsking(undefined)
      void client.invalidateQueries({ queryKey: ['approvals', 'documents', id] })
      if (file.mediaType.startsWith('image/')) setLarge(file)
    },
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('files', { n: files.length })}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.uploadId} className={s['file']}>
            <span>{file.name}</span>
            <OpenFile
              file={file}
              url={opened[file.uploadId]}
              onAsk={() => setAsking(file)}
              onShow={() => setLarge(file)}
            />
            <DocumentVerdict subjectId={id} uploadId={file.uploadId} name={file.name} />
          </li>
        ))}
      </ul>
      {asking && (
        <WithReason
          title={t('fileReason')}
          busy={open.isPending}
          error={open.error?.message}
          onReason={(reason) => open.mutate({ file: asking, reason })}
          onClose={() => {
            setAsking(undefined)
            open.reset()
          }}
        />
      )}
      {large && (
        <Dialog open size="lg" title={large.name} onClose={() => setLarge(undefined)}>
          <img className={s['big']} src={opened[large.uploadId]} alt={large.name} />
        </Dialog>
      )}
    </section>
  )
}

type OpenFileProps = { file: EvidenceFile; url: string | undefined; onAsk: () => void; onShow: () => void }

function OpenFile({ file, url, onAsk, onShow }: OpenFileProps) {
  const t = useTranslations('investor-classes')
  const label = t('openOf', { name: file.name })
  if (url !== undefined && !file.mediaType.startsWith('image/'))
    return (
      <a className="link" href={url} download={file.name} aria-label={label}>
        {t('save')}
      </a>
    )
  return (
    <Button kind="ghost" size="xs" aria-label={label} onPress={url === undefined ? onAsk : onShow}>
      {t('open')}
    </Button>
  )
}
