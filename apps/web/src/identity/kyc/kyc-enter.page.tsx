import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { companyVerification } from '#identity/companies/companies.queries.ts'
import { CompanyCard } from '#identity/companies/company-card.tsx'
import { Choice } from './choice.tsx'
import s from './kyc.module.css'
import { type Case, kycVerification, type KycVerification } from './kyc.queries.ts'
import { KycForm } from './kyc-form.tsx'
import { Approved, Resubmission, InReview, Rejected } from './states.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { StartSingpass } from '#identity/singpass/start-singpass.tsx'
import { PageLoading } from '#parts/page-loading.tsx'
import { kycConfig } from '#identity/sumsub/sumsub.queries.ts'

const everything = ['details', 'front', 'back', 'selfie'] as const

export function KycEnterPage() {
  const t = useTranslations('kyc')
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(kycVerification())
  const company = useQuery(companyVerification())
  const step = data?.step
  useEffect(() => {
    if (step === 'approved') void client.invalidateQueries({ queryKey: ['customers'] })
  }, [client, step])
  const keep = (current: KycVerification) => {
    client.setQueryData(kycVerification().queryKey, current)
    void client.invalidateQueries({ queryKey: ['customers'] })
    window.scrollTo({ top: 0 })
  }
  // A failed refetch keeps the form that is being filled in.
  if (isError && !data)
    return (
      <div className={`container ${s['page']}`}>
        <h1 className="sr">{t('title')}</h1>
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      </div>
    )
  if (!data || !company.isFetched) return <PageLoading />
  return (
    <div className={`container ${s['page']}`}>
      {company.data?.choice === 'company' ? (
        <CompanyCard current={company.data} />
      ) : (
        <CurrentStep current={data} hasCompanyDraft={company.data?.application?.status === 'draft'} onDone={keep} />
      )}
    </div>
  )
}

type CurrentStepProps = { current: KycVerification } & NewFileProps
type NewFileProps = {
  /** The file that the customer withdrew. */
  withdrawn?: Case | undefined
  /** True if there is a company draft that is older than the rule that a draft makes the choice of identity. */
  hasCompanyDraft: boolean
  onDone: (current: KycVerification) => void
}

function CurrentStep({ current, ...rest }: CurrentStepProps) {
  const [fresh, setFresh] = useState(false)
  const { step, case: file } = current
  const config = useQuery(kycConfig('personal')).data
  if (step === 'approved') return <Approved file={file} />
  if (step === 'review' && file) return <InReview file={file} medianHours={current.medianReviewHours} />
  if (step === 'resend' && file) return <Resubmission file={file} onDone={rest.onDone} source={<StartSingpass />} />
  if (config?.provider === 'sumsub' && config.standing?.status === 'pending') return <WithVendor />
  if (step === 'rejected' && !fresh) return <Rejected file={file} onStart={() => setFresh(true)} />
  const withdrawn = file?.withdrawnAt == null ? undefined : file
  const verdict = config?.standing?.status
  const isOnline = config?.provider === 'sumsub' && verdict !== 'final' && verdict !== 'green'
  return <NewFile {...rest} withdrawn={withdrawn} isOnline={isOnline} />
}

function NewFile({ withdrawn, hasCompanyDraft, onDone, isOnline }: NewFileProps & { isOnline: boolean }) {
  const t = useTranslations('kyc')
  const locale = useLocale()
  const [started, setStarted] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (!started)
    return (
      <>
        {withdrawn && (
          <Banner tone="info" lead={t('withdraw.notice', { number: withdrawn.number })}>
            {t('withdraw.again')}
          </Banner>
        )}
        <Choice
          onIndividual={() => (hasCompanyDraft ? setDialogOpen(true) : setStarted(true))}
          company={paths.entityVerification(locale)}
          source={<StartSingpass />}
        />
        <ConfirmDialog
          open={isDialogOpen}
          title={t('closesDraft')}
          confirm={t('individualStart')}
          onClose={() => setDialogOpen(false)}
          onConfirm={() => setStarted(true)}
        >
          {t('closesDraftText')}
        </ConfirmDialog>
      </>
    )
  return (
    <div className={s['form']}>
      <span>
        <Button className="back" kind="ghost" size="xs" icon={ChevronLeft} onPress={() => setStarted(false)}>
          {t('back')}
        </Button>
      </span>
      <div className="col" style={{ '--g': '4px' }}>
        <h1 className="h3">{t('formTitle')}</h1>
        <p className="t2">{t('formLead')}</p>
      </div>
      {isOnline && <Online />}
      <KycForm parts={everything} before={undefined} withdrawn={withdrawn} onDone={onDone} />
    </div>
  )
}

/** The offer of online verification by the vendor. */
function Online() {
  const t = useTranslations('kyc')
  const locale = useLocale()
  return (
    <Banner
      tone="info"
      lead={t('online.lead')}
      action={
        <ButtonLink kind="secondary" size="xs" href={paths.sumsub(locale)}>
          {t('online.start')}
        </ButtonLink>
      }
    >
      {t('online.text')}
    </Banner>
  )
}

/** Shown while the vendor reviews the documents. */
function WithVendor() {
  const t = useTranslations('kyc')
  const locale = useLocale()
  return (
    <div className={s['state']}>
      <Card>
        <div className={s['stateIn']}>
          <h1 className="h3">{t('online.checking')}</h1>
          <p className="t2">{t('online.checkingText')}</p>
          <div className={s['actions']}>
            <ButtonLink kind="secondary" href={paths.sumsub(locale)}>
              {t('online.follow')}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  )
}
