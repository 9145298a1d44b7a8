import { financingDocumentWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import {
  type FinancingDocumentKind,
  financingDocumentKinds,
  financingDocuments,
} from '@tessera/domain/issuance/financing/documents.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { useTranslations } from 'use-intl'
import { fieldErrorOf, mayEdit } from '#identity/companies/step.ts'
import { SavedDay } from '#identity/companies/saved-fields.tsx'
import { api } from '#parts/api.ts'
import { sendFile } from '#parts/send-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import { CapTableRow } from './cap-table-row.tsx'
import s from './financing.module.css'
import type { StepProps } from './step.ts'

const send = sendFile('attachment')

/** The documents, one file each, and the cap table. */
export function DocumentsStep(step: StepProps) {
  const t = useTranslations('financing')
  return (
    <Card title={t('steps.documents')} flush>
      <p className={`t2 ${s['inside']}`}>{t('documentsText')}</p>
      {financingDocumentKinds.map((kind) => (
        <DocumentRow key={kind} kind={kind} {...step} />
      ))}
      <CapTableRow {...step} />
    </Card>
  )
}

function DocumentRow({ kind, ...step }: StepProps & { kind: FinancingDocumentKind }) {
  const t = useTranslations('financing')
  const name = financingDocumentWords[kind][useLocale()]
  const { months: maxAgeMonths } = financingDocuments[kind]
  const document = step.application?.documents.find((each) => each.kind === kind)
  const field = `documents.${kind}`
  const { save } = step.saving
  const disabled = !mayEdit(step.application, kind)
  const error = fieldErrorOf({ ...step, tried: step.tried || document !== undefined })(field)
  return (
    <section className={s['document']} aria-label={name}>
      <div className={s['documentHead']}>
        <h3 className="fw6 grow">{name}</h3>
        <Badge tone={document === undefined ? 'neutral' : error === undefined ? 'positive' : 'warning'}>
          {t(`state.${document === undefined ? 'missing' : document.sent ? 'sent' : 'given'}`)}
        </Badge>
      </div>
      <div className={s['documentBody']}>
        <Upload
          aria-label={name}
          send={send}
          types={['pdf']}
          maxBytes={MAX_UPLOAD_BYTES}
          compact
          disabled={disabled}
          value={document === undefined ? [] : [{ url: '', id: document.uploadId, name: document.name }]}
          onChange={([file]) =>
            file !== undefined && void save(field, () => api.financing.saveDocument({ kind, uploadId: file.id }))
          }
          error={document === undefined ? error : undefined}
        />
        {document !== undefined && maxAgeMonths !== null && (
          <SavedDay
            key={document.uploadId}
            label={t('issuedOn')}
            help={t('issuedWithin', { months: String(maxAgeMonths) })}
            start={document.issuedOn}
            send={(issuedOn) => void save(field, () => api.financing.saveDocument({ kind, issuedOn }))}
            error={error}
            disabled={disabled || document.sent}
          />
        )}
      </div>
    </section>
  )
}
