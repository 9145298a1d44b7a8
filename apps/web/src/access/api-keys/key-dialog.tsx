import { IPS_LENGTH } from '@tessera/domain/access/api-keys/ip-limits.ts'
import { type ApiScope, apiScopes } from '@tessera/domain/access/api-keys/key.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useAttempt } from '@tessera/ui/form.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { type FormCode, useFormCode } from '#parts/use-form-step-up.ts'
import { StepUpCode } from '#parts/step-up-code.tsx'
import { KeyAccount, type SubAccountName } from './key-account.tsx'
import s from './api-keys.module.css'
import type { ApiKey, MadeKey } from './api-keys.queries.ts'
import { type KeyFields, type KeyFault, toKey, faultsOf } from './to-key.ts'

type KeyDialogProps = {
  /** Omitted for a new key. */
  existing?: ApiKey | undefined
  subAccounts: readonly SubAccountName[]
  onClose: () => void
  onMade: (made: MadeKey) => void
  onChanged: () => void
}

/** The form of a key. The code is bound to the exact input, so the form is locked once the code was sent. */
export function KeyDialog({ existing, subAccounts, onClose, onMade, onChanged }: KeyDialogProps) {
  const t = useTranslations('api-keys')
  const [fields, setFields] = useState<KeyFields>(() => ({
    label: existing?.label ?? '',
    scopes: existing?.scopes ?? ['read'],
    ips: existing?.ips.join() ?? '',
    publicKey: '',
    subAccountId: existing?.subAccount?.id ?? '',
  }))
  const coded = useKeyCode(existing, fields)
  const { stepUp, code, setCode } = coded
  const save = useSave(existing, fields, coded, onMade, onChanged)
  const checked = toKey(fields)
  const fault = 'fault' in checked ? t(`form.errors.${checked.fault}`) : undefined
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(existing ? 'form.editTitle' : 'form.newTitle')}
      confirm={t(existing ? 'form.editSubmit' : 'form.createSubmit')}
      loading={save.isPending}
      disabledReason={fault ?? (stepUp.isWhole(code) ? undefined : t('form.send'))}
      onConfirm={() => save.mutate()}
    >
      <KeyRights
        fields={fields}
        onChange={(changed) => {
          setFields(changed)
          save.reset()
        }}
        locked={stepUp.sent}
        isNew={existing === undefined}
        subAccounts={subAccounts}
        refused={save.error}
      />
      <p className="sm t3">{t(existing ? 'form.widen' : 'form.wait')}</p>
      {fault === undefined && (
        <StepUpCode
          help={t('form.codeHelp')}
          stepUp={stepUp}
          code={code}
          onCode={setCode}
          busy={save.isPending}
          refused={save.error}
          fields={['ips']}
        />
      )}
    </ConfirmDialog>
  )
}

function useKeyCode(existing: ApiKey | undefined, fields: KeyFields): FormCode {
  const checked = toKey(fields)
  const { label, scopes, ips, publicKey, subAccountId } =
    'body' in checked ? checked.body : { ...fields, scopes: [...fields.scopes], subAccountId: undefined }
  const rights = { label, scopes: scopes.join(), ips }
  const create = useFormCode('create_api_key', {
    ...rights,
    publicKey: publicKey ?? '',
    ...(subAccountId !== undefined && { subAccountId }),
  })
  const update = useFormCode('update_api_key', { id: existing?.id ?? '', ...rights })
  return existing ? update : create
}

function useSave(
  existing: ApiKey | undefined,
  fields: KeyFields,
  { stepUp, code, refused }: FormCode,
  onMade: (made: MadeKey) => void,
  onChanged: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const checked = toKey(fields)
      if ('fault' in checked) throw new Error(checked.fault)
      const verifyToken = await stepUp.prove(code)
      if (existing === undefined) return api.apiKeys.create({ ...checked.body, verifyToken })
      const { label, scopes, ips } = checked.body
      await api.apiKeys.update({ id: existing.id, label, scopes, ips, verifyToken })
      return undefined
    },
    onError: refused,
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['apiKeys'] })
      if (made === undefined) onChanged()
      else onMade(made)
    },
  })
}

type KeyRightsProps = {
  fields: KeyFields
  onChange: (fields: KeyFields) => void
  locked: boolean
  isNew: boolean
  subAccounts: readonly SubAccountName[]
  refused: Error | null
}

function KeyRights({ fields, onChange, locked, isNew, subAccounts, refused }: KeyRightsProps) {
  const t = useTranslations('api-keys')
  const { label, scopes, ips, publicKey } = fields
  const set = (change: Partial<KeyFields>) => onChange({ ...fields, ...change })
  const choose = (scope: ApiScope, on: boolean) =>
    set({ scopes: apiScopes.filter((each) => (each === scope ? on : scopes.includes(each))) })
  const { tried } = useAttempt()
  const faultAt = (...ofField: KeyFault[]) => {
    const fault = faultsOf(fields).find((each) => ofField.includes(each))
    return fault && t(`form.errors.${fault}`)
  }
  return (
    <>
      {isNew && (
        <KeyAccount
          subAccounts={subAccounts}
          account={fields.subAccountId}
          onChange={(subAccountId) => set({ subAccountId })}
          locked={locked}
        />
      )}
      <TextInput
        label={t('name')}
        value={label}
        onChange={(text) => set({ label: text })}
        maxLength={20}
        counter
        readOnly={locked}
        fault={faultAt('label')}
      />
      <fieldset className={s['rights']}>
        <legend className="sm fw6">{t('rights')}</legend>
        <div className="row row--wrap" style={{ '--g': '24px' }}>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(on) => choose(scope, on)}
              disabled={locked}
            >
              {t(`scopes.${scope}`)}
            </Checkbox>
          ))}
        </div>
        <FieldFoot error={faultAt('subWithdraws') ?? (tried ? faultAt('scopes') : undefined)} />
      </fieldset>
      <TextInput
        label={t('ips')}
        value={ips}
        onChange={(text) => set({ ips: text })}
        format={plainDigits}
        stripSpaces
        maxLength={IPS_LENGTH}
        readOnly={locked}
        help={t('form.ipsHelp')}
        error={refusalAt(refused, 'ips')}
        fault={faultAt('ips', 'wideNetwork', 'networkBegins', 'manyIps', 'needsIps')}
        autoComplete="off"
      />
      {isNew && (
        <TextInput
          label={t('form.publicKey')}
          optional
          value={publicKey}
          onChange={(text) => set({ publicKey: text })}
          maxLength={200}
          readOnly={locked}
          help={t('form.publicKeyHelp')}
          fault={faultAt('publicKey')}
          autoComplete="off"
        />
      )}
    </>
  )
}
