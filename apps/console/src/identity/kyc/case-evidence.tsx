import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Eye, RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { listText } from '#parts/list-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useMay } from '#parts/me.queries.ts'
import { HighRisk } from '#parts/high-risk.tsx'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { VendorVerdict } from '#parts/vendor-verdict.tsx'
import { RequestResubmission } from './request-resubmission.tsx'
import { CaseChanges } from './case-changes.tsx'
import { CaseStatus } from './case-status.tsx'
import s from './kyc.module.css'
import { type KycCase, kycCase } from './kyc.queries.ts'
import { Photos } from './photos.tsx'
import { type Recall, RecallActs } from './recall.tsx'
import { useReasoned } from '#parts/with-reason.tsx'

/** The evidence on an identity: submitted and changed data, the photos, and the exchange's automatic checks. */
export function CaseEvidence({ id, recall }: { id: string; recall: Recall | undefined }) {
  const t = useTranslations('kyc')
  const locale = useLocale()
  const { data, error, refetch } = useQuery(kycCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  const [newest] = data.versions
  return (
    <>
      {data.withdrawnAt !== null && (
        <Banner tone="info">{t('withdrawn', { time: stampText(data.withdrawnAt) })}</Banner>
      )}
      <HighRisk
        highRisk={data.highRisk}
        places={[
          { place: 'nationality', country: data.nationality },
          { place: 'residence', country: newest?.details.address.country },
        ]}
      />
      <CaseChanges versions={data.versions} />
      <CaseActs kycCase={data} recall={recall} />
      {newest?.details.fromMyinfoAt !== undefined && (
        <p className="t2">{t('fromMyinfo', { time: stampText(newest.details.fromMyinfoAt) })}</p>
      )}
      {newest?.details.unverifiedFields !== undefined && (
        <p className="t2">
          {t('unverified', {
            fields: listText(
              locale,
              newest.details.unverifiedFields.map((field) => t(`unverifiedField.${field}`)),
            ),
          })}
        </p>
      )}
      {newest && newest.documents.length > 0 && <Photos key={data.version} caseId={id} documents={newest.documents} />}
      <VendorVerdict verdict={data.vendor} />
      <Checks checks={data.checks} />
      <SameNumber {...data.sameNumber} />
    </>
  )
}

function CaseActs({ kycCase: each, recall }: { kycCase: KycCase; recall: Recall | undefined }) {
  const t = useTranslations('kyc')
  const mayReview = useMay('kyc.review')
  const [isDialogOpen, setDialogOpen] = useState(false)
  const reveal = useReasoned(t('revealReason'), (id: string, reason) => api.kycCases.reveal({ id, reason }))
  if (!mayReview) return null
  return (
    <div className={s['acts']}>
      {reveal.data ? (
        <p>{t('wholeNumber', { number: reveal.data.documentNumber })}</p>
      ) : (
        <Button kind="secondary" size="xs" icon={Eye} onPress={() => reveal.ask(each.id)}>
          {t('reveal')}
        </Button>
      )}
      {statusesAllowing(kycMachine, 'ask_again').includes(each.status) && (
        <Button kind="secondary" size="xs" icon={RotateCcw} onPress={() => setDialogOpen(true)}>
          {t('askAgain')}
        </Button>
      )}
      {statusesAllowing(kycMachine, 'revoke').includes(each.status) && recall && (
        <RecallActs kycCase={each} recall={recall} />
      )}
      {isDialogOpen && <RequestResubmission kycCase={each} onClose={() => setDialogOpen(false)} />}
      {reveal.dialog}
    </div>
  )
}

/** Other cases with the same document number, which the reviewer compares before deciding. */
function SameNumber({ total, files }: KycCase['sameNumber']) {
  const t = useTranslations('kyc')
  const [, open] = useOpenCase()
  if (total === 0) return null
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('same', { n: total })}</h3>
      <ul>
        {files.map(({ id, number, status, customer }) => (
          <li key={id} className={s['same']}>
            <Button kind="ghost" size="xs" onPress={() => open({ kind: 'kyc_review', subjectId: id })}>
              {number}
            </Button>
            <span className="t3">{t('sameCustomer', { number: customer })}</span>
            <CaseStatus status={status} />
          </li>
        ))}
      </ul>
      {total > files.length && <p className="t3 sm">{t('sameMore', { n: total - files.length })}</p>}
    </section>
  )
}

function Checks({ checks }: { checks: KycCase['checks'] }) {
  const t = useTranslations('kyc')
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('checks')}</h3>
      <ul>
        {checks.map(({ check, passed }) => (
          <li key={check} className={s['check']}>
            <span className={passed ? s['fine'] : s['closer']}>
              <Icon of={passed ? CircleCheck : TriangleAlert} />
            </span>
            {t(`check.${check}`)}
            <span className="t3">{t(passed ? 'passed' : 'failed')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
