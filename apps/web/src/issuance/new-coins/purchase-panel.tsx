import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSiteAccess } from '#parts/site-access.ts'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useOwnFee } from '#books/fees/own-fee.ts'
import { percentOfRatio } from '#books/fees/rate-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import panel from '#issuance/subscriptions/subscriptions.module.css'
import { toSubscription } from '#issuance/subscriptions/to-subscription.ts'
import { ConfirmPurchase } from './confirm-purchase.tsx'
import { Countdown } from './countdown.tsx'
import type { PayCoin, Sale } from './new-coins.queries.ts'
import { amountOf, termsIn, unitsIn } from './to-purchase.ts'

type PanelProps = { sale: Sale; onBought?: () => void }
const stay = (): void => undefined

/** The progress of the sale and the purchase form. */
export function PurchasePanel({ sale, onBought = stay }: PanelProps) {
  const t = useTranslations('new-coins')
  return (
    <div className="col" style={{ '--g': '16px' }}>
      <Card>
        <div className={panel['panelIn']}>
          <Progress sale={sale} />
          <hr className="rule" />
          {sale.status !== 'closed' && (
            <div className="row row--between">
              <Countdown sale={sale} />
            </div>
          )}
          {sale.stage === 'open' && <PurchaseForm sale={sale} onBought={onBought} />}
        </div>
      </Card>
      <Banner tone="plain">{t(`notes.${sale.status}`)}</Banner>
    </div>
  )
}

const Progress = ({ sale: p }: { sale: Sale }) => {
  const t = useTranslations('new-coins')
  return (
    <div>
      <div className="row row--between">
        <span className="t3 sm">{t('requestedSoFar')}</span>
        <b className="num">{p.progress.percent}%</b>
      </div>
      <div className={panel['raised']}>
        <Num value={p.progress.units} unit={p.id} />
      </div>
      <div style={{ margin: '10px 0 8px' }}>
        <Tiles percent={p.progress.percent} label={t('ofHardCap')} tone={p.stage === 'open' ? 'accent' : 'done'} />
      </div>
      <div className="row row--between xs t3">
        <span className="num">{t('hardCap', { units: numberText(p.hardCap) })}</span>
        <span>{t('buyers', { count: p.progress.investors })}</span>
      </div>
      {p.softCap !== null && <p className="xs t3 num">{t('softCapOf', { units: numberText(p.softCap) })}</p>}
      {p.raised.length > 0 && (
        <p className="xs t3 num">
          {t('raised', {
            sums: p.raised.map(({ coin, amount }) => `${numberText(trimmed(amount))} ${coin}`).join(' · '),
          })}
        </p>
      )}
    </div>
  )
}

/** The typed units or amount, and the other value derived from it. */
function usePurchase(sale: Sale) {
  const [coinCode, setCoin] = useState(sale.payCoins[0]?.coin ?? '')
  const [typed, setTyped] = useState<{ by: 'units' | 'amount'; text: string }>({ by: 'units', text: sale.minUnits })
  const coin: PayCoin = sale.payCoins.find(({ coin: code }) => code === coinCode) ?? {
    coin: '',
    decimals: 0,
    unitPrice: '0',
  }
  const bought =
    typed.by === 'amount'
      ? unitsIn(bare(typed.text), coin, sale.stepUnits)
      : { units: bare(typed.text), remainder: undefined }
  const amount = amountOf(bought.units, coin)
  const available = sale.own?.available.find(({ coin: code }) => code === coinCode)?.amount
  const terms = termsIn(sale, coin)
  const checked = toSubscription(bought.units, terms, available)
  return {
    coin,
    ...bought,
    available,
    terms,
    checked,
    amountText: typed.by === 'amount' ? typed.text : trimmed(amount),
    unitsText: typed.by === 'units' ? typed.text : bought.units,
    setCoin: (code: string) => {
      // An amount typed in one coin is not valid in another.
      setTyped({ by: 'units', text: bought.units === '' ? sale.minUnits : bought.units })
      setCoin(code)
    },
    setAmount: (text: string) => setTyped({ by: 'amount', text }),
    setUnits: (text: string) => setTyped({ by: 'units', text }),
  }
}

function PurchaseForm({ sale: listed, onBought }: Required<PanelProps>) {
  const t = useTranslations('new-coins')
  const sale = useOwnFee(listed, listed.id)
  const purchase = usePurchase(sale)
  // React would overwrite input typed before hydration.
  const disabled = !useHydrated()
  const [confirming, setConfirming] = useState(false)
  const { coin, terms, checked, available } = purchase
  const { preview, fault } = checked
  const bounds = {
    minimum: terms.minUnits,
    maximum: terms.maxUnits ?? '',
    step: terms.stepUnits,
    whole: '',
    balance: '',
  }
  const errorText = fault && t(`errors.${fault}`, { units: numberText(bounds[fault]), coin: coin.coin })
  const mayBuy = sale.own?.reason === null && errorText === undefined
  const money = (value: string | undefined) => (
    <Num value={value === undefined ? undefined : trimmed(value)} unit={coin.coin} full />
  )
  return (
    <Form className={panel['panelIn']} onSubmit={() => mayBuy && setConfirming(true)}>
      <Select
        label={t('payCoin')}
        value={coin.coin}
        disabled={disabled}
        onChange={purchase.setCoin}
        options={sale.payCoins.map(({ coin: code, unitPrice }) => ({
          code,
          value: t('coinAt', { coin: code, price: numberText(trimmed(unitPrice)) }),
        }))}
      />
      <AmountField
        label={t('amount')}
        precision={coin.decimals}
        unit={coin.coin}
        value={purchase.amountText}
        onChange={purchase.setAmount}
        disabled={disabled}
        {...(available !== undefined && {
          labelEnd: (
            <span className="num">{t('available', { amount: numberText(trimmed(available)), coin: coin.coin })}</span>
          ),
        })}
        help={
          purchase.remainder === undefined
            ? undefined
            : t('stays', { amount: numberText(trimmed(purchase.remainder)), coin: coin.coin })
        }
      />
      <AmountField
        label={t('units')}
        precision={0}
        unit={sale.id}
        value={purchase.unitsText}
        onChange={purchase.setUnits}
        disabled={disabled}
        error={errorText}
      />
      <Details
        tight
        items={[
          { term: t('cost'), value: money(preview?.amount) },
          { term: t('fee', { percent: percentOfRatio(sale.fee) }), value: money(preview?.fee) },
        ]}
      />
      <div className={panel['total']}>
        <span>{t('total')}</span>
        {money(preview?.total)}
      </div>
      <FormErrors />
      <BuyButton sale={sale} problem={errorText} />
      {confirming && preview && (
        <ConfirmPurchase
          sale={sale}
          coin={coin.coin}
          units={purchase.units}
          preview={preview}
          onClose={() => setConfirming(false)}
          onBought={onBought}
        />
      )}
    </Form>
  )
}

/** For a customer who may not buy, the reason and a link to what is missing. */
const BuyButton = ({ sale: { own, id }, problem }: { sale: Sale; problem: string | undefined }) => {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  if (!own && !siteAccess.login) return null
  const missing = own === null ? 'login' : own.reason
  const steps = {
    login: paths.login(locale, paths.newCoin(locale, id)),
    KYC_REQUIRED: paths.kycEnter(locale),
    SECURITY_FACTOR_REQUIRED: paths.userManagement(locale),
    SUBSCRIPTION_CLASS_NOT_ALLOWED: paths.investorClass(locale),
    RISK_TEST_REQUIRED: paths.riskTest(locale),
  } as const
  if (missing === 'login' || missing === 'KYC_REQUIRED' || missing === 'SECURITY_FACTOR_REQUIRED')
    return (
      <ButtonLink block href={steps[missing]}>
        {t(`steps.${missing}`)}
      </ButtonLink>
    )
  if (missing === 'SUBSCRIPTION_CLASS_NOT_ALLOWED' || missing === 'RISK_TEST_REQUIRED')
    return (
      <>
        <p className="sm neg">{t(`reasons.${missing}`)}</p>
        <ButtonLink block href={steps[missing]}>
          {t(`steps.${missing}`)}
        </ButtonLink>
      </>
    )
  return (
    <Button type="submit" block disabledReason={missing === null ? problem : t(`reasons.${missing}`)}>
      {t('buy')}
    </Button>
  )
}
