import { serverNow } from '@tessera/ui/server-clock.ts'
import type { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { licenceTypes } from '@tessera/domain/partners/agents/machine.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { attachmentTypes } from '@tessera/ui/upload-rules.ts'
import { Upload } from '@tessera/ui/upload.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useCommand } from '#parts/command.ts'
import { CountrySelect } from '#parts/country-select.tsx'
import { DayInput } from '#parts/day-input.tsx'
import { resolverOf, refusalAt, useField } from '#parts/form.ts'
import { sendFile } from '#parts/send-file.ts'
import { isBeforeToday } from '#parts/time-text.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import type { OwnAgent } from './agents.queries.ts'
import { type ApplicationBody, type ApplicationFields, toApplication } from './to-application.ts'

type Form = UseFormReturn<ApplicationFields, unknown, ApplicationBody>
const today = (): string => new Date(serverNow()).toISOString().slice(0, 10)
const send = sendFile('attachment')
const blank = {
  type: '',
  number: '',
  authority: '',
  country: '',
  expiresOn: '',
  file: [],
  how: '',
  expectedClients: '',
  evidence: [],
} satisfies Omit<ApplicationFields, 'parentCode'>

/** The fields saved as a draft: all but the files. */
const typed = [
  'type',
  'number',
  'authority',
  'country',
  'expiresOn',
  'how',
  'expectedClients',
  'parentCode',
] as const satisfies readonly (keyof ApplicationFields)[]

type Row = typeof agents.apply | typeof brokers.apply
type ApplicationFormProps = {
  parentCode: string
  words: Record<'how' | 'howHelp' | 'expected', string>
  /** The label and help of further files; if omitted, none are requested. */
  evidence?: { readonly label: string; readonly help: string }
  row: Row
  send: (body: ApplicationBody, options: { readonly idempotencyKey: string }) => Promise<OwnAgent>
  /** The queries to reload once the application is submitted. */
  changes: 'agents' | 'brokers'
}

/** The whole application on one page: details that Tessera checks, and questions. */
export function ApplicationForm({ parentCode, words, evidence, changes, ...command }: ApplicationFormProps) {
  const t = useTranslations('agents')
  const client = useQueryClient()
  const form = useForm<ApplicationFields, unknown, ApplicationBody>({
    defaultValues: { ...blank, parentCode },
    resolver: resolverOf(toApplication(today), (fault) => t(`errors.${fault}`)),
    mode: 'onTouched',
  })
  const draft = useDraft(form, `application/${changes}`, typed)
  const apply = useCommand<Row, ApplicationBody>(command.row, command.send, ({ number }) => {
    draft.drop()
    toast('positive', t('applied', { number }))
    void client.invalidateQueries({ queryKey: [changes] })
  })
  return (
    <Form
      className="col"
      style={{ '--g': '24px' }}
      refusal={apply.error}
      onSubmit={() => void form.handleSubmit(apply.run)()}
    >
      <DraftNotice draft={draft} again={[t('file'), ...(evidence ? [evidence.label] : [])]} />
      <LicenceCard form={form} refused={apply.error} />
      <WorkCard form={form} refused={apply.error} words={words} needsParent={evidence === undefined} />
      {evidence && <EvidenceCard form={form} refused={apply.error} {...evidence} />}
      {apply.checking && (
        <Banner tone="info" live>
          {t('checking')}
        </Banner>
      )}
      <FormErrors />
      <div className="row">
        <Button type="submit" loading={apply.busy}>
          {t('apply')}
        </Button>
      </div>
    </Form>
  )
}

type CardProps = { form: Form; refused: Error | undefined }

function LicenceCard({ form, refused }: CardProps) {
  const t = useTranslations('agents')
  const [number, authority, day] = [useField(form, 'number'), useField(form, 'authority'), useField(form, 'expiresOn')]
  const { onBlur: _left, ...type } = useField(form, 'type')
  const { onBlur: _omitted, ...country } = useField(form, 'country')
  const { onBlur: _sent, ...file } = useField(form, 'file')
  return (
    <Card title={t('licence')}>
      <div className="fields">
        <Select
          label={t('licenceType')}
          options={licenceTypes.map((value) => ({ code: value, value: t(`types.${value}`) }))}
          {...type}
        />
        <TextInput label={t('licenceNumber')} maxLength={60} autoComplete="off" {...number} />
        <TextInput label={t('authority')} maxLength={100} autoComplete="off" {...authority} />
        <CountrySelect label={t('country')} {...country} />
        <DayInput
          label={t('expiresOn')}
          placeholder={t('day')}
          disabledDay={isBeforeToday}
          autoComplete="off"
          {...day}
          error={day.error ?? refusalAt(refused, 'licence.expiresOn')}
        />
        <div className="span">
          <Upload
            label={t('file')}
            send={send}
            types={attachmentTypes}
            maxBytes={MAX_UPLOAD_BYTES}
            {...file}
            error={file.error ?? refusalAt(refused, 'uploadId')}
          />
        </div>
      </div>
    </Card>
  )
}

type WorkProps = CardProps & Pick<ApplicationFormProps, 'words'> & { needsParent: boolean }

function WorkCard({ form, refused, words, needsParent }: WorkProps) {
  const t = useTranslations('agents')
  const [how, expected, parent] = [
    useField(form, 'how'),
    useField(form, 'expectedClients'),
    useField(form, 'parentCode'),
  ]
  return (
    <Card title={t('work')}>
      <div className="fields">
        <div className="span">
          <TextArea label={words.how} help={words.howHelp} maxLength={1000} counter {...how} />
        </div>
        <TextInput label={words.expected} inputMode="numeric" maxLength={7} autoComplete="off" {...expected} />
        {needsParent && (
          <TextInput
            label={t('parentCode')}
            help={t('parentHelp')}
            optional
            maxLength={40}
            autoComplete="off"
            {...parent}
            error={parent.error ?? refusalAt(refused, 'parentCode')}
          />
        )}
      </div>
    </Card>
  )
}

type EvidenceProps = CardProps & { label: string; help: string }

function EvidenceCard({ form, refused, label, help }: EvidenceProps) {
  const { onBlur: _left, ...evidence } = useField(form, 'evidence')
  return (
    <Card title={label}>
      <Upload
        label={label}
        help={help}
        send={send}
        types={attachmentTypes}
        maxBytes={MAX_UPLOAD_BYTES}
        max={5}
        {...evidence}
        error={evidence.error ?? refusalAt(refused, 'evidenceIds')}
      />
    </Card>
  )
}
