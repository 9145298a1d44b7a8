import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { percentOfRatio } from '#books/fees/rate-text.ts'
import { Fields } from '#parts/fields.tsx'
import { trimmed } from '#parts/money-text.ts'
import { Receipt, type ReceiptFacts } from '#parts/receipt.tsx'
import { useMost } from '#parts/use-most.ts'
import s from './subscriptions.module.css'
import { mostUnits, type OfferTerms, type Preview, type UnitsFault } from './to-subscription.ts'
import { amountOf } from './units-and-money.ts'
import { UnitsField } from './units-field.tsx'
import { useUnits } from './use-units.ts'

export type Confirmation = {
  units: string
  preview: Preview
  onClose: () => void
  onDone: (receipt: ReceiptFacts) => void
}

type OfferFormProps = {
  terms: OfferTerms
  currency: string
  /** The code of the units. */
  symbol: string
  /** The available balance; undefined for a visitor. */
  available: string | undefined
  /** True if nothing but the amount can be wrong. */
  isAllowed: boolean
  errorText: (fault: UnitsFault, number: string) => string
  /** The button, which says what is wrong with the amount. */
  renderButton: (problem: string | undefined) => ReactNode
  depositHref: string
  /** Asks the customer to confirm; the form shows the receipt afterwards. */
  renderConfirm: (of: Confirmation) => ReactNode
  /** Called when the receipt is closed. */
  onFinished?: () => void
  /** Fields before the amounts. */
  children?: ReactNode
}

/** The amounts of a subscription or a purchase: by units or by money, with the total, the maximum, and the button. */
export function OfferForm({ terms, currency, symbol, available, onFinished, children, ...p }: OfferFormProps) {
  const t = useTranslations('subscriptions')
  const units = useUnits(terms, available)
  const [isConfirming, setConfirming] = useState(false)
  const [receipt, setReceipt] = useState<ReceiptFacts>()
  const { preview, fault } = units.checked
  const numbers = {
    minimum: terms.minUnits,
    maximum: terms.maxUnits,
    step: terms.stepUnits,
    whole: '',
    balance: '',
  }
  const problem = fault && p.errorText(fault, numberText(numbers[fault]))
  const most = useUnitsMost(terms, symbol, available)
  const money = (value: string | undefined) => (
    <Num value={value === undefined ? undefined : trimmed(value)} unit={currency} full />
  )
  return (
    <>
      <Form className={s['panelIn']} onSubmit={() => p.isAllowed && problem === undefined && setConfirming(true)}>
        {children}
        <Fields>
          <AmountField
            label={t('invest')}
            precision={terms.currencyDecimals}
            unit={currency}
            value={units.moneyText}
            onChange={units.setMoney}
            max={
              most?.max === undefined ? undefined : amountOf(most.max, { ...terms, decimals: terms.currencyDecimals })
            }
            help={
              units.remainder === undefined
                ? most?.sentence
                : t('stays', { amount: numberText(trimmed(units.remainder)), currency })
            }
          />
          <UnitsField
            offer={{ ...terms, currency }}
            units={units.units}
            onChange={units.setUnits}
            error={units.isTyped ? problem : undefined}
          />
        </Fields>
        <Details
          tight
          items={[
            { term: t('amount'), value: money(preview?.amount) },
            { term: t('fee', { percent: percentOfRatio(terms.fee) }), value: money(preview?.fee) },
          ]}
        />
        <div className={s['total']}>
          <span>{t('total')}</span>
          {money(preview?.total)}
        </div>
        <FormErrors />
        {p.renderButton(problem)}
        {available !== undefined && (
          <div className="row row--between xs t3">
            <span className="num">{t('available', { amount: numberText(trimmed(available)), currency })}</span>
            <Link className="link" href={p.depositHref}>
              {t('deposit')}
            </Link>
          </div>
        )}
      </Form>
      {isConfirming &&
        preview &&
        p.renderConfirm({
          units: units.units,
          preview,
          onClose: () => setConfirming(false),
          onDone: (made) => {
            setConfirming(false)
            setReceipt(made)
            units.reset()
          },
        })}
      <Receipt
        of={receipt}
        onClose={() => {
          setReceipt(undefined)
          onFinished?.()
        }}
      />
    </>
  )
}

/** The most units that are accepted now, as text, with the sentence that names their bound. */
function useUnitsMost(terms: OfferTerms, symbol: string, available: string | undefined) {
  const mostText = useMost()
  const most = mostUnits(terms, available)
  return mostText({ most, min: BigInt(terms.minUnits), scale: 0, unit: symbol })
}
