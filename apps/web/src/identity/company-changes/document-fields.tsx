import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import { companyDocumentKinds, maxAgeMonths } from '@tessera/domain/identity/companies/documents.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { attachmentTypes } from '@tessera/ui/upload-rules.ts'
import { Upload } from '@tessera/ui/upload.tsx'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DayInput } from '#parts/day-input.tsx'
import { freshId } from '#parts/fresh-id.ts'
import { sendFile } from '#parts/send-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './company-changes.module.css'
import type { Draft, FileDraft } from './draft.ts'

const send = sendFile('attachment')
type DocumentsProps = {
  files: readonly FileDraft[]
  error: string | undefined
  onChange: (over: Partial<Draft>) => void
}

/** The documents that prove the change; each replaces the verified document of its kind. */
export function DocumentFields({ files, error, onChange }: DocumentsProps) {
  const t = useTranslations('company-changes')
  const set = (next: FileDraft) => onChange({ files: files.map((each) => (each.key === next.key ? next : each)) })
  const add = () =>
    onChange({
      files: [...files, { key: freshId(), kind: undefined, uploadId: undefined, name: '', issuedOn: '' }],
    })
  return (
    <Card
      title={t('evidence')}
      titleEnd={
        <Button kind="soft" size="sm" icon={Plus} onPress={add}>
          {t('addDocument')}
        </Button>
      }
    >
      <div className="col" style={{ '--g': '20px' }}>
        <p className="t2">{t('evidenceText')}</p>
        {files.map((file) => (
          <DocumentRow
            key={file.key}
            file={file}
            taken={files.filter(({ key }) => key !== file.key).map(({ kind }) => kind)}
            onChange={set}
            onRemove={() => onChange({ files: files.filter(({ key }) => key !== file.key) })}
          />
        ))}
        {error !== undefined && (
          <div role="alert">
            <FieldFoot error={error} />
          </div>
        )}
      </div>
    </Card>
  )
}

type RowProps = {
  file: FileDraft
  taken: readonly FileDraft['kind'][]
  onChange: (file: FileDraft) => void
  onRemove: () => void
}

function DocumentRow({ file, taken, onChange, onRemove }: RowProps) {
  const t = useTranslations('company-changes')
  const locale = useLocale()
  const { kind, uploadId } = file
  const free = companyDocumentKinds.filter((each) => !taken.includes(each))
  return (
    <div className={s['document']}>
      <Select
        label={t('documentKind')}
        search
        options={free.map((value) => ({ code: value, value: companyDocumentWords[value][locale] }))}
        value={kind}
        onChange={(next) => onChange({ ...file, kind: next })}
      />
      {kind !== undefined && (
        <Upload
          aria-label={companyDocumentWords[kind][locale]}
          send={send}
          types={attachmentTypes}
          maxBytes={MAX_UPLOAD_BYTES}
          compact
          value={uploadId === undefined ? [] : [{ url: '', id: uploadId, name: file.name }]}
          onChange={([sent]) => onChange({ ...file, uploadId: sent?.id, name: sent?.name ?? '' })}
        />
      )}
      {kind !== undefined && maxAgeMonths(kind) !== null && (
        <DayInput
          label={t('issuedOn')}
          placeholder={t('day')}
          value={file.issuedOn}
          onChange={(issuedOn) => onChange({ ...file, issuedOn })}
        />
      )}
      <div>
        <Button kind="ghost" size="xs" onPress={onRemove}>
          {t('removeDocument')}
        </Button>
      </div>
    </div>
  )
}
