import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileImage } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentVerdict } from '#parts/document-verdict.tsx'
import { api } from '#parts/api.ts'
import { type Opened, useForgetting } from '#parts/opened-files.ts'
import s from './kyc.module.css'
import type { KycVersion } from './kyc.queries.ts'
import { WithReason } from '#parts/with-reason.tsx'

type Photo = KycVersion['documents'][number]

/** Photos open one by one, each with a reason; they are fetched with the session and live in this tab's memory only. */
export function Photos({ caseId, documents }: { caseId: string; documents: readonly Photo[] }) {
  const t = useTranslations('kyc')
  const [opened, setOpened] = useState<Opened>({})
  const [asking, setAsking] = useState<Photo>()
  const [large, setLarge] = useState<Photo>()
  useForgetting(opened)
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: ({ uploadId, reason }: { uploadId: string; reason: string }) =>
      api.kycCases.file({ id: caseId, uploadId, reason }),
    onSuccess: (file, { uploadId }) => {
      setOpened((before) => ({ ...before, [uploadId]: URL.createObjectURL(file) }))
      setAsking(undefined)
      void client.invalidateQueries({ queryKey: ['approvals', 'documents', caseId] })
    },
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('evidence')}</h3>
      <ul className={s['photos']}>
        {documents.map((photo) => (
          <li key={photo.uploadId} className={s['photo']}>
            <span className={s['frame']}>
              {opened[photo.uploadId] === undefined ? (
                <Icon of={FileImage} />
              ) : (
                <img src={opened[photo.uploadId]} alt={t(`kinds.${photo.kind}`)} />
              )}
            </span>
            <span className={s['label']}>
              <b>{t(`kinds.${photo.kind}`)}</b>
              <br />
              <Button
                kind="ghost"
                size="xs"
                aria-label={`${t('openPhoto')}: ${t(`kinds.${photo.kind}`)}`}
                onPress={() => (opened[photo.uploadId] === undefined ? setAsking(photo) : setLarge(photo))}
              >
                {t('openPhoto')}
              </Button>
              <DocumentVerdict subjectId={caseId} uploadId={photo.uploadId} name={t(`kinds.${photo.kind}`)} />
            </span>
          </li>
        ))}
      </ul>
      {asking && (
        <WithReason
          title={t('photoReason')}
          busy={open.isPending}
          error={open.error?.message}
          onReason={(reason) => open.mutate({ uploadId: asking.uploadId, reason })}
          onClose={() => {
            setAsking(undefined)
            open.reset()
          }}
        />
      )}
      {large && (
        <Dialog open size="lg" title={t(`kinds.${large.kind}`)} onClose={() => setLarge(undefined)}>
          <img className={s['big']} src={opened[large.uploadId]} alt={t(`kinds.${large.kind}`)} />
        </Dialog>
      )}
    </section>
  )
}
