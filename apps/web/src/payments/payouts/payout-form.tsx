import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-aria-components'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { resolverOf, useField } from '#parts/form.ts'
import { trimmed } from '#parts/money-text.ts'
import { Receipt, type ReceiptFacts } from '#parts/receipt.tsx'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useMost } from '#parts/use-most.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import { ThresholdNotice } from '#profile/members/signatures/threshold-notice.tsx'
import { exitNumbers, ExitSums } from '#payments/withdrawals/exit-parts.tsx'
import { ConfirmPayout } from './confirm-payout.tsx'
import { OverLimit } from '#payments/withdrawals/over-limit.tsx'
import { leastAmount, mostAmount, previewFor, withinLimit } from '#payments/withdrawals/to-withdrawal.ts'
import {
  accountLabel,
  type OneFiat,
  type PayoutBody,
  type PayoutFields,
  type PayoutFault,
  toPayout,
} from './to-payout.ts'

type FormProps = { terms: OneFiat; currency: ReactNode }

export function PayoutForm({ terms, currency }: FormProps) {
  const t = useTranslations('payouts')
  const [request, setRequest] = useState<PayoutBody>()
  const [receipt, setReceipt] = useState<ReceiptFacts>()
  const closed = useClosed(terms)
  const form = useForm<PayoutFields, unknown, PayoutBody>({
    defaultValues: { amount: '', ...withinLimit },
    resolver: resolverOf((fields: PayoutFields) => toPayout(fields, terms), useErrorText(terms)),
    mode: 'onTouched',
  })
  const draft = useDraft(form, `payout/${terms.fiat}`, ['amount', 'isSentToReview', 'overLimitReason'])
  const fields = useWatch({ control: form.control })
  const result = previewFor({ amount: '', ...withinLimit, ...fields }, terms)
  const receives = 'receipt' in result ? result.receipt.receives : undefined
  const { fiat } = terms
  const most = useMost()({
    most: mostAmount(terms),
    min: leastAmount(terms),
    receives: terms.min,
    scale: terms.decimals,
    unit: fiat,
  })
  return (
    <Card>
      <Form className="col" style={{ '--g': '22px' }} onSubmit={() => void form.handleSubmit(setRequest)()}>
        {closed !== undefined && terms.account !== null && <Banner tone="warning">{closed}</Banner>}
        <DraftNotice draft={draft} />
        <ThresholdNotice group="money" />
        {currency}
        <Account terms={terms} />
        <AmountField
          label={t('amount')}
          precision={terms.decimals}
          unit={fiat}
          labelEnd={
            <span className="num">{t('available', { amount: numberText(trimmed(terms.available)), fiat })}</span>
          }
          {...useField(form, 'amount')}
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
        <hr className="rule" />
        <div className="col" style={{ '--g': '8px' }}>
          <ExitSums t={t} fee={terms.fee} receives={receives} unit={fiat} />
          <p className="sm t3">{t('arrives', { time: stampText(terms.expectedBy) })}</p>
        </div>
        <FormErrors />
        <Button type="submit" block disabledReason={closed}>
          {t('continue')}
        </Button>
      </Form>
      {request && receives !== undefined && (
        <ConfirmPayout
          body={request}
          receives={receives}
          holder={terms.account?.name ?? ''}
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

/** The bank account of the currency, or a link to add one. */
function Account({ terms: { fiat, account } }: { terms: OneFiat }) {
  const t = useTranslations('payouts')
  const locale = useLocale()
  const to = paths.receivingAccount(locale)
  if (account === null)
    return (
      <Banner
        tone="plain"
        action={
          <ButtonLink kind="soft" size="xs" href={to}>
            {t('addAccount')}
          </ButtonLink>
        }
      >
        {t('noAccount', { fiat })}
      </Banner>
    )
  return (
    <div className="col" style={{ '--g': '8px' }}>
      <div className="row row--between sm">
        <span className="t2">{t('account')}</span>
        <Link className="link" href={to}>
          {t('changeAccount')}
        </Link>
      </div>
      <div className="row row--between">
        <b className="fw6">{account.name}</b>
        <span className="num">{accountLabel(account)}</span>
      </div>
    </div>
  )
}

/** The reason why nothing can be withdrawn now, with its end if known. */
function useClosed({ frozenUntil, open, rate, fiat, account }: OneFiat): string | undefined {
  const t = useTranslations('payouts')
  if (frozenUntil !== null) return t('frozen', { until: stampText(frozenUntil) })
  if (!open) return t('closed')
  if (account === null) return t('noAccount', { fiat })
  if (!account.inOwnName) return t('otherName')
  if (!account.usable) return t('waiting', { until: stampText(account.usableAt) })
  return rate === null ? t('noRate') : undefined
}

/** The text for an amount error, with the numbers it mentions. */
function useErrorText(terms: OneFiat) {
  const t = useTranslations('payouts')
  const values = {
    fiat: terms.fiat,
    ...exitNumbers(terms),
  }
  return (fault: PayoutFault) => t(`errors.${fault}`, values)
}
