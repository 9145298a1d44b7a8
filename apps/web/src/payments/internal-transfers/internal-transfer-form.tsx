import { NOTE_LENGTH } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { capNumbers, restText } from '#payments/withdrawals/exit-parts.tsx'
import { COMPANY_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { noAccount } from '#parts/account-name.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { trimmed } from '#parts/money-text.ts'
import { Receipt, type ReceiptFacts } from '#parts/receipt.tsx'
import { stampText } from '#parts/time-text.ts'
import { useMost } from '#parts/use-most.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import { ThresholdNotice } from '#profile/members/signatures/threshold-notice.tsx'
import { ConfirmInternalTransfer } from './confirm-internal-transfer.tsx'
import type { SendableCoin, Terms } from './internal-transfers.queries.ts'
import { useInternalTransferReceipt } from './internal-transfer-receipt.ts'
import { RecipientField } from './recipient-field.tsx'
import {
  type InternalTransferBody,
  type InternalTransferFields,
  mostAmount,
  toInternalTransfer,
} from './to-internal-transfer.ts'

type FormProps = {
  terms: Terms
  coin: SendableCoin
  onCoin: (coin: string) => void
  tileOf: (coin: string) => ReactNode
}

const nobody = { ...noAccount, kind: 'mobile', uid: '' } as const

/**
 * The form of an internal transfer. The recipient is looked up first, so that the sender reads a name before a code is
 * requested.
 */
export function InternalTransferForm({ terms, coin, onCoin, tileOf }: FormProps) {
  const t = useTranslations('internal-transfers')
  const [request, setRequest] = useState<InternalTransferBody>()
  const receiptOf = useInternalTransferReceipt()
  const [receipt, setReceipt] = useState<ReceiptFacts>()
  const form = useForm<InternalTransferFields, unknown, InternalTransferBody>({
    defaultValues: { to: nobody, name: '', amount: '', note: '' },
    resolver: resolverOf(
      (fields: InternalTransferFields) => toInternalTransfer(fields, coin, terms),
      (fault) =>
        t(`errors.${fault}`, {
          decimals: String(coin.decimals),
          coin: coin.coin,
          currency: terms.currency,
          ...capNumbers(coin.cap),
          day: numberText(trimmed(terms.remaining24h)),
          calendarDay: restText(terms.remainingDay),
          month: numberText(trimmed(terms.remainingMonth)),
        }),
    ),
    mode: 'onTouched',
  })
  const draft = useDraft(form, 'internal-transfer', ['to', 'name', 'amount', 'note'])
  const preview = useMutation({
    mutationFn: ({ coin: code, amount, to, name }: InternalTransferBody) =>
      api.internalTransfers.preview({ coin: code, amount, to, ...(name !== undefined && { name }) }),
  })
  const [to, amount, note] = [useField(form, 'to'), useField(form, 'amount'), useField(form, 'note')]
  const name = useField(form, 'name')
  const closed = terms.frozenUntil === null ? undefined : t('frozen', { until: stampText(terms.frozenUntil) })
  const found = preview.data
  const most = useMost()({ most: mostAmount(coin, terms), min: 1n, scale: coin.decimals, unit: coin.coin })
  const differs = found?.reasons.includes('INTERNAL_TRANSFER_NAME_DIFFERS') === true
  const submit = (body: InternalTransferBody) => {
    const { name: _compared, ...rest } = body
    setRequest(rest)
    preview.mutate(body)
  }
  /** A changed recipient discards the previous result. */
  const changed =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      preview.reset()
      change(value)
    }
  return (
    <Card>
      <Form
        className="col"
        style={{ '--g': '22px' }}
        refusal={preview.error}
        onSubmit={() => void form.handleSubmit(submit)()}
      >
        {closed !== undefined && <Banner tone="warning">{closed}</Banner>}
        <DraftNotice draft={draft} />
        <ThresholdNotice group="money" />
        <Select
          label={t('asset')}
          value={coin.coin}
          onChange={changed(onCoin)}
          options={terms.coins.map(({ coin: value }) => ({ code: value, value, img: tileOf(value) }))}
        />
        <RecipientField {...to} onChange={changed(to.onChange)} />
        <NameField {...name} onChange={changed(name.onChange)} differs={differs} />
        <AmountField
          label={t('amount')}
          precision={coin.decimals}
          unit={coin.coin}
          labelEnd={
            <span className="num">
              {t('available', { amount: numberText(trimmed(coin.available)), coin: coin.coin })}
            </span>
          }
          {...amount}
          onChange={changed(amount.onChange)}
          max={most?.max}
          help={most?.sentence}
        />
        <TextInput
          label={t('note')}
          optional
          counter
          placeholder={t('notePlaceholder')}
          maxLength={NOTE_LENGTH}
          {...note}
        />
        <hr className="rule" />
        <Fee ppm={coin.feePpm} />
        <FormErrors />
        <Refused found={found} />
        <Button type="submit" block loading={preview.isPending} disabledReason={closed}>
          {t('continue')}
        </Button>
      </Form>
      {request && found?.eligible === true && found.recipientId !== null && (
        <ConfirmInternalTransfer
          body={{ ...request, recipientId: found.recipientId, fee: found.fee }}
          name={found.maskedName ?? ''}
          onClose={() => preview.reset()}
          onDone={(sent) => {
            preview.reset()
            setReceipt(receiptOf(sent))
            draft.drop()
            form.reset()
          }}
        />
      )}
      <Receipt of={receipt} onClose={() => setReceipt(undefined)} />
    </Card>
  )
}

type NameFieldProps = ReturnType<typeof useField<InternalTransferFields, 'name', InternalTransferBody>> & {
  differs: boolean
}

/** The name that the sender expects, which the server compares with the verified one. */
function NameField({ differs, ...field }: NameFieldProps) {
  const t = useTranslations('internal-transfers')
  return (
    <TextInput
      label={t('name')}
      help={t('nameHelp')}
      optional
      autoComplete="off"
      maxLength={COMPANY_NAME_LENGTH}
      {...field}
      error={field.error ?? (differs ? t('reasons.INTERNAL_TRANSFER_NAME_DIFFERS') : undefined)}
    />
  )
}

function Fee({ ppm }: { ppm: number }) {
  const t = useTranslations('internal-transfers')
  const value = ppm === 0 ? t('free') : t('feeRate', { rate: `${ppm / 10_000}%` })
  return <Details tight items={[{ term: t('fee'), value }]} />
}

type Found = Awaited<ReturnType<typeof api.internalTransfers.preview>>
/** The reasons why the transfer is not possible. */
function Refused({ found }: { found: Found | undefined }) {
  const t = useTranslations('internal-transfers')
  if (found === undefined || found.eligible) return null
  return (
    <Banner tone="negative" live>
      {found.reasons.map((reason) => t(`reasons.${reason}`)).join(' ')}
    </Banner>
  )
}
