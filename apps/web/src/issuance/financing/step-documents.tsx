import { capTableFaultWords, financingDocumentWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import {
  type FinancingDocumentKind,
  financingDocumentKinds,
  financingDocuments,
} from '@tessera/domain/issuance/financing/documents.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { fieldErrorOf, mayEdit } from '#identity/companies/step.ts'
import { SavedDay } from '#identity/companies/saved-fields.tsx'
import { api } from '#parts/api.ts'
import { sendFile } from '#parts/send-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './financing.module.css'
import type { StepProps } from './step.ts'

const send = sendFile('attachment')
type ValidationError = ReplyOf<typeof financing.saveCapTable>['faults'][number]

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

/** Saves the cap table if it has no errors; otherwise shows all errors at once. */
function CapTableRow(step: StepProps) {
  const t = useTranslations('financing')
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  const { application, saving } = step
  const table = application?.capTable ?? null
  const saveFile = async (file: File | undefined) => {
    if (file === undefined) return
    const json = await file.text()
    void saving.save('capTable', async () => {
      const { faults, ...updated } = await api.financing.saveCapTable({ json })
      setErrors(faults)
      return updated
    })
  }
  return (
    <section className={s['document']} aria-label={t('needs.capTable')}>
      <div className={s['documentHead']}>
        <h3 className="fw6 grow">{t('needs.capTable')}</h3>
        <Badge tone={table === null ? 'neutral' : 'positive'}>
          {t(`state.${table === null ? 'missing' : table.sent ? 'sent' : 'given'}`)}
        </Badge>
      </div>
      <p className="t2 sm">{t('capTableText')}</p>
      {table !== null && (
        <p>
          {t('capTableGist', { stakeholders: table.stakeholders })}
          {table.classes.map((each) => (
            <span key={each.name} className="t2 sm">
              {' · '}
              {t('capTableClass', each)}
            </span>
          ))}
        </p>
      )}
      {mayEdit(application, 'cap_table') && (
        <div>
          <FileTrigger acceptedFileTypes={['.json', 'application/json']} onSelect={(list) => void saveFile(list?.[0])}>
            <Button kind="secondary" size="sm">
              {t('chooseFile')}
            </Button>
          </FileTrigger>
        </div>
      )}
      {errors.length > 0 && <CapTableErrors errors={errors} />}
      <FieldFoot error={fieldErrorOf(step)('capTable')} />
    </section>
  )
}

function CapTableErrors({ errors }: { errors: readonly ValidationError[] }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (
    <Banner tone="negative" live lead={t('capTableFaults')}>
      <ul>
        {errors.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <span className="mono">{at}</span> {capTableFaultWords[what][locale]}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
