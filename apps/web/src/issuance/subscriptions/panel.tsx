import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { fixedText, Num, numberText } from '@tessera/ui/num.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useNow } from '@tessera/ui/use-now.ts'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSiteAccess } from '#parts/site-access.ts'
import { paths } from '#parts/paths.ts'
import { useOwnFee } from '#books/fees/own-fee.ts'
import { spanUntil } from '#parts/time-text.ts'
import { useTimes } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { useHere } from '#parts/use-here.ts'
import type { Offer } from './offer.ts'
import { OfferForm } from './offer-form.tsx'
import s from './subscriptions.module.css'
import { termsOfOffer } from './to-subscription.ts'

const ConfirmSubscription = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmSubscription)

/** `mark` is the product's picture, shown in the confirmation. */
type PanelProps = { offer: Offer; mark: ReactNode }

/** The progress, the units, the cost and the subscribe button. Balance and fee are shown above the button. */
export function SubscribePanel({ offer, mark }: PanelProps) {
  const t = useTranslations('subscriptions')
  return (
    <div className="col" style={{ '--g': '16px' }}>
      <Card>
        <div className={s['panelIn']}>
          <Raised offer={offer} />
          <hr className="rule" />
          {offer.status !== 'closed' && <Deadline offer={offer} />}
          {offer.status === 'in_subscription' && <BuyForm offer={offer} mark={mark} />}
        </div>
      </Card>
      <Banner tone="plain">{t(`notes.${offer.status}`)}</Banner>
    </div>
  )
}

const Raised = ({ offer: { status, progress, target, currency, currencyDecimals } }: { offer: Offer }) => {
  const t = useTranslations('subscriptions')
  return (
    <div>
      <div className="row row--between">
        <span className="t3 sm">{t('raised')}</span>
        <b className="num">{progress.percent}%</b>
      </div>
      <div className={s['raised']}>
        <Num value={progress.amount} decimals={currencyDecimals} unit={currency} />
      </div>
      <div style={{ margin: '10px 0 8px' }}>
        <Tiles
          percent={progress.percent}
          label={t('progress')}
          tone={status === 'in_subscription' ? 'accent' : 'done'}
        />
      </div>
      <div className="row row--between xs t3">
        <span className="num">
          {t('target', { amount: numberText(fixedText(target, currencyDecimals)), currency })}
        </span>
        <span>{t('investors', { count: progress.investors })}</span>
      </div>
    </div>
  )
}

const two = (n: number): string => String(n).padStart(2, '0')

/** The time left, such as `42 d 06 h 18 m`, updated while the page is open. */
const Left = ({ until }: { until: string }) => {
  const t = useTranslations('subscriptions')
  const { days, hours, minutes } = spanUntil(until, useNow())
  return t('left', { days: String(days), hours: two(hours), minutes: two(minutes) })
}

const Deadline = ({ offer: { status, opensAt, closesAt } }: { offer: Offer }) => {
  const t = useTranslations('subscriptions')
  const { deadline } = useTimes()
  const open = status === 'in_subscription'
  // The server does not know the reader's clock, so the closing time is shown until hydration.
  const counts = useHydrated() && open
  const word = counts ? 'closesIn' : open ? 'closes' : status === 'published' ? 'opens' : 'closed'
  return (
    <div className="row row--between row--wrap">
      <span className="t2 row" style={{ '--g': '6px' }}>
        <Icon of={Clock} size={16} />
        {t(word)}
      </span>
      <b className="num">
        {counts ? <Left until={closesAt} /> : deadline(status === 'published' ? opensAt : closesAt)}
      </b>
    </div>
  )
}

function BuyForm({ offer: listed, mark }: PanelProps) {
  const t = useTranslations('subscriptions')
  const offer = useOwnFee(listed, listed.symbol)
  const locale = useLocale()
  return (
    <OfferForm
      terms={termsOfOffer(offer)}
      currency={offer.currency}
      symbol={offer.symbol}
      available={offer.eligibility?.available}
      isAllowed={offer.eligibility?.reason === null}
      errorText={(fault, number) => t(`errors.${fault}`, { units: number, step: number })}
      renderButton={(problem) => <SubscribeButton offer={offer} problem={problem} />}
      depositHref={paths.recharge(locale, { kind: 'fiat' })}
      renderConfirm={(of) => <ConfirmSubscription offer={offer} mark={mark} {...of} />}
    />
  )
}

type SubscribeButtonProps = { offer: Offer; problem: string | undefined }

/** For a customer who may not buy, the reason and a link to what is missing. */
const SubscribeButton = ({ offer, problem }: SubscribeButtonProps) => {
  const t = useTranslations('subscriptions')
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  const here = useHere()
  const { eligibility } = offer
  if (!eligibility && !siteAccess.login) return null
  if (!eligibility)
    return (
      <ButtonLink block href={paths.login(locale, here)}>
        {t('login')}
      </ButtonLink>
    )
  if (eligibility.reason === 'KYC_REQUIRED')
    return (
      <ButtonLink block href={paths.kycEnter(locale)}>
        {t('verify')}
      </ButtonLink>
    )
  if (eligibility.reason === 'SECURITY_FACTOR_REQUIRED')
    return (
      <ButtonLink block href={paths.userManagement(locale)}>
        {t('secure')}
      </ButtonLink>
    )
  const reason = eligibility.reason === null ? problem : t(`reasons.${eligibility.reason}`)
  const fix = fixOf(eligibility.reason, locale)
  if (fix !== undefined)
    return (
      <>
        <p className="sm neg">{reason}</p>
        <ButtonLink block href={fix.href}>
          {t(fix.word)}
        </ButtonLink>
      </>
    )
  return (
    <Button type="submit" block disabledReason={reason}>
      {t('subscribe')}
    </Button>
  )
}

/** The screen where the customer can resolve a refusal of class or test; undefined for other reasons. */
const fixOf = (reason: string | null, locale: Locale) =>
  reason === 'SUBSCRIPTION_CLASS_NOT_ALLOWED'
    ? ({ href: paths.investorClass(locale), word: 'applyClass' } as const)
    : reason === 'RISK_TEST_REQUIRED'
      ? ({ href: paths.riskTest(locale), word: 'takeTest' } as const)
      : undefined
