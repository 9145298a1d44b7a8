import { contentText } from '@tessera/domain/payments/bank-accounts/account.ts'
import { takesPayNow } from '@tessera/domain/payments/bank-accounts/pay-now.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainLetters } from '@tessera/ui/text-rules.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { PostalAddress } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import type { RegionRule } from '@tessera/domain/access/customers/region.ts'
import { useTranslations } from 'use-intl'
import { CountrySelect } from '#parts/country-select.tsx'
import { resolverOf, useField } from '#parts/form.ts'
import { useHiddenFaultText } from '#parts/invisible-character.ts'
import { freshId } from '#parts/fresh-id.ts'
import { sha256 } from '#parts/sha256.ts'
import s from '#parts/kept-accounts.module.css'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import type { BankAccount } from './bank-accounts.queries.ts'
import { type AccountFormState, HolderAddress } from './holder-address.tsx'
import { ConfirmAccount, type PreparedAccount } from './confirm-account.tsx'
import {
  requiresIfsc,
  type BankAccountBody,
  type BankAccountFields,
  type BankAccountFault,
  toBankAccount,
} from './to-bank-account.ts'

type AccountFormProps = {
  /** Currencies that can be chosen: those without an account, or the one whose account is replaced. */
  fiats: readonly string[]
  replaced: BankAccount | undefined
  accountName: string
  /** The name in payment files, to which the customer agrees. */
  paymentName: string
  /** The verified address; null without one. */
  address: PostalAddress | null
  waitHours: number
  rule: RegionRule
  onDone: () => void
}

export function AccountForm({
  fiats,
  replaced,
  accountName,
  paymentName,
  address,
  waitHours,
  rule,
  onDone,
}: AccountFormProps) {
  const t = useTranslations('bank-accounts')
  const [request, setRequest] = useState<PreparedAccount>()
  const form = useForm<BankAccountFields, unknown, BankAccountBody>({
    defaultValues: startFields(fiats, address),
    resolver: resolverOf(
      (fields: BankAccountFields) => toBankAccount(fields, rule),
      useHiddenFaultText<BankAccountFault>((fault) => t(`errors.${fault}`)),
    ),
    mode: 'onTouched',
  })
  const draft = useDraft(form, `bank-account/${replaced?.id ?? 'new'}`, typed)
  const go = async (facts: BankAccountBody) => {
    const body = { ...facts, paymentName, ...(replaced && { replaces: replaced.id }) }
    const salt = freshId()
    setRequest({ body, salt, content: await sha256(contentText({ ...body, coin: body.fiat, salt })) })
  }
  return (
    <Form className={s['form']} onSubmit={() => void form.handleSubmit(go)()}>
      {replaced && (
        <Banner tone="warning">
          {t('form.replaces', { bank: replaced.bank, number: replaced.accountNumberMasked })}
        </Banner>
      )}
      <DraftNotice draft={draft} />
      <AccountFields form={form} fiats={fiats} accountName={accountName} paymentName={paymentName} />
      <HolderAddress form={form} />
      <BankFields form={form} />
      {waitHours > 0 && <Banner tone="info">{t('form.wait', { hours: waitHours })}</Banner>}
      <FormErrors />
      <Button type="submit" size="lg">
        {t('form.submit')}
      </Button>
      {request && (
        <ConfirmAccount
          request={request}
          accountName={accountName}
          onFault={(field, message) => {
            setRequest(undefined)
            if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: true })
          }}
          onClose={() => setRequest(undefined)}
          onDone={() => {
            draft.drop()
            onDone()
          }}
        />
      )}
    </Form>
  )
}

const blank: BankAccountFields = {
  fiat: '',
  accountNumber: '',
  bank: '',
  bankCountry: '',
  branch: '',
  bankCode: '',
  ifsc: '',
  bankAddress: '',
  remark: '',
  payNow: '',
  country: '',
  town: '',
  postCode: '',
  street: '',
  building: '',
  detail: '',
}
/** The fields saved as a draft: all of them. The draft is encrypted. */
const typed = [
  'fiat',
  'accountNumber',
  'bank',
  'bankCountry',
  'branch',
  'bankCode',
  'ifsc',
  'bankAddress',
  'remark',
  'payNow',
  'country',
  'town',
  'postCode',
  'street',
  'building',
  'detail',
] as const satisfies readonly (keyof BankAccountFields)[]

const startFields = ([only, ...others]: readonly string[], address: PostalAddress | null): BankAccountFields => ({
  ...blank,
  ...(address && Object.fromEntries(Object.entries(address).filter(([, text]) => text !== undefined))),
  fiat: others.length === 0 ? (only ?? '') : '',
})
const isField = (name: string): name is keyof BankAccountFields => name in blank

type AccountFieldsProps = { form: AccountFormState; fiats: readonly string[]; accountName: string; paymentName: string }

function AccountFields({ form, fiats, accountName, paymentName }: AccountFieldsProps) {
  const t = useTranslations('bank-accounts')
  const { onBlur: _left, ...fiat } = useField(form, 'fiat')
  const payNow = useField(form, 'payNow')
  return (
    <Card title={t('form.account')}>
      <div className="fields">
        <Select label={t('form.fiat')} options={fiats.map((value) => ({ code: value, value }))} {...fiat} />
        <TextInput
          label={t('accountName')}
          value={accountName}
          onChange={() => undefined}
          readOnly
          help={t('form.nameHelp')}
        />
        <TextInput
          label={t('paymentName')}
          value={paymentName}
          onChange={() => undefined}
          readOnly
          help={t('form.paymentNameHelp')}
        />
        <div className="span">
          <TextInput
            label={t('accountNumber')}
            help={t('form.numberHelp')}
            format={plainLetters}
            maxLength={50}
            autoComplete="off"
            {...useField(form, 'accountNumber')}
          />
        </div>
        {takesPayNow(fiat.value) && (
          <div className="span">
            <TextInput
              label={t('payNow')}
              help={t('form.payNowHelp')}
              optional
              format={plainLetters}
              maxLength={80}
              autoComplete="off"
              {...payNow}
            />
          </div>
        )}
        <div className="span">
          <TextInput
            label={t('remark')}
            help={t('form.remarkHelp')}
            optional
            maxLength={40}
            autoComplete="off"
            {...useField(form, 'remark')}
          />
        </div>
      </div>
    </Card>
  )
}

function BankFields({ form }: { form: AccountFormState }) {
  const t = useTranslations('bank-accounts')
  const [fiat, bankCountry] = useWatch({ control: form.control, name: ['fiat', 'bankCountry'] })
  const { onBlur: _left, ...country } = useField(form, 'bankCountry')
  const ifsc = useField(form, 'ifsc')
  const code = { format: plainLetters, autoComplete: 'off', maxLength: 20 } as const
  return (
    <Card title={t('form.bank')}>
      <div className="fields">
        <CountrySelect label={t('bankCountry')} {...country} />
        <TextInput label={t('bank')} maxLength={80} autoComplete="off" {...useField(form, 'bank')} />
        <TextInput label={t('bankCode')} optional help={t('form.codeHelp')} {...code} {...useField(form, 'bankCode')} />
        {requiresIfsc({ fiat, bankCountry }) && (
          <TextInput label={t('ifsc')} optional={fiat !== 'INR'} help={t('form.ifscHelp')} {...code} {...ifsc} />
        )}
        <TextInput
          label={t('branch')}
          optional
          help={t('form.branchHelp')}
          maxLength={80}
          autoComplete="off"
          {...useField(form, 'branch')}
        />
        <div className="span">
          <TextInput
            label={t('bankAddress')}
            optional
            maxLength={160}
            autoComplete="off"
            {...useField(form, 'bankAddress')}
          />
        </div>
      </div>
    </Card>
  )
}
