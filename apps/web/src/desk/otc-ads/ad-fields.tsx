import { carries, methodKinds } from '@tessera/domain/desk/payment-methods/method.ts'
import { adSides } from '@tessera/domain/desk/otc-ads/ad.ts'
import { priceTypes } from '@tessera/domain/desk/otc-ads/price.ts'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useField } from '#parts/form.ts'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMethodName } from '#desk/payment-methods/method-name.ts'
import type { PaymentMethod } from '#desk/payment-methods/payment-methods.queries.ts'
import s from './otc-ads.module.css'
import type { OtcTerms } from './otc-ads.queries.ts'
import { priceText } from './price-text.ts'
import type { AdBody, AdFields } from './to-ad.ts'

export type AdFormState = UseFormReturn<AdFields, unknown, AdBody>
type PartProps = { form: AdFormState; terms: OtcTerms }

/** Side, coin and currency. They cannot change in an existing ad. */
export function WhatFields({ form, terms, fixed }: PartProps & { fixed: boolean }) {
  const t = useTranslations('otc-ads')
  const [side, coin, fiat] = [useField(form, 'side'), useField(form, 'coin'), useField(form, 'fiat')]
  const { onBlur: _coin, ...coinField } = coin
  const { onBlur: _fiat, ...fiatField } = fiat
  /** A new side or currency clears the payment methods, which depend on both. */
  const chosen = (change: (value: string) => void) => (value: string) => {
    change(value)
    form.setValue('methodIds', [])
  }
  const only = (options: readonly string[], value: string) => (fixed ? [value] : options)
  return (
    <Card title={t('form.what')}>
      <div className={s['form']}>
        <div className={s['sides']}>
          <Tabs
            label={t('side.label')}
            variant="segmented"
            block
            chosen={side.value}
            onChange={chosen(side.onChange)}
            items={adSides.map((id) => ({
              index: id,
              name: t(`side.${id}`),
              color: id,
              disabled: fixed && id !== side.value,
            }))}
          />
        </div>
        <div className="fields">
          <Select
            label={t('coin')}
            options={only(
              terms.coins.map((each) => each.coin),
              coin.value,
            ).map((value) => ({ code: value, value }))}
            {...coinField}
          />
          <Select
            label={t('fiat')}
            options={only(
              terms.fiats.map((each) => each.fiat),
              fiat.value,
            ).map((value) => ({ code: value, value }))}
            {...fiatField}
            onChange={chosen(fiat.onChange)}
          />
        </div>
      </div>
    </Card>
  )
}

/** Keeps a sign, digits and one point. */
const keepPercent = (text: string): string =>
  plainDigits(text)
    .replace(/\u2212/gu, '-')
    .replace(/(?!^-)[^\d.]/gu, '')

/** A fixed price, or one that moves with the rate. */
export function PriceFields({ form, terms }: PartProps) {
  const t = useTranslations('otc-ads')
  const type = useField(form, 'priceType')
  const [price, margin] = [useField(form, 'price'), useField(form, 'margin')]
  const [coin, fiat] = form.watch(['coin', 'fiat'])
  const rate = terms.rates.find((each) => each.coin === coin && each.fiat === fiat)?.rate
  const known = rate === undefined ? t('price.noRate') : t('price.rate', { rate: numberText(priceText(rate)), fiat })
  return (
    <Card title={t('price.title')}>
      <div className={s['form']}>
        <div className={s['sides']}>
          <Tabs
            label={t('price.type')}
            variant="segmented"
            block
            chosen={type.value}
            onChange={type.onChange}
            items={priceTypes.map((id) => ({ index: id, name: t(`price.${id}`) }))}
          />
        </div>
        <div className="fields">
          {type.value === 'fixed' ? (
            <AmountField
              label={t('price.of', { coin })}
              unit={fiat}
              precision={terms.priceDecimals}
              help={known}
              {...price}
            />
          ) : (
            <TextInput
              label={t('price.margin')}
              suffix="%"
              autoComplete="off"
              format={keepPercent}
              maxLength={9}
              help={known}
              {...margin}
            />
          )}
        </div>
      </div>
    </Card>
  )
}

/** The total quantity, and the limits of one deal. */
export function AmountFields({ form, terms, fixed }: PartProps & { fixed: boolean }) {
  const t = useTranslations('otc-ads')
  const [quantity, min, max] = [useField(form, 'quantity'), useField(form, 'min'), useField(form, 'max')]
  const [side, code, fiat] = form.watch(['side', 'coin', 'fiat'])
  const coin = terms.coins.find((each) => each.coin === code)
  const precision = terms.fiats.find((each) => each.fiat === fiat)?.decimals ?? 2
  const sells = side === 'sell' && coin !== undefined && !fixed
  return (
    <Card title={t('form.amounts')}>
      <div className="fields">
        <div className="span">
          <AmountField
            label={t('form.quantity')}
            unit={code}
            precision={coin?.decimals ?? 0}
            readOnly={fixed}
            help={t(fixed ? 'form.quantityStays' : side === 'sell' ? 'form.quantityHeld' : 'form.quantityWanted')}
            {...(sells && {
              max: coin.available,
              labelEnd: (
                <span className="num">
                  {t('form.available', { amount: numberText(trimmed(coin.available)), coin: code })}
                </span>
              ),
            })}
            {...quantity}
          />
        </div>
        <AmountField label={t('form.min')} unit={fiat} precision={precision} {...min} />
        <AmountField label={t('form.max')} unit={fiat} precision={precision} {...max} />
      </div>
    </Card>
  )
}

/** Payment methods, the time to pay and notes for the counterparty. */
export function HowFields({ form, terms, methods }: PartProps & { methods: readonly PaymentMethod[] }) {
  const t = useTranslations('otc-ads')
  const [window, words] = [useField(form, 'window'), useField(form, 'terms')]
  const side = form.watch('side')
  return (
    <Card title={t('form.how')}>
      <div className={s['form']}>
        {side === 'sell' ? <OwnMethods form={form} methods={methods} max={terms.mostMethods} /> : <Kinds form={form} />}
        <div>
          <span className="sm fw5">{t('form.window')}</span>
          <div className={s['sides']} style={{ marginTop: 8 }}>
            <Tabs
              label={t('form.window')}
              variant="segmented"
              block
              chosen={window.value}
              onChange={window.onChange}
              items={terms.windows.map((minutes) => ({
                index: String(minutes),
                name: t('form.minutes', { minutes: String(minutes) }),
              }))}
            />
          </div>
        </div>
        <TextArea
          label={t('form.terms')}
          optional
          counter
          help={t('form.termsHelp')}
          maxLength={terms.termsLength}
          {...words}
        />
      </div>
    </Card>
  )
}

type OwnMethodsProps = { form: AdFormState; methods: readonly PaymentMethod[]; max: number }

/** At most one own method of each kind: the buyer chooses the kind and pays to that method. */
function OwnMethods({ form, methods, max }: OwnMethodsProps) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const nameOf = useMethodName()
  const { value, onChange, error } = useField(form, 'methodIds')
  const fiat = form.watch('fiat')
  const own = methods.filter(({ kind, usable }) => usable && carries(kind, fiat))
  const kindOf = (id: string) => methods.find((each) => each.id === id)?.kind
  const toggle = ({ id, kind }: PaymentMethod, on: boolean) => {
    const others = value.filter((each) => each !== id && (!on || kindOf(each) !== kind))
    onChange(on ? [...others, id].slice(-max) : others)
  }
  return (
    <fieldset className={s['methods']} aria-label={t('form.paidBy')}>
      <span className="sm fw5">{t('form.paidBy')}</span>
      {own.map((method) => (
        <Checkbox key={method.id} checked={value.includes(method.id)} onChange={(on) => toggle(method, on)}>
          {nameOf(method.kind)} <span className="t3 num">{method.accountMasked}</span>
        </Checkbox>
      ))}
      {own.length === 0 && <p className="sm t2">{t('form.noMethod', { fiat })}</p>}
      {error !== undefined && (
        <p className="sm neg" role="alert">
          {error}
        </p>
      )}
      <div>
        <ButtonLink kind="soft" size="xs" href={paths.paymentMethods(locale)}>
          {t('tabs.methods')}
        </ButtonLink>
      </div>
    </fieldset>
  )
}

function Kinds({ form }: { form: AdFormState }) {
  const t = useTranslations('otc-ads')
  const nameOf = useMethodName()
  const { value, onChange } = useField(form, 'methodKinds')
  const { error } = useField(form, 'methodIds')
  const fiat = form.watch('fiat')
  return (
    <fieldset className={s['methods']} aria-label={t('form.payBy')}>
      <span className="sm fw5">{t('form.payBy')}</span>
      {methodKinds
        .filter((kind) => carries(kind, fiat))
        .map((kind) => (
          <Checkbox
            key={kind}
            checked={value.includes(kind)}
            onChange={(on) => {
              onChange(on ? [...value, kind] : value.filter((each) => each !== kind))
              form.clearErrors('methodIds')
            }}
          >
            {nameOf(kind)}
          </Checkbox>
        ))}
      {error !== undefined && (
        <p className="sm neg" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
