import { addressText } from '@tessera/domain/payments/withdrawals/tag.ts'
import { leftText } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { shortAddress } from '@tessera/ui/copyable.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button as Pressable } from 'react-aria-components'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { resolverOf, useField } from '#parts/form.ts'
import { trimmed } from '#parts/money-text.ts'
import { Receipt, type ReceiptFacts } from '#parts/receipt.tsx'
import { stampText } from '#parts/time-text.ts'
import { useMost } from '#parts/use-most.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import { ThresholdNotice } from '#profile/members/signatures/threshold-notice.tsx'
import { ConfirmWithdrawal } from './confirm-dialog.tsx'
import { exitNumbers, ExitSums } from './exit-parts.tsx'
import { OverLimit } from './over-limit.tsx'
import {
  leastAmount,
  mostAmount,
  previewFor,
  toWithdrawal,
  unidentifiedLeft,
  unidentifiedLimit,
  type WithdrawalBody,
  type WithdrawalFields,
  type WithdrawalFault,
  withinLimit,
} from './to-withdrawal.ts'
import { type BookEntry, type Terms, withdrawalTerms } from './withdrawals.queries.ts'
import { type Identify, nextStep } from './beneficiary-cell.tsx'

type FormProps = {
  terms: Terms
  book: readonly BookEntry[]
  route: ReactNode
  onAdd: () => void
  onIdentify: Identify
}

/** The fields saved as a draft. */
const typed = ['addressId', 'amount', 'remark', 'isSentToReview', 'overLimitReason'] as const

/** The form with the terms for the chosen address. */
export function WithdrawalForm({ terms: usual, book, route, onAdd, onIdentify }: FormProps) {
  const t = useTranslations('withdrawals')
  const [chosen, setChosen] = useState(() => book.find(({ usable }) => usable)?.id)
  const quoted = useQuotedTerms(usual, chosen)
  const terms = quoted ?? usual
  const [request, setRequest] = useState<WithdrawalBody>()
  const [receipt, setReceipt] = useState<ReceiptFacts>()
  const closed = useClosed(terms) ?? (quoted === undefined ? t('quoting') : undefined)
  const errorText = useErrorText(terms, book)
  const form = useForm<WithdrawalFields, unknown, WithdrawalBody>({
    defaultValues: { addressId: book.find(({ usable }) => usable)?.id ?? '', amount: '', remark: '', ...withinLimit },
    resolver: (fields, context, options) =>
      resolverOf((each: WithdrawalFields) => toWithdrawal(each, terms, book), errorText(fields))(
        fields,
        context,
        options,
      ),
    mode: 'onTouched',
  })
  const draft = useDraft(form, `withdrawal/${usual.coin}/${usual.chain}`, typed, ({ addressId }) =>
    setChosen(addressId),
  )
  const to = useField(form, 'addressId')
  const choose = (id: string) => {
    setChosen(id)
    to.onChange(id)
  }
  const feeNote = terms.feeMode === 'chain' ? t('feeFollows') : undefined
  const amount = useField(form, 'amount')
  const fields = useWatch({ control: form.control })
  const result = previewFor({ amount: '', ...withinLimit, ...fields }, terms)
  const receives = 'receipt' in result ? result.receipt.receives : undefined
  const { coin } = terms
  const most = useMost()({
    most: mostAmount(
      terms,
      unidentifiedLimit(
        book.find(({ id }) => id === to.value),
        terms,
      ),
    ),
    min: leastAmount(terms),
    receives: terms.min,
    scale: terms.decimals,
    unit: coin,
  })
  return (
    <Card>
      <Form className="col" style={{ '--g': '22px' }} onSubmit={() => void form.handleSubmit(setRequest)()}>
        {closed !== undefined && <Banner tone="warning">{closed}</Banner>}
        <DraftNotice draft={draft} />
        <ThresholdNotice group="money" />
        {route}
        <AddressChoice book={book} field={to} onChoose={choose} onAdd={onAdd} />
        <Unidentified entry={book.find(({ id }) => id === to.value)} terms={terms} onIdentify={onIdentify} />
        <AmountField
          label={t('amount')}
          precision={terms.decimals}
          unit={coin}
          labelEnd={
            <span className="num">{t('available', { amount: numberText(trimmed(terms.available)), coin })}</span>
          }
          {...amount}
          max={most?.max}
          help={most?.sentence}
        />
        <OverLimit
          result={result}
          isSentToReview={fields.isSentToReview === true}
          onSend={(isSent) => {
            form.setValue('isSentToReview', isSent)
            void form.trigger('amount')
          }}
          reason={useField(form, 'overLimitReason')}
        />
        <TextInput
          label={t('remark')}
          optional
          placeholder={t('remarkPlaceholder')}
          maxLength={80}
          {...useField(form, 'remark')}
        />
        <hr className="rule" />
        <div className="col" style={{ '--g': '8px' }}>
          <ExitSums t={t} fee={terms.fee} feeNote={feeNote} receives={receives} unit={coin} />
        </div>
        <FormErrors />
        <Button type="submit" block disabledReason={closed}>
          {t('continue')}
        </Button>
      </Form>
      {request && receives !== undefined && (
        <ConfirmWithdrawal
          body={request}
          receives={receives}
          remark={book.find(({ id }) => id === request.addressId)?.remark ?? ''}
          onClose={() => setRequest(undefined)}
          onDone={(made) => {
            setRequest(undefined)
            setReceipt(made)
            draft.drop()
            form.reset()
          }}
        />
      )}
      <Receipt of={receipt} onClose={() => setReceipt(undefined)} />
    </Card>
  )
}

type AddressChoiceProps = Pick<FormProps, 'book' | 'onAdd'> & {
  field: { readonly value: string; readonly name: string; readonly error: string | undefined }
  onChoose: (id: string) => void
}

/** The addresses of the book, or a button to add the first one. */
function AddressChoice({ book, field: to, onChoose, onAdd }: AddressChoiceProps) {
  const t = useTranslations('withdrawals')
  if (book.length === 0) return <NoAddress onAdd={onAdd} />
  return (
    <Select
      label={t('to')}
      search
      placeholder={t('chooseAddress')}
      value={to.value === '' ? undefined : to.value}
      onChange={onChoose}
      name={to.name}
      error={to.error}
      labelEnd={
        <Pressable className="link" onPress={onAdd}>
          {t('addAddress')}
        </Pressable>
      }
      options={book.map(({ id, remark, address, tag, trusted }) => ({
        code: id,
        value: remark,
        suffix: tag === null ? shortAddress(address) : `${shortAddress(address)} · ${shortAddress(tag)}`,
        also: addressText({ address, tag }),
        ...(trusted && { tag: t('book.trusted') }),
      }))}
    />
  )
}

type UnidentifiedProps = { entry: BookEntry | undefined; terms: Terms; onIdentify: Identify }

/** The remaining limit for an unidentified beneficiary, and a button to identify it. */
function Unidentified({ entry, terms, onIdentify }: UnidentifiedProps) {
  const t = useTranslations('withdrawals')
  const next = entry && nextStep[entry.identification]
  if (entry === undefined || next === undefined) return null
  return (
    <Banner
      tone="plain"
      action={
        <Button kind="soft" size="xs" onPress={() => onIdentify(next.what, entry)}>
          {t(next.word)}
        </Button>
      }
    >
      {t(`whose.limited.${next.what}`, {
        left: leftText(unidentifiedLeft(terms)),
        currency: terms.currency,
      })}
    </Banner>
  )
}

function NoAddress({ onAdd }: Pick<FormProps, 'onAdd'>) {
  const t = useTranslations('withdrawals')
  const add = (
    <Button kind="soft" size="xs" onPress={onAdd}>
      {t('addAddress')}
    </Button>
  )
  return (
    <Banner tone="plain" action={add}>
      {t('noAddress')}
    </Banner>
  )
}

/**
 * The terms with the fee that is quoted for an address. A fixed fee is the same for all. Undefined until the quote has
 * arrived.
 */
function useQuotedTerms(usual: Terms, addressId: string | undefined): Terms | undefined {
  const isNeeded = usual.feeMode === 'chain' && addressId !== undefined
  const { data, isError } = useServer({ ...withdrawalTerms(usual.coin, usual.chain, addressId), enabled: isNeeded })
  return isNeeded && !isError ? data : usual
}

/** The reason why nothing can be withdrawn now, with its end if known. */
function useClosed({ frozenUntil, open }: Terms): string | undefined {
  const t = useTranslations('withdrawals')
  if (frozenUntil !== null) return t('frozen', { until: stampText(frozenUntil) })
  return open ? undefined : t('closed')
}

/** The text for a field error, with the numbers it mentions and the time from which the chosen address is usable. */
function useErrorText(terms: Terms, book: readonly BookEntry[]) {
  const t = useTranslations('withdrawals')
  const values = {
    coin: terms.coin,
    ...exitNumbers(terms),
    left: leftText(unidentifiedLeft(terms)),
  }
  return ({ addressId }: WithdrawalFields) => {
    const chosen = book.find(({ id }) => id === addressId)
    const until = chosen === undefined ? '' : stampText(chosen.usableAt)
    return (fault: WithdrawalFault) => t(`errors.${fault}`, { ...values, until })
  }
}
