import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Num, numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSiteAccess } from '#parts/site-access.ts'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useOwnFee } from '#books/fees/own-fee.ts'
import { useLocale } from '#parts/use-locale.ts'
import { OfferForm } from '#issuance/subscriptions/offer-form.tsx'
import { useHere } from '#parts/use-here.ts'
import panel from '#issuance/subscriptions/subscriptions.module.css'
import { ConfirmPurchase } from './confirm-purchase.tsx'
import { Countdown } from './countdown.tsx'
import type { Sale } from './new-coins.queries.ts'
import { termsIn } from './to-purchase.ts'

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

function PurchaseForm({ sale: listed, onBought }: Required<PanelProps>) {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const sale = useOwnFee(listed, listed.id)
  // React would overwrite input typed before hydration.
  const disabled = !useHydrated()
  const [chosen, setChosen] = useState(sale.payCoins[0]?.coin)
  const coin = sale.payCoins.find(({ coin: code }) => code === chosen) ?? sale.payCoins[0]
  if (coin === undefined) return null
  const isFiat = /^[A-Z]{3}$/u.test(coin.coin)
  return (
    <OfferForm
      terms={termsIn(sale, coin)}
      currency={coin.coin}
      symbol={sale.id}
      available={sale.own?.available.find(({ coin: code }) => code === coin.coin)?.amount}
      isAllowed={sale.own?.reason === null}
      errorText={(fault, units) => t(`errors.${fault}`, { units, coin: coin.coin })}
      renderButton={(problem) => <BuyButton sale={sale} problem={problem} />}
      depositHref={paths.recharge(locale, isFiat ? { kind: 'fiat' } : { coin: coin.coin })}
      renderConfirm={(of) => <ConfirmPurchase sale={sale} coin={coin} {...of} />}
      onFinished={onBought}
    >
      <Select
        label={t('payCoin')}
        value={coin.coin}
        disabled={disabled}
        onChange={setChosen}
        options={sale.payCoins.map(({ coin: code, unitPrice }) => ({
          code,
          value: t('coinAt', { coin: code, price: numberText(trimmed(unitPrice)) }),
        }))}
      />
    </OfferForm>
  )
}

/** For a customer who may not buy, the reason and a link to what is missing. */
const BuyButton = ({ sale: { own }, problem }: { sale: Sale; problem: string | undefined }) => {
  const t = useTranslations('new-coins')
  const here = useHere()
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  if (!own && !siteAccess.login) return null
  const missing = own === null ? 'login' : own.reason
  const steps = {
    login: paths.login(locale, here),
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
