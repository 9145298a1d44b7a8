import { afterWorkingDays } from '@tessera/domain/identity/companies/clock.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/countries.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { WhileInReview } from '#parts/while-in-review.tsx'
import { useLocale } from '#parts/use-locale.ts'
import s from './kyc.module.css'
import { api } from '#parts/api.ts'
import { ExpiryNotice } from './expiry-notice.tsx'
import { type Case, type KycVerification, kycVerification } from './kyc.queries.ts'
import { KycForm } from './kyc-form.tsx'
import type { Part } from './to-kyc.ts'
import { WithdrawApplication } from './withdraw-application.tsx'

export function InReview({ file, medianHours }: { file: Case; medianHours: number | null }) {
  const t = useTranslations('kyc')
  return (
    <div className={s['state']}>
      <Card>
        <div className={s['stateIn']}>
          <h1 className="h3">{t(file.reviewedAgain ? 'once.title' : 'review.title')}</h1>
          {file.reviewedAgain && <Banner tone="warning">{t('once.paused')}</Banner>}
          <Stepper
            label={t('review.steps')}
            labels={[t('review.sent'), t('review.reviewing'), t('review.decided')]}
            now={1}
          />
          <p className="t2">{t('review.text', { number: file.number, time: stampText(file.submittedAt) })}</p>
          <p className="t2">{t('review.expected', { day: expectedDay(file.submittedAt) })}</p>
          <p className="t3 sm">
            {t('review.usual')} {medianHours !== null && t('review.median', { hours: medianHours })}
          </p>
          <Meanwhile file={file} />
          <Withdraw file={file} />
        </div>
      </Card>
    </div>
  )
}

/** Withdraws a file that was never approved and that no vendor checks now. */
function Withdraw({ file: { number, mayWithdraw } }: { file: Case }) {
  const t = useTranslations('kyc')
  if (!mayWithdraw) return null
  return (
    <WithdrawApplication
      words={{
        button: t('withdraw.button'),
        title: t('withdraw.title', { number }),
        text: t('withdraw.text'),
        keep: t('withdraw.keep'),
        done: t('withdraw.done', { number }),
      }}
      withdraw={() => api.kyc.withdraw({ number })}
      queryKey={kycVerification().queryKey}
    />
  )
}

/** The last of the working days that a review usually takes. */
const REVIEW_DAYS = 7
const expectedDay = (submittedAt: string): string => afterWorkingDays(submittedAt.slice(0, 10), REVIEW_DAYS)

function Meanwhile({ file: { details, documents } }: { file: Case }) {
  const t = useTranslations('kyc')
  const locale = useLocale()
  const { line1, line2, city, region, postcode, country } = details.address
  const address = [line1, line2, city, region, postcode, countryText(locale, country)]
  return (
    <WhileInReview
      title={t('meanwhile.title')}
      links={[
        { text: t('meanwhile.factor'), href: paths.userManagement(locale) },
        { text: t('meanwhile.offers'), href: paths.investments(locale) },
        { text: t('meanwhile.safety'), href: paths.cms(locale, 'security') },
      ]}
      sentTitle={t('meanwhile.sent')}
      sent={[
        { term: t('legalName'), value: details.legalName },
        { term: t('birthDate'), value: details.birthDate },
        { term: t('nationality'), value: countryText(locale, details.nationality) },
        { term: t('documentType'), value: t(`documentTypes.${details.documentType}`) },
        { term: t('documentNumber'), value: details.documentNumberMasked },
        { term: t('expiresOn'), value: details.documentExpiresOn ?? t('noExpiry') },
        { term: t('address'), value: address.filter((part) => part !== undefined).join(', ') },
        { term: t('photos'), value: documents.map(({ kind }) => t(photoLabels[kind])).join(' · ') },
      ]}
    />
  )
}

const photoLabels = { front: 'front', back: 'backSide', selfie: 'selfie' } as const
type ItemRequest = NonNullable<Case['detailsResubmission']>

const Reason = ({ title, resubmission }: { title: string; resubmission: ItemRequest }) => {
  const t = useTranslations('kyc')
  return (
    <Banner tone="warning" lead={t('again.about', { what: title })}>
      {resubmission.reasonText}
      {resubmission.customerMessage !== null && (
        <p>{t('again.customerMessage', { customerMessage: resubmission.customerMessage })}</p>
      )}
    </Banner>
  )
}

/** The items requested again, each with its reason, and a form for exactly those. */
type ResubmissionProps = {
  file: Case
  onDone: (current: KycVerification) => void
  /** A source that can renew an expired document without photos. */
  source: ReactNode
}

export function Resubmission({ file, onDone, source }: ResubmissionProps) {
  const t = useTranslations('kyc')
  const words = file.expiry === 'expired' ? 'expired' : file.reviewedAgain ? 'once' : 'again'
  const photos = file.documents.filter(({ resubmission }) => resubmission !== null)
  const parts: Part[] = [...(file.detailsResubmission ? (['details'] as const) : []), ...photos.map(({ kind }) => kind)]
  return (
    <div className={s['form']}>
      <div className="col">
        <h1 className="h3">{t(`${words}.title`)}</h1>
        <p className="t2">{t(`${words}.text`)}</p>
      </div>
      {file.reviewedAgain && <Banner tone="info">{t('once.paused')}</Banner>}
      {file.expiry === null && file.detailsResubmission && (
        <Reason title={t('again.details')} resubmission={file.detailsResubmission} />
      )}
      {file.expiry === null &&
        photos.map(
          ({ kind, resubmission }) =>
            resubmission && <Reason key={kind} title={t(photoLabels[kind])} resubmission={resubmission} />,
        )}
      {file.expiry === 'expired' && source}
      <KycForm parts={parts} before={file} onDone={onDone} />
      <Withdraw file={file} />
    </div>
  )
}

export function Rejected({ file, onStart }: { file: Case | null; onStart: () => void }) {
  const t = useTranslations('kyc')
  return (
    <div className={s['state']}>
      <Card>
        <div className={s['stateIn']}>
          <h1 className="h3">{t('rejected.title')}</h1>
          {file?.rejected && (
            <Banner tone="negative">
              {file.rejected.reasonText}
              {file.rejected.customerMessage !== null && (
                <p>{t('again.customerMessage', { customerMessage: file.rejected.customerMessage })}</p>
              )}
            </Banner>
          )}
          <Button kind="secondary" onPress={onStart}>
            {t('rejected.start')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

export function Approved({ file }: { file: Case | null }) {
  const t = useTranslations('kyc')
  const locale = useLocale()
  return (
    <div className={s['state']}>
      <Card>
        <div className={s['stateIn']}>
          <h1 className="h3">{t('approved.title')}</h1>
          <Banner tone="positive">{t('approved.text')}</Banner>
          {file && <ExpiryNotice file={file} />}
          <div className={s['actions']}>
            <ButtonLink href={paths.recharge(locale)}>{t('approved.deposit')}</ButtonLink>
            <ButtonLink kind="secondary" href={paths.investments(locale)}>
              {t('approved.invest')}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  )
}
