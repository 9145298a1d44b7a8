import { serverNow } from '@tessera/ui/server-clock.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { FULL_AGE_YEARS } from '@tessera/domain/identity/kyc/details.ts'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { isNameFault, useNameFaultText } from '#parts/use-name-fault.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf } from '#parts/form.ts'
import { useDraft } from '#access/customers/use-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import s from './kyc.module.css'
import type { Case, KycVerification } from './kyc.queries.ts'
import { PhotoFields } from './photo-fields.tsx'
import { type KycBody, type KycFields, type Part, toKyc } from './to-kyc.ts'

type KycFormProps = {
  /** The requested parts; all of them the first time. */
  parts: readonly Part[]
  /** The previous submission, from which a correction starts. */
  before: Case | undefined
  /** A withdrawn file, whose details fill a new application. */
  withdrawn?: Case | undefined
  onDone: (current: KycVerification) => void
}

const startFields = (before: Case | undefined): KycFields => {
  const d = before?.details
  return {
    legalName: d?.legalName ?? '',
    birthDate: d?.birthDate ?? '',
    nationality: d?.nationality ?? '',
    documentType: d?.documentType ?? 'passport',
    documentNumber: '',
    expires: d === undefined || d.documentExpiresOn !== null,
    documentExpiresOn: d?.documentExpiresOn ?? '',
    line1: d?.address.line1 ?? '',
    line2: d?.address.line2 ?? '',
    city: d?.address.city ?? '',
    region: d?.address.region ?? '',
    postcode: d?.address.postcode ?? '',
    country: d?.address.country ?? '',
    front: [],
    back: [],
    selfie: [],
  }
}

/**
 * The fields saved as a draft. Photos are on the server, and a document number is never stored in a browser, not even
 * encrypted.
 */
const typed = [
  'legalName',
  'birthDate',
  'nationality',
  'documentType',
  'expires',
  'documentExpiresOn',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'country',
] as const satisfies readonly (keyof KycFields)[]

export function KycForm({ parts, before, withdrawn, onDone }: KycFormProps) {
  const t = useTranslations('kyc')
  const nameText = useNameFaultText()
  const there = (before?.documents ?? []).map(({ kind }) => kind)
  const form = useForm<KycFields, unknown, KycBody>({
    defaultValues: startFields(before ?? withdrawn),
    resolver: resolverOf(
      (fields: KycFields) => toKyc(fields, parts, new Date(serverNow()).toISOString().slice(0, 10), there),
      (fault) => (isNameFault(fault) ? nameText(fault) : t(`errors.${fault}`, { years: String(FULL_AGE_YEARS) })),
    ),
    mode: 'onTouched',
  })
  const draft = useDraft(form, before === undefined ? 'kyc' : 'kyc-again', typed)
  const { send, command } = useSend(before !== undefined, (current) => {
    draft.drop()
    onDone(current)
  })
  return (
    <Form className={s['form']} refusal={command.error} onSubmit={() => void form.handleSubmit(send)()}>
      {draft.restored && <Banner tone="info">{t('draft')}</Banner>}
      {parts.includes('details') && <DetailsFields form={form} />}
      <PhotoFields form={form} parts={parts} there={there} />
      {command.checking && (
        <Banner tone="info" live>
          {t('checking')}
        </Banner>
      )}
      <FormErrors />
      <Button type="submit" size="lg" loading={command.busy}>
        {t(before === undefined ? 'submit' : 'resend')}
      </Button>
    </Form>
  )
}

/** The first submission and a correction use two endpoints. */
function useSend(again: boolean, onDone: (current: KycVerification) => void) {
  const first = useCommand<typeof kyc.personal, Parameters<typeof api.kyc.personal>[0]>(
    kyc.personal,
    (input, options) => api.kyc.personal(input, options),
    onDone,
  )
  const resend = useCommand<typeof kyc.resend, KycBody>(
    kyc.resend,
    (input, options) => api.kyc.resend(input, options),
    onDone,
  )
  const send = ({ details, uploads }: KycBody) => {
    const { front, selfie } = uploads
    if (again) resend.run({ ...(details && { details }), uploads })
    else if (details && front !== undefined && selfie !== undefined)
      first.run({ ...details, uploads: { ...uploads, front, selfie } })
  }
  return { send, command: again ? resend : first }
}
