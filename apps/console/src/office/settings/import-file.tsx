import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SETTING_FILE_LENGTH } from '@tessera/contract/office/settings/setting-file.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { mayDo } from '@tessera/contract/permissions.ts'
import { settingAreaNames } from '@tessera/contract/platform/settings/setting-areas.ts'
import { cancelledIn } from '@tessera/contract/platform/settings/setting-effects.ts'
import { settingPermission, settingPermissionNames } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { FileDropZone } from '@tessera/ui/file-well.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { listText } from '#parts/list-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { useMayAny, usePermissions } from '#parts/me.queries.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal } from '#parts/refusal.tsx'
import { utcText } from '#parts/time-text.ts'
import { timeOf } from '#parts/input-rules.ts'
import { useUnsavedChanges } from '#parts/unsaved-changes.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ConfirmCancelled, useCancelledOrders } from './cancelled-orders.tsx'
import { FileRows } from './file-rows.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { emptyForm, type Form as SettingForm } from './setting-form.ts'
import s from './settings.module.css'
import { type ChosenFile, fileCheck, type FileCheck, type FileRow } from './settings.queries.ts'
import { WhenFields } from './when-fields.tsx'

const MAX_REASON = 1000
const noFile: ChosenFile = { number: '', text: '' }
type Import = { readonly file: ChosenFile; readonly leftOut: readonly number[]; readonly form: SettingForm }
const emptyImport: Import = { file: noFile, leftOut: [], form: emptyForm }

/** Imports a file of settings: choosing it, its effect on each entry, and the proposal for a second person. */
export function ImportFile() {
  const t = useTranslations('settings')
  const [, change] = useScreenSearch('settings')
  const [input, setInput] = useState(emptyImport)
  const dirty = input.file.text !== '' || input.form.reason.trim() !== ''
  const { leave, question } = useUnsavedChanges({ dirty, edits: 'edit', t })
  return (
    <div className={s['editor']}>
      <div className={s['title']}>
        <Button
          className="back back--sm"
          kind="ghost"
          size="sm"
          icon={ArrowLeft}
          onPress={() => leave(() => change({ edit: undefined }, 'push'))}
        >
          {t('back')}
        </Button>
        <h2 className="h4">{t('file.import')}</h2>
      </div>
      <p className="t2">{t('file.text')}</p>
      <ImportForm input={input} onChange={setInput} />
      {question}
    </div>
  )
}

type ImportFormProps = { input: Import; onChange: (input: Import) => void }

function ImportForm({ input, onChange }: ImportFormProps) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const mayManage = useMayAny(settingPermissionNames)
  const { file, leftOut, form } = input
  const effectiveFrom = form.isPlanned ? timeOf(form.from) : null
  const hasFile = file.text !== ''
  const check = useQuery({
    ...fileCheck(file, { leftOut: [...leftOut], effectiveFrom: effectiveFrom ?? null }),
    enabled: mayManage && hasFile && effectiveFrom !== undefined,
    placeholderData: keepPreviousData,
  })
  const refused = check.error instanceof ApiError ? check.error : undefined
  const missingReason = useMissingReason(form.reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onChange(emptyImport)
  })
  const checked = hasFile && !check.isPlaceholderData ? check.data : undefined
  const send = (): void => {
    if (checked?.proposal == null || checked.contentHash === null) return
    const { proposal, contentHash } = checked
    const { reason } = form
    propose.run({ kind: 'setting_file', subjectId: 'file', verdict: 'approve', reason, proposal, contentHash })
  }
  const orders = useCancelledOrders(cancelledIn(checked?.rows.flatMap(({ effects }) => effects) ?? []))
  const unconfirmed = orders.isConfirmed ? undefined : t('cancels.first')
  const missing = useMissing(hasFile, refused, checked) ?? unconfirmed ?? missingReason
  const atText = refused?.field?.split('.')[0] === 'text'
  return (
    <Form onSubmit={mayManage ? send : undefined}>
      <div className={s['form']}>
        <OpenProposal kind="setting_file" subjectId="file" />
        <ChooseFile
          refusal={atText ? refused.message : undefined}
          onChoose={(text) => onChange({ ...input, file: { number: crypto.randomUUID(), text }, leftOut: [] })}
        />
        {mayManage && hasFile && refused === undefined && (
          <Card sunken title={t('file.checked')}>
            {check.data === undefined ? (
              <LoadingOrError error={check.error} onRetry={() => void check.refetch()} />
            ) : (
              <Effect
                check={check.data}
                onLeaveOut={(next) => onChange({ ...input, leftOut: next })}
                leftOut={leftOut}
              />
            )}
          </Card>
        )}
        <ConfirmCancelled orders={orders} isPlanned={form.isPlanned} disabled={!mayManage} />
        <WhenFields
          form={form}
          isValid={effectiveFrom !== undefined}
          refused={refused}
          disabled={!mayManage}
          onChange={(next) => onChange({ ...input, form: next })}
        />
        <ReasonField
          value={form.reason}
          onChange={(reason) => onChange({ ...input, form: { ...form, reason } })}
          max={MAX_REASON}
          refused={propose.error}
          idle={!hasFile}
        />
        <Refusal
          of={propose.error ?? refused}
          fields={['reason', 'effectiveFrom', ...(atText ? [refused.field ?? ''] : [])]}
        />
        <FormErrors />
        <div>
          <Button type="submit" loading={propose.busy} disabledReason={mayManage ? missing : shell('notAllowed')}>
            {t('propose')}
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** Returns why the file cannot be proposed. */
function useMissing(hasFile: boolean, refused: ApiError | undefined, checked: FileCheck | undefined) {
  const t = useTranslations('settings')
  const barred = useBarredAreas(checked?.rows ?? [])
  if (!hasFile) return t('file.chooseFirst')
  if (refused !== undefined) return refused.message
  if (checked === undefined) return t('file.checking')
  if (checked.rows.some(({ outcome }) => outcome === 'refused')) return t('file.refusedFirst')
  if (barred !== undefined) return t('file.notAllowed', { areas: barred })
  return checked.proposal === null ? t('file.nothing') : undefined
}

/** The names of the areas that a file changes and that the logged-in operator must not change; undefined without one. */
function useBarredAreas(rows: readonly FileRow[]): string | undefined {
  const t = useTranslations('settings')
  const locale = useLocale()
  const held = usePermissions()
  const changing = new Set(
    rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ area }) => area),
  )
  const barred = settingAreaNames.filter((area) => changing.has(area) && !mayDo(held, settingPermission(area)))
  return barred.length === 0
    ? undefined
    : listText(
        locale,
        barred.map((area) => t(`areas.${area}.name`)),
      )
}

type ChooseFileProps = { refusal: string | undefined; onChoose: (text: string) => void }

function ChooseFile({ refusal, onChoose }: ChooseFileProps) {
  const t = useTranslations('settings')
  const [mistake, setMistake] = useState<string>()
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    const text = file.size > 4 * SETTING_FILE_LENGTH ? undefined : await file.text()
    const isLong = text === undefined || text.length > SETTING_FILE_LENGTH
    setMistake(isLong ? t('file.tooLong') : text === '' ? t('file.empty') : undefined)
    onChoose(isLong ? '' : text)
  }
  return (
    <FileDropZone
      name={t('file.choose')}
      types={['json']}
      help={t('file.tip')}
      dropText={t('file.drop')}
      error={mistake ?? refusal}
      onSelect={(files) => void take(files)}
    />
  )
}

type EffectProps = { check: FileCheck; leftOut: readonly number[]; onLeaveOut: (leftOut: readonly number[]) => void }

/** The origin of the file, and its effect. */
function Effect({ check, leftOut, onLeaveOut }: EffectProps) {
  const t = useTranslations('settings')
  const { exchange, chain, ownChain, exportedAt, rows } = check
  const refused = rows.flatMap(({ outcome }, at) => (outcome === 'refused' ? [at] : []))
  return (
    <div className={s['card']}>
      <Details
        items={[
          { term: t('file.from'), value: exchange },
          { term: t('file.chain'), value: chainName(chain) },
          { term: t('file.at'), value: utcText(exportedAt) },
        ]}
      />
      {chain !== ownChain && (
        <Banner tone="warning">{t('file.otherChain', { own: chainName(ownChain), chain: chainName(chain) })}</Banner>
      )}
      {refused.length > 0 && (
        <div>
          <Button kind="secondary" size="sm" onPress={() => onLeaveOut([...leftOut, ...refused])}>
            {t('file.leaveOut')}
          </Button>
        </div>
      )}
      <FileRows
        rows={rows}
        onInclude={(at, isIncluded) =>
          onLeaveOut(isIncluded ? leftOut.filter((each) => each !== at) : [...leftOut, at])
        }
      />
    </div>
  )
}
