import { Button } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { FileImage } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DocumentVerdict } from '#parts/document-verdict.tsx'
import { api } from '#parts/api.ts'
import { useOnDemandFiles } from '#parts/on-demand-files.tsx'
import s from './kyc.module.css'
import type { KycVersion } from './kyc.queries.ts'

type Photo = KycVersion['documents'][number]

/** Photos that open one by one, each with a reason. They are fetched with the session and stay in this tab's memory. */
export function Photos({ caseId, documents }: { caseId: string; documents: readonly Photo[] }) {
  const t = useTranslations('kyc')
  const kit = useTranslations('kit')
  const nameOf = ({ kind }: Photo) => t(`kinds.${kind}`)
  const { urlOf, press, dialogs } = useOnDemandFiles<Photo>({
    judgedFor: caseId,
    reason: t('photoReason'),
    nameOf,
    fetch: ({ uploadId }, reason) => api.kycCases.file({ id: caseId, uploadId, reason }),
  })
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('evidence')}</h3>
      <ul className={s['photos']}>
        {documents.map((photo) => (
          <li key={photo.uploadId} className={s['photo']}>
            <span className={s['frame']}>
              {urlOf(photo) === undefined ? <Icon of={FileImage} /> : <img src={urlOf(photo)} alt={nameOf(photo)} />}
            </span>
            <span className={s['label']}>
              <b>{nameOf(photo)}</b>
              <br />
              <Button
                kind="ghost"
                size="xs"
                aria-label={kit('labelled', { label: t('openPhoto'), name: nameOf(photo) })}
                onPress={() => press(photo)}
              >
                {t('openPhoto')}
              </Button>
              <DocumentVerdict subjectId={caseId} uploadId={photo.uploadId} name={nameOf(photo)} />
            </span>
          </li>
        ))}
      </ul>
      {dialogs}
    </section>
  )
}
