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
type Fault = ReplyOf<typeof financing.saveCapTable>['faults'][number]

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
  const { months } = financingDocuments[kind]
  const given = step.application?.documents.find((each) => each.kind === kind)
  const field = `documents.${kind}`
  const { save } = step.saving
  const disabled = !mayEdit(step.application, kind)
  const fault = fieldErrorOf({ ...step, tried: step.tried || given !== undefined })(field)
  return (
    <section className={s['document']} aria-label={name}>
      <div className={s['documentHead']}>
        <h3 className="fw6 grow">{name}</h3>
        <Badge tone={given === undefined ? 'neutral' : fault === undefined ? 'positive' : 'warning'}>
          {t(`state.${given === undefined ? 'missing' : given.sent ? 'sent' : 'given'}`)}
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
          value={given === undefined ? [] : [{ url: '', path: given.uploadId, name: given.name }]}
          onChange={([file]) =>
            file !== undefined && void save(field, () => api.financing.saveDocument({ kind, uploadId: file.path }))
          }
          error={given === undefined ? fault : undefined}
        />
        {given !== undefined && months !== null && (
          <SavedDay
            key={given.uploadId}
            label={t('issuedOn')}
            help={t('issuedWithin', { months: String(months) })}
            start={given.issuedOn}
            send={(issuedOn) => void save(field, () => api.financing.saveDocument({ kind, issuedOn }))}
            error={fault}
            disabled={disabled || given.sent}
          />
        )}
      </div>
    </section>
  )
}

/** Saves the cap table if it has no errors; otherwise shows all errors at once. */
function CapTableRow(step: StepProps) {
  const t = useTranslations('financing')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const { application, saving } = step
  const table = application?.capTable ?? null
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const json = await file.text()
    void saving.save('capTable', async () => {
      const { faults: found, ...standing } = await api.financing.saveCapTable({ json })
      setFaults(found)
      return standing
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
          <FileTrigger acceptedFileTypes={['.json', 'application/json']} onSelect={(list) => void take(list?.[0])}>
            <Button kind="secondary" size="sm">
              {t('chooseFile')}
            </Button>
          </FileTrigger>
        </div>
      )}
      {faults.length > 0 && <CapTableFaults faults={faults} />}
      <FieldFoot error={fieldErrorOf(step)('capTable')} />
    </section>
  )
}

function CapTableFaults({ faults }: { faults: readonly Fault[] }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (
    <Banner tone="negative" live lead={t('capTableFaults')}>
      <ul>
        {faults.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <span className="mono">{at}</span> {capTableFaultWords[what][locale]}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
