import type { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { isSubjectArea, settingId, type SettingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { cancelledIn } from '@tessera/contract/platform/settings/setting-effects.ts'
import { settingPermissions } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ConcurrentEditBanner, useConcurrentEdit } from '#parts/concurrent-edit.tsx'
import { useMay } from '#parts/me.queries.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal } from '#parts/refusal.tsx'
import { ConfirmCancelled, useCancelledOrders } from './cancelled-orders.tsx'
import { ChangePreview } from './change-preview.tsx'
import { CsvTrial } from './csv-trial.tsx'
import { FormFields } from './form-fields.tsx'
import { OpenProposal } from './open-proposal.tsx'
import {
  draftsOf,
  emptyForm,
  fieldsOf,
  type Form as SettingForm,
  isChanged,
  readForm,
  type Values,
} from './setting-form.ts'
import s from './settings.module.css'
import type { Change } from './settings.queries.ts'
import { SignatureNote } from './signature-note.tsx'
import { usePreview } from './use-preview.ts'
import { WhenFields } from './when-fields.tsx'

type SettingFormProps = {
  setting: SettingOf
  /** The values in force; null for a new subject. */
  values: Values | null
  form: SettingForm
  subjects: readonly string[]
  /** The earlier version whose values fill the form. */
  filledFrom: number | undefined
  onChange: (form: SettingForm) => void
  onProposed: () => void
}
type Proposal = InputOf<typeof approvals.propose>
const MAX_REASON = 1000

/** The form that proposes other values. The server previews them before they can be proposed. */
export function SettingForm({ setting, values, form, subjects, filledFrom, onChange, onProposed }: SettingFormProps) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const { area } = setting
  const mayManage = useMay(settingPermissions[area])
  const isNew = isSubjectArea(area) && setting.subject === ''
  const subject = isNew ? form.subject.trim() : setting.subject
  const read = readForm(area, values, form)
  const hasChanges = values === null || isChanged(area, values, form)
  const missingReason = useMissingReason(form.reason)
  const subjectError = isNew && subjects.includes(subject) ? t('exists', { subject }) : undefined
  const change =
    read.values === undefined || read.effectiveFrom === undefined || !hasChanges || (isNew && subject === '')
      ? undefined
      : { area, subject, values: read.values, effectiveFrom: read.effectiveFrom }
  const preview = usePreview(subjectError === undefined ? change : undefined)
  const isSigned = preview.data?.isSigned === true
  const orders = useCancelledOrders(cancelledIn(preview.data?.effects ?? []))
  const device = usePasskeys()
  const [deviceProblem, setDeviceProblem] = useState<string>()
  const propose = useAct(
    async (proposal: Proposal) => {
      const signature = isSigned && change !== undefined ? await signProposal(device.answer, change) : {}
      return api.approvals.propose({ ...proposal, ...signature })
    },
    () => {
      toast('positive', t('proposed'))
      onProposed()
    },
    (error) => setDeviceProblem(error instanceof ApiError ? undefined : error.message),
  )
  const isConflict = useConcurrentEdit(values, form !== emptyForm, () => undefined)
  const refused = propose.error ?? preview.error
  const type = (next: SettingForm) => {
    propose.reset()
    setDeviceProblem(undefined)
    onChange(next)
  }
  const send = () => {
    if (change === undefined) return
    setDeviceProblem(undefined)
    propose.run({
      kind: 'setting',
      subjectId: settingId({ area, subject }),
      verdict: 'approve',
      reason: form.reason,
      proposal: {
        act: 'change',
        area,
        values: change.values,
        effectiveFrom: change.effectiveFrom,
        ...(orders.count > 0 && { cancelledOrders: orders.count }),
      },
    })
  }
  const missing =
    subjectError ??
    (hasChanges ? (change === undefined ? t('invalid') : undefined) : t('nothing')) ??
    preview.error?.message ??
    (preview.data === undefined ? t('checking') : undefined) ??
    (orders.isConfirmed ? undefined : t('cancels.first')) ??
    (isSigned ? device.whyNot : undefined) ??
    missingReason
  const fields = ['reason', 'effectiveFrom', 'subject', ...Object.keys(fieldsOf(area)).map((name) => `values.${name}`)]
  return (
    <Card title={t('newTitle')}>
      <Form onSubmit={mayManage ? send : undefined}>
        <div className={s['form']}>
          {isConflict && <ConcurrentEditBanner text={shell('changedBeside')} reload={shell('reload')} />}
          {filledFrom !== undefined && <Banner>{t('againDone', { version: String(filledFrom) })}</Banner>}
          {!isNew && <OpenProposal kind="setting" subjectId={settingId(setting)} />}
          <FormFields
            {...{ area, isNew, values, form, refused, subjectError }}
            errors={read.errors}
            disabled={!mayManage}
            onChange={type}
          />
          {area === 'csvProfile' && (
            <CsvTrial
              subject={subject}
              values={read.values}
              encoding={draftsOf(area, values, form)['encoding']?.[0] ?? 'utf-8'}
            />
          )}
          <WhenFields
            form={form}
            isValid={read.effectiveFrom !== undefined}
            refused={refused}
            disabled={!mayManage}
            onChange={type}
          />
          <ChangePreview area={area} change={change} preview={preview} />
          <ConfirmCancelled orders={orders} isPlanned={form.isPlanned} disabled={!mayManage} />
          <ReasonField
            value={form.reason}
            onChange={(reason) => type({ ...form, reason })}
            max={MAX_REASON}
            refused={propose.error}
            idle={!hasChanges}
          />
          {isSigned && <SignatureNote />}
          {deviceProblem !== undefined && (
            <Banner tone="negative" live>
              {deviceProblem}
            </Banner>
          )}
          <Refusal of={refused} fields={fields.filter((field) => field === refused?.field)} />
          <FormErrors />
          <div>
            <Button type="submit" loading={propose.busy} disabledReason={mayManage ? missing : shell('notAllowed')}>
              {t('propose')}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}

/** Asks the maker's device for the signature of a change. */
async function signProposal(
  answer: ReturnType<typeof usePasskeys>['answer'],
  change: Change,
): Promise<Pick<Proposal, 'requestId' | 'credential'>> {
  const { signing } = await api.settings.signProposal(change)
  return signing === null ? {} : { requestId: signing.requestId, credential: await answer(signing.options) }
}
