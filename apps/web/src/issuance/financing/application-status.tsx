import { financingItemWords, financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { financingDocumentKinds } from '@tessera/domain/issuance/financing/documents.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application, FinancingState } from './financing.queries.ts'
import s from './financing.module.css'
import { Holders } from './holders.tsx'
import { Questions } from './questions.tsx'
import { History, DataRoom } from './data-room.tsx'
import { NextStep } from './start.tsx'
import { TermsCard } from './terms-card.tsx'
import { toneOf } from './tone.ts'
import { Withdraw } from './withdraw.tsx'

/** The state of an application: first the items requested from its issuer, then everything that both sides know. */
export function ApplicationStatus({ current, application }: { current: FinancingState; application: Application }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const { status, offer, product } = application
  const isSent = application.version > 0
  const isOver = status === 'accepted' || status === 'declined' || status === 'withdrawn'
  return (
    <div className={`container ${s['page']}`}>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">
            {[t('number', { number: application.number }), locale === 'zh_CN' ? offer.nameZh : offer.nameEn]
              .filter((each) => each !== null)
              .join(' · ')}
          </p>
        </div>
        <Badge tone={toneOf[status]}>{financingStatusWords[status][locale]}</Badge>
      </div>
      <div className={`col ${s['body']}`} style={{ '--g': '24px' }}>
        <Now application={application} />
        <RequestedItems application={application} />
        <TermsCard application={application} />
        {isSent && <Questions questions={application.questions} isOpen={!isOver} />}
        {isSent && <DataRoom application={application} />}
        <History history={application.history} />
        {product !== null && ['allotted', 'trading'].includes(product.status) && <Holders symbol={product.symbol} />}
        {isOver ? <NextStep current={current} /> : <Withdraw id={application.id} />}
      </div>
    </div>
  )
}

const stages = ['submitted', 'screening', 'due_diligence', 'committee', 'terms', 'accepted'] as const

function Now({ application }: { application: Application }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const { status, declined, product, diligence } = application
  const at = stages.findIndex((each) => each === status)
  return (
    <Card>
      <div className="col" style={{ '--g': '20px' }}>
        {at >= 0 && (
          <Stepper
            label={t('progress')}
            labels={stages.map((each) => financingStatusWords[each][locale])}
            now={status === 'accepted' ? stages.length : at}
          />
        )}
        <p className="t2">{sentenceOf(status, diligence, t)}</p>
        {declined !== null && (
          <Banner tone="negative">
            {declined.text}
            {declined.customerMessage !== null && (
              <p>{t('customerMessage', { customerMessage: declined.customerMessage })}</p>
            )}
          </Banner>
        )}
        {product !== null && <p className="fw6">{t('product', { symbol: product.symbol })}</p>}
        {(status === 'draft' || status === 'precheck_failed') && (
          <div className={s['actions']}>
            <ButtonLink href={paths.financing(locale, application.missing[0]?.step ?? 'declaration')}>
              {t('resume')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}

function sentenceOf(status: Application['status'], diligence: number | null, t: Translate<'financing'>): string {
  if (status === 'due_diligence') return t('diligenceText', { percent: String(diligence ?? 0) })
  if (status === 'draft' || status === 'precheck_failed') return t('draftText')
  return t(`${status}Text`)
}

type Item = Application['requestedItems'][number]['item']
const stepOf = (item: Item): string =>
  item === 'offer' || item === 'people' || !(item === 'cap_table' || financingDocumentKinds.includes(item))
    ? item
    : 'documents'

/** The items requested again, each with a link to it; all are submitted together. */
function RequestedItems({ application: { requestedItems } }: { application: Application }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  if (requestedItems.length === 0) return null
  return (
    <>
      {requestedItems.map(({ item, customerMessage }) => (
        <Banner
          key={item}
          tone="warning"
          lead={t('resubmit', { what: financingItemWords[item][locale] })}
          action={
            <ButtonLink kind="secondary" size="xs" href={paths.financing(locale, stepOf(item))}>
              {t('change')}
            </ButtonLink>
          }
        >
          {customerMessage}
        </Banner>
      ))}
      <div className={s['actions']}>
        <ButtonLink href={paths.financing(locale, 'declaration')}>{t('send')}</ButtonLink>
      </div>
    </>
  )
}
