import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { afterWorkingDays } from '@tessera/domain/identity/companies/clock.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useNow } from '@tessera/ui/use-now.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { WhileInReview } from '#parts/while-in-review.tsx'
import type { Application, InvestorClassState } from './investor-classes.queries.ts'

type ClassCardProps = { current: InvestorClassState; onEnd: (what: 'withdraw' | 'cancel', of: Application) => void }

/** The customer's investor class with its expiry and its consent. */
export function ClassCard({ current: { code, held, newest, ofOwner, rules }, onEnd }: ClassCardProps) {
  const t = useTranslations('investor-classes')
  const open = newest?.status === 'submitted' ? newest : undefined
  return (
    <Card
      title={t('now')}
      titleEnd={<Badge tone={code === 'ri' ? 'neutral' : 'positive'}>{t(`classes.${code}`)}</Badge>}
    >
      <div className="col" style={{ '--g': '16px' }}>
        {held && <Held held={held} remindDays={rules.remindDays} onWithdraw={() => onEnd('withdraw', held)} />}
        {code === 'ri' && <p className="t2">{t('retail')}</p>}
        {ofOwner && <Banner tone="info">{t('ofOwner')}</Banner>}
        {open && (
          <Banner
            tone="info"
            lead={t('submitted.title', { number: open.number })}
            action={
              <Button kind="secondary" size="xs" onPress={() => onEnd('cancel', open)}>
                {t('cancel')}
              </Button>
            }
          >
            {t('submitted.text', { at: stampText(open.submittedAt), class: open.class })}
          </Banner>
        )}
        {open && <InReview application={open} />}
        {newest && held === null && <LastEnd last={newest} />}
      </div>
    </Card>
  )
}

/** The working days within which two reviewers decide. */
const REVIEW_DAYS = 3

/** The expected day, the data that was sent, and next steps. The banner above cancels the application. */
function InReview({ application }: { application: Application }) {
  const t = useTranslations('investor-classes')
  const locale = useLocale()
  const { ground, counted, statement, files, consent, submittedAt } = application
  return (
    <>
      <p className="t2">{t('submitted.expected', { day: afterWorkingDays(submittedAt.slice(0, 10), REVIEW_DAYS) })}</p>
      <WhileInReview
        title={t('submitted.meanwhile')}
        links={[{ text: t('submitted.offers'), href: paths.investments(locale) }]}
        sentTitle={t('submitted.sent')}
        sent={[
          { term: t('form.ground'), value: t(`form.grounds.${ground}`) },
          ...(counted === null ? [] : [{ term: t('submitted.counted'), value: `${grouped(String(counted))} SGD` }]),
          ...(statement === null ? [] : [{ term: t('submitted.statement'), value: statement }]),
          { term: t('submitted.files'), value: files.map(({ name }) => name).join(' · ') },
          { term: t('consent'), value: t('consentOf', { version: consent.version, at: stampText(consent.at) }) },
        ]}
      />
    </>
  )
}

type HeldProps = { held: Application; remindDays: readonly number[]; onWithdraw: () => void }

function Held({ held, remindDays, onWithdraw }: HeldProps) {
  const t = useTranslations('investor-classes')
  const now = useNow()
  const until = held.expiresAt
  const isNear = until !== null && new Date(until).getTime() - now < Math.max(...remindDays) * DAY_MS
  return (
    <>
      <Details
        items={[
          { term: t('since'), value: held.decidedAt === null ? '--' : stampText(held.decidedAt) },
          { term: t('until'), value: until === null ? t('noEnd') : stampText(until) },
          {
            term: t('consent'),
            value: t('consentOf', { version: held.consent.version, at: stampText(held.consent.at) }),
          },
        ]}
      />
      {isNear && <Banner tone="warning">{t('endsSoon', { until: stampText(until) })}</Banner>}
      <div>
        <Button kind="secondary" size="sm" onPress={onWithdraw}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  )
}

/** The outcome of a retail investor's last application, which explains why they have no class. */
function LastEnd({ last }: { last: Application }) {
  const t = useTranslations('investor-classes')
  const at = last.endedAt === null ? '' : stampText(last.endedAt)
  if (last.rejected !== null) {
    const { reasonText: reason, customerMessage } = last.rejected
    return <Banner tone="negative">{t('rejected', { reason, customerMessage: customerMessage ?? '' })}</Banner>
  }
  if (last.status === 'lapsed') return <Banner tone="warning">{t('lapsed', { at })}</Banner>
  if (last.status === 'withdrawn') return <Banner tone="info">{t('wasWithdrawn', { at })}</Banner>
  return null
}
