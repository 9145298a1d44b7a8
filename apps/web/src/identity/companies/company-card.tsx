import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import type { CompanyStep } from '@tessera/domain/identity/companies/application.ts'
import { isCompanyDocumentKind } from '@tessera/domain/identity/companies/documents.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMedia } from '#parts/use-media.ts'
import { type Application, type CompanyVerification, companyVerification } from './companies.queries.ts'
import { api } from '#parts/api.ts'
import { WithdrawApplication } from '#identity/kyc/withdraw-application.tsx'
import s from './companies.module.css'
import { PersonLinks } from './person-links.tsx'
import { OnComputer } from './on-computer.tsx'
import { PHONE } from '#parts/phone-width.ts'
import { useBasicFacts, useDocumentFacts, usePersonFacts } from './review.tsx'
import { toneOf } from './tone.ts'
import { WhileInReview } from '#parts/while-in-review.tsx'

/** The state of this account's application, and where its owner continues. */
export function CompanyCard({ current: { application, choice } }: { current: CompanyVerification }) {
  return (
    <div className={s['state']}>
      <Card>
        <div className={s['stateIn']}>
          {application === null ? (
            choice === 'personal' ? (
              <Closed />
            ) : (
              <Start />
            )
          ) : (
            <ApplicationState application={application} />
          )}
        </div>
      </Card>
      {application !== null && linked.has(application.status) && <PersonLinks version={application.savedAt} />}
    </div>
  )
}

/** The statuses in which persons can verify themselves, besides a draft. */
const linked: ReadonlySet<Application['status']> = new Set(['submitted', 'approved', 'change_pending'])

function Closed() {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (
    <>
      <h1 className="h3">{t('title')}</h1>
      <Banner tone="info" lead={t('personalLead')}>
        {t('personal')}
      </Banner>
      <div className={s['actions']}>
        <ButtonLink kind="secondary" href={paths.kycEnter(locale)}>
          {t('toPersonal')}
        </ButtonLink>
      </div>
    </>
  )
}

function Start() {
  const t = useTranslations('companies')
  const locale = useLocale()
  const isPhone = useMedia(PHONE)
  return (
    <>
      <h1 className="h3">{t('startTitle')}</h1>
      <p className="t2">
        {t('startText')} {t('time')}
      </p>
      <Banner tone="warning" lead={t('careLead')}>
        {t('care')}
      </Banner>
      {isPhone ? (
        <OnComputer />
      ) : (
        <div className={s['actions']}>
          <ButtonLink href={paths.enterpriseCert(locale, 'preparation')}>{t('start')}</ButtonLink>
          <ButtonLink kind="secondary" href={paths.entitySumsub(locale)}>
            {t('online')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function ApplicationState({ application }: { application: Application }) {
  const t = useTranslations('companies')
  const { status, basics } = application
  const title = {
    draft: t('title'),
    submitted: t('title'),
    suspended: t('title'),
    to_be_improved: t('againTitle'),
    rejected: t('rejectedTitle'),
    approved: t('approvedTitle'),
    change_pending: t('approvedTitle'),
    withdrawn: t('withdrawnTitle'),
  }[status]
  const about = [basics.name, basics.registrationNumber].filter((each) => each !== null)
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{title}</h1>
          {about.length > 0 && <p className="t2">{about.join(' · ')}</p>}
        </div>
        <Badge tone={toneOf[status]}>{t(`status.${status}`)}</Badge>
      </div>
      {status === 'draft' && <Draft text={t('draftText')} />}
      {status === 'withdrawn' && <Withdrawn application={application} />}
      {status === 'suspended' && <Banner tone="warning">{t('suspended')}</Banner>}
      {status === 'submitted' && <InReview application={application} />}
      {status === 'to_be_improved' && <RequestedItems application={application} />}
      {status === 'rejected' && <Rejected application={application} />}
      {(status === 'approved' || status === 'change_pending') && <Approved />}
    </>
  )
}

function Draft({ text }: { text: string }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (
    <>
      <p className="t2">{text}</p>
      <div className={s['actions']}>
        <ButtonLink href={paths.enterpriseCert(locale)}>{t('resume')}</ButtonLink>
      </div>
    </>
  )
}

/** A withdrawn application, with the reviewer's requests that still apply to it. */
function Withdrawn({ application }: { application: Application }) {
  const t = useTranslations('companies')
  return (
    <>
      <Draft text={t('withdrawnText')} />
      {application.requestedItems.length > 0 && (
        <>
          <p className="t2">{t('withdrawnRequests')}</p>
          <Requests application={application} />
        </>
      )}
    </>
  )
}

function InReview({ application }: { application: Application }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const { number, submittedAt, dueOn } = application
  return (
    <>
      <Stepper label={t('progress')} labels={[t('sent'), t('reviewing'), t('decided')]} now={1} />
      {submittedAt !== null && <p className="t2">{t('reviewText', { number, time: stampText(submittedAt) })}</p>}
      {dueOn !== null && <p className="t3 sm">{t('due', { day: dueOn })}</p>}
      <WhileInReview
        title={t('meanwhile.title')}
        links={[
          { text: t('meanwhile.factor'), href: paths.userManagement(locale) },
          { text: t('meanwhile.offers'), href: paths.investments(locale) },
          { text: t('meanwhile.financing'), href: paths.financing(locale) },
        ]}
        sentTitle={t('meanwhile.sent')}
        sent={[...useBasicFacts(application), ...useDocumentFacts(application), ...usePersonFacts(application)]}
      />
      <Withdraw application={application} />
    </>
  )
}

function Withdraw({ application: { id, number, version, mayWithdraw } }: { application: Application }) {
  const t = useTranslations('companies')
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
      withdraw={() => api.companies.withdraw({ id, version })}
      queryKey={companyVerification().queryKey}
    />
  )
}

type RequestedItem = Application['requestedItems'][number]
const stepOf = ({ item }: RequestedItem): CompanyStep => (isCompanyDocumentKind(item) ? 'documents' : item)

/** A returned application, with the reviewer's requests. */
function RequestedItems({ application }: { application: Application }) {
  const t = useTranslations('companies')
  return (
    <>
      <p className="t2">{t('againText')}</p>
      <Requests application={application} />
      <Withdraw application={application} />
    </>
  )
}

/** The items requested again, each with its reason and a link to it. */
function Requests({ application: { requestedItems } }: { application: Application }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const nameOf = ({ item }: RequestedItem): string =>
    isCompanyDocumentKind(item) ? companyDocumentWords[item][locale] : t(`steps.${item}`)
  return (
    <>
      {requestedItems.map((each) => (
        <Banner
          key={each.item}
          tone={each.answered ? 'positive' : 'warning'}
          lead={t('about', { what: nameOf(each) })}
          action={
            <ButtonLink kind="secondary" size="xs" href={paths.enterpriseCert(locale, stepOf(each))}>
              {t(each.answered ? 'answered' : 'mend')}
            </ButtonLink>
          }
        >
          {each.reasonText}
          {each.customerMessage !== null && <p>{t('customerMessage', { customerMessage: each.customerMessage })}</p>}
        </Banner>
      ))}
      {requestedItems.every(({ answered }) => answered) && (
        <div className={s['actions']}>
          <ButtonLink href={paths.enterpriseCert(locale, 'declaration')}>{t('toSubmit')}</ButtonLink>
        </div>
      )}
    </>
  )
}

function Rejected({ application: { rejected } }: { application: Application }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (
    <>
      {rejected !== null && (
        <Banner tone="negative">
          {rejected.reasonText}
          {rejected.customerMessage !== null && (
            <p>{t('customerMessage', { customerMessage: rejected.customerMessage })}</p>
          )}
        </Banner>
      )}
      <div className={s['actions']}>
        <ButtonLink kind="secondary" href={paths.enterpriseCert(locale, 'preparation')}>
          {t('again')}
        </ButtonLink>
      </div>
    </>
  )
}

function Approved() {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (
    <>
      <Banner tone="positive">{t('approvedText')}</Banner>
      <p className="t3 sm">{t('duty')}</p>
      <div className={s['actions']}>
        <ButtonLink href={paths.recharge(locale)}>{t('deposit')}</ButtonLink>
        <ButtonLink kind="secondary" href={paths.investments(locale)}>
          {t('invest')}
        </ButtonLink>
        <ButtonLink kind="secondary" href={paths.companyChanges(locale)}>
          {t('changes')}
        </ButtonLink>
      </div>
    </>
  )
}
