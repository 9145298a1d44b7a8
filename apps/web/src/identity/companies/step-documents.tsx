import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { attachmentTypes } from '@tessera/ui/upload-rules.ts'
import { Upload } from '@tessera/ui/upload.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PhoneCode } from '#identity/kyc-handovers/phone-code.tsx'
import { api } from '#parts/api.ts'
import { sendFile } from '#parts/send-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './companies.queries.ts'
import s from './companies.module.css'
import { SavedDay } from './saved-fields.tsx'
import { fieldErrorOf, mayEdit, type StepProps } from './step.ts'

const send = sendFile('attachment')
type Row = Application['checklist'][number]

/** The documents that this type of company needs, one file each. */
export function DocumentsStep(step: StepProps) {
  const t = useTranslations('companies')
  const client = useQueryClient()
  const rows = step.application?.checklist ?? []
  const open = rows.map(({ kind }) => kind).filter((kind) => mayEdit(step.application, kind))
  const refresh = () => client.invalidateQueries({ queryKey: ['companies', 'current'] })
  return (
    <Card title={t('documentsTitle')} flush>
      <p className={`t2 ${s['intro']}`}>{rows.length === 0 ? t('checklistEmpty') : t('documentsText')}</p>
      {open.length > 0 && (
        <div className={s['phoneCode']}>
          <PhoneCode key={open.join()} flow="company" items={open} onPhotos={() => void refresh()} />
        </div>
      )}
      {rows.map((row) => (
        <DocumentRow key={row.kind} row={row} {...step} />
      ))}
    </Card>
  )
}

const toneOf: Record<Row['state'], Tone> = {
  missing: 'neutral',
  issue_date_missing: 'warning',
  issued_later: 'negative',
  too_old: 'negative',
  given: 'positive',
}

function DocumentRow({ row: { kind, maxAgeMonths, state }, ...step }: StepProps & { row: Row }) {
  const t = useTranslations('companies')
  const name = companyDocumentWords[kind][useLocale()]
  const given = step.application?.documents.find((each) => each.kind === kind)
  const field = `documents.${kind}`
  const { save } = step.saving
  const disabled = !mayEdit(step.application, kind)
  const fault = fieldErrorOf({ ...step, tried: step.tried || (given !== undefined && state !== 'missing') })(field)
  return (
    <section className={s['document']} aria-label={name}>
      <div className={s['documentHead']}>
        <h3 className="fw6 grow">{name}</h3>
        <Badge tone={toneOf[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <div className={s['documentBody']}>
        <Upload
          aria-label={name}
          send={send}
          types={attachmentTypes}
          maxBytes={MAX_UPLOAD_BYTES}
          compact
          disabled={disabled}
          value={given === undefined ? [] : [{ url: '', id: given.uploadId, name: given.name }]}
          onChange={([file]) =>
            void save(field, () =>
              file === undefined
                ? api.companies.removeDocument({ kind })
                : api.companies.saveDocument({ kind, uploadId: file.id }),
            )
          }
          error={state === 'missing' ? fault : undefined}
        />
        {given !== undefined && maxAgeMonths !== null && (
          <SavedDay
            key={given.uploadId}
            label={t('issuedOn')}
            help={t('issuedWithin', { months: String(maxAgeMonths) })}
            start={given.issuedOn}
            send={(issuedOn) => void save(field, () => api.companies.saveDocument({ kind, issuedOn }))}
            error={fault}
            disabled={disabled}
          />
        )}
      </div>
    </section>
  )
}
