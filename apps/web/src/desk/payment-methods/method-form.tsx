import {
  requiresText,
  isMethodKind,
  methodKinds,
  methodText,
  ruleOfKind,
  takesQr,
} from '@tessera/domain/desk/payment-methods/method.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import { MAX_QR_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { sendFile } from '#parts/send-file.ts'
import { plainLetters } from '@tessera/ui/text-rules.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useHiddenFaultText } from '#parts/invisible-character.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { freshId } from '#parts/fresh-id.ts'
import { paths } from '#parts/paths.ts'
import { sha256 } from '#parts/sha256.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ConfirmMethod, type PreparedMethod } from './confirm-method.tsx'
import { useMethodName } from './method-name.ts'
import s from '#parts/kept-accounts.module.css'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import type { PaymentMethod } from './payment-methods.queries.ts'
import {
  type PaymentMethodBody,
  type PaymentMethodFields,
  type PaymentMethodFault,
  toPaymentMethod,
} from './to-payment-method.ts'

type Form = UseFormReturn<PaymentMethodFields, unknown, PaymentMethodBody>
type MethodFormProps = {
  replaced: PaymentMethod | undefined
  accountName: string
  waitHours: number
  onDone: () => void
}

const blank: PaymentMethodFields = { kind: '', account: '', bank: '', branch: '', bankCode: '', remark: '', qr: [] }
/** The fields saved as a draft: all but the picture. */
const typed = ['kind', 'account', 'bank', 'branch', 'bankCode', 'remark'] as const
const isField = (name: string): name is keyof PaymentMethodFields => name in blank

export function MethodForm({ replaced, accountName, waitHours, onDone }: MethodFormProps) {
  const t = useTranslations('payment-methods')
  const locale = useLocale()
  const [request, setRequest] = useState<PreparedMethod>()
  const form = useForm<PaymentMethodFields, unknown, PaymentMethodBody>({
    defaultValues: {
      ...blank,
      kind: replaced?.kind ?? '',
      qr: typeof replaced?.qr === 'string' ? [{ url: '', id: replaced.qr, name: t('qr') }] : [],
    },
    resolver: resolverOf(
      toPaymentMethod,
      useHiddenFaultText<PaymentMethodFault>((fault) => t(`errors.${fault}`)),
    ),
    mode: 'onTouched',
  })
  const draft = useDraft(form, `payment-method/${replaced?.id ?? 'new'}`, typed)
  const go = async (facts: PaymentMethodBody) => {
    const replaces = replaced?.id
    const salt = freshId()
    setRequest({ body: facts, replaces, salt, content: await sha256(methodText({ ...facts, replaces, salt })) })
  }
  return (
    <Form className={s['form']} onSubmit={() => void form.handleSubmit(go)()}>
      <DraftNotice draft={draft} again={[t('qr')]} />
      <MethodFields form={form} accountName={accountName} fixed={replaced !== undefined} />
      {waitHours > 0 && <Banner tone="info">{t('form.wait', { hours: waitHours })}</Banner>}
      <div className="row row--wrap">
        <FormErrors />
        <Button type="submit">{t('form.submit')}</Button>
        <ButtonLink kind="ghost" href={paths.paymentMethods(locale)}>
          {t('form.back')}
        </ButtonLink>
      </div>
      {request && (
        <ConfirmMethod
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

type FieldsProps = { form: Form; accountName: string; fixed: boolean }

/** The fields of the chosen kind. */
function MethodFields({ form, accountName, fixed }: FieldsProps) {
  const t = useTranslations('payment-methods')
  const nameOf = useMethodName()
  const { onBlur: _left, ...kindField } = useField(form, 'kind')
  const kind = useWatch({ control: form.control, name: 'kind' })
  const options = methodKinds.map((value) => ({
    code: value,
    value: nameOf(value),
    end: ruleOfKind(value).fiats?.join(', ') ?? t('form.anyFiat'),
  }))
  return (
    <Card title={t('form.facts')}>
      <div className="fields">
        <Select
          label={t('form.kind')}
          options={fixed ? options.filter(({ value }) => value === kind) : options}
          {...kindField}
        />
        <TextInput
          label={t('accountName')}
          value={accountName}
          onChange={() => undefined}
          readOnly
          help={t('form.nameHelp')}
        />
        {isMethodKind(kind) && <KindFields form={form} kind={kind} />}
      </div>
    </Card>
  )
}

const plain = { autoComplete: 'off' } as const

function KindFields({ form, kind }: { form: Form; kind: PaymentMethodBody['kind'] }) {
  const t = useTranslations('payment-methods')
  const [account, bank, branch] = [useField(form, 'account'), useField(form, 'bank'), useField(form, 'branch')]
  const [bankCode, remark] = [useField(form, 'bankCode'), useField(form, 'remark')]
  return (
    <>
      <div className="span">
        <TextInput label={t(`accounts.${kind}`)} help={t(`helps.${kind}`)} maxLength={80} {...plain} {...account} />
      </div>
      {requiresText(kind, 'bank') && <TextInput label={t('bank')} maxLength={80} {...plain} {...bank} />}
      {requiresText(kind, 'branch') && <TextInput label={t('branch')} optional maxLength={80} {...plain} {...branch} />}
      {requiresText(kind, 'bankCode') && (
        <TextInput
          label={t('bankCode')}
          optional
          help={t('form.codeHelp')}
          format={plainLetters}
          maxLength={20}
          {...plain}
          {...bankCode}
        />
      )}
      {takesQr(kind) && <QrField form={form} />}
      <TextInput label={t('remark')} help={t('form.remarkHelp')} optional maxLength={40} {...plain} {...remark} />
    </>
  )
}

const send = sendFile('qr')

/** The QR code that a buyer scans. Only the buyer of a deal sees it. */
function QrField({ form }: { form: Form }) {
  const t = useTranslations('payment-methods')
  const { onBlur: _left, ...qr } = useField(form, 'qr')
  return (
    <div className="span">
      <Upload label={t('form.qr')} compact send={send} maxBytes={MAX_QR_BYTES} help={t('form.qrHelp')} {...qr} />
    </div>
  )
}
