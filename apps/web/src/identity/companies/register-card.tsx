import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { type Application, corppassConfig } from './companies.queries.ts'
import { shareText } from './share-text.ts'
import { mayEdit } from './step.ts'

/** Shows the data from Myinfo Business and a button to fetch it; nothing if this site is not registered there. */
export function RegisterCard({ application }: { application: Application | undefined }) {
  const t = useTranslations('companies')
  const { data } = useQuery(corppassConfig())
  const register = application?.register ?? null
  const isOpen = mayEdit(application, 'basics') && mayEdit(application, 'persons')
  if (register === null && (data?.available !== true || !isOpen)) return null
  return (
    <Card title={t('register.title')}>
      <div className="col" style={{ '--g': '16px' }}>
        {register === null ? (
          <p className="t2">{t('register.lead')}</p>
        ) : (
          <p className="t2">{t('register.filled', { time: stampText(register.fetchedAt) })}</p>
        )}
        {register !== null && <Open register={register} corrected={correctedCount(application)} />}
        {isOpen && data?.available === true && <StartCorppass again={register !== null} />}
      </div>
    </Card>
  )
}

type Register = NonNullable<Application['register']>

/** The number of details that the customer corrected, so that they differ from the register. */
function correctedCount(application: Application | undefined): number {
  const { differs = [], removed = [] } = application?.register ?? {}
  const ofPersons = (application?.persons ?? []).reduce((sum, { registerDiffers }) => sum + registerDiffers.length, 0)
  return differs.length + removed.length + ofPersons
}

/** Lists the details that the customer must add to the register's data. */
function Open({ register: { companyOwners, leftOut }, corrected }: { register: Register; corrected: number }) {
  const t = useTranslations('companies')
  return (
    <>
      {companyOwners.length > 0 && (
        <>
          <Banner tone="warning">{t('register.companyOwners')}</Banner>
          <Details
            items={companyOwners.map(({ name, registrationNumber, share }) => ({
              term: name,
              value: shareText(share),
              note: registrationNumber,
            }))}
          />
        </>
      )}
      {corrected > 0 && <Banner tone="warning">{t('register.corrected', { count: corrected })}</Banner>}
      {leftOut > 0 && <Banner tone="warning">{t('register.leftOut', { count: leftOut })}</Banner>}
    </>
  )
}

/** A button that opens Corppass. */
export function StartCorppass({ again }: { again: boolean }) {
  const t = useTranslations('companies')
  const start = useMutation({
    mutationFn: () => api.corppass.enterpriseConfig({ action: 'start' }),
    onSuccess: ({ authUrl }) => {
      if (authUrl !== null) window.location.assign(authUrl)
    },
  })
  return (
    <>
      <span>
        <Button kind="secondary" loading={start.isPending || start.isSuccess} onPress={() => start.mutate()}>
          {t(again ? 'register.again' : 'register.start')}
        </Button>
      </span>
      {start.error && (
        <Banner tone="negative" live>
          {start.error.message}
        </Banner>
      )}
    </>
  )
}
