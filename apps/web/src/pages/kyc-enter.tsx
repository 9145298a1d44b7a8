import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { companyStanding } from '../companies/companies.queries.ts'
import { CompanyCard } from '../companies/company-card.tsx'
import { Choice } from '../kyc/choice.tsx'
import s from '../kyc/kyc.module.css'
import { kycStanding, type Standing } from '../kyc/kyc.queries.ts'
import { KycForm } from '../kyc/kyc-form.tsx'
import { Approved, AskedAgain, InReview, Rejected } from '../kyc/states.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/use-locale.ts'
import { StartSingpass } from '../singpass/start-singpass.tsx'
import { PageLoading } from '../shell/page-loading.tsx'

const everything = ['details', 'front', 'back', 'selfie'] as const

export function KycEnterPage() {
  const t = useTranslations('kyc')
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(kycStanding())
  const company = useQuery(companyStanding())
  const step = data?.step
  useEffect(() => {
    if (step === 'approved') void client.invalidateQueries({ queryKey: ['customers'] })
  }, [client, step])
  const keep = (standing: Standing) => {
    client.setQueryData(kycStanding().queryKey, standing)
    void client.invalidateQueries({ queryKey: ['customers'] })
    window.scrollTo({ top: 0 })
  }
  // A look again that fails leaves what is being filled in.
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
        <CompanyCard standing={company.data} />
      ) : (
        <Where standing={data} onDone={keep} />
      )}
    </div>
  )
}

function Where({ standing, onDone }: { standing: Standing; onDone: (standing: Standing) => void }) {
  const [fresh, setFresh] = useState(false)
  const { step, case: file } = standing
  if (step === 'approved') return <Approved file={file} />
  if (step === 'review' && file) return <InReview file={file} medianHours={standing.medianReviewHours} />
  if (step === 'resend' && file) return <AskedAgain file={file} onDone={onDone} />
  if (step === 'rejected' && !fresh) return <Rejected file={file} onStart={() => setFresh(true)} />
  return <NewFile onDone={onDone} />
}

function NewFile({ onDone }: { onDone: (standing: Standing) => void }) {
  const t = useTranslations('kyc')
  const locale = useLocale()
  const [started, setStarted] = useState(false)
  if (!started)
    return (
      <Choice
        onIndividual={() => setStarted(true)}
        company={paths.entityVerification(locale)}
        source={<StartSingpass />}
      />
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
      <KycForm parts={everything} before={undefined} onDone={onDone} />
    </div>
  )
}
