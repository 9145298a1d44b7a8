import type { SumsubKind } from '@tessera/domain/identity/sumsub/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { useOwnDocument } from './own-document.ts'
import { SdkFrame } from './sdk-frame.tsx'
import s from './sumsub.module.css'
import type { KycConfig } from './sumsub.queries.ts'

type VendorState = NonNullable<KycConfig['standing']>
type VerifyProps = {
  kind: SumsubKind
  config: KycConfig
  /** True while the person waits for a result. Without it, the file of an earlier passed check has ended. */
  isPending: boolean
}

/** Shows the progress of this account's verification, and the vendor's page while documents must be sent. */
export function Verify({ kind, config, isPending }: VerifyProps) {
  const t = useTranslations('sumsub')
  const isOwn = useOwnDocument()
  const { provider, sdkUrl, standing } = config
  if (provider === 'manual' || sdkUrl === null) return <Ends kind={kind} name="manual" />
  if (standing?.status === 'pending') return <Ends kind={kind} name="checking" />
  if (standing?.status === 'final')
    return (
      <Ends kind={kind} name="rejected">
        <Reasons standing={standing} tone="negative" />
      </Ends>
    )
  if (standing?.status === 'green') {
    if (standing.incomplete) return <Ends kind={kind} name="incomplete" />
    if (kind === 'company') return <Ends kind={kind} name="passed" />
    return <Ends kind={kind} name={isPending ? 'checking' : 'manual'} />
  }
  if (!isOwn) return <PageLoading />
  return (
    <div className={s['page']}>
      <h1 className="h3">{t(`${kind}.title`)}</h1>
      {standing?.status === 'retry' && <Reasons standing={standing} tone="warning" />}
      <Run kind={kind} sdkUrl={sdkUrl} hasStarted={standing !== null} />
    </div>
  )
}

/** Before the first token, the customer reads the consequences; later the vendor's page starts at once. */
function Run({ kind, sdkUrl, hasStarted }: { kind: SumsubKind; sdkUrl: string; hasStarted: boolean }) {
  const t = useTranslations('sumsub')
  const client = useQueryClient()
  const [isStarted, setStarted] = useState(hasStarted)
  const moved = () => {
    void client.invalidateQueries({ queryKey: ['kyc'] })
    void client.invalidateQueries({ queryKey: ['customers'] })
  }
  if (isStarted) return <SdkFrame kind={kind} sdkUrl={sdkUrl} onMoved={moved} />
  return (
    <>
      <p className="t2">{t(`${kind}.lead`)}</p>
      <p className="t3 sm">{t('vendor')}</p>
      <Banner tone="warning" lead={t('bindsLead')}>
        {t('binds')}
      </Banner>
      <div>
        <Button onPress={() => setStarted(true)}>{t(`${kind}.start`)}</Button>
      </div>
    </>
  )
}

const Reasons = ({ standing, tone }: { standing: VendorState; tone: 'negative' | 'warning' }) => {
  const t = useTranslations('sumsub')
  return (
    <Banner tone={tone} {...(tone === 'warning' && { lead: t('refused.lead') })}>
      <span className={s['reasons']}>
        {standing.reasons.map(({ reason, text }) => (
          <span key={reason}>{text}</span>
        ))}
        {standing.comment !== null && <span>{t('refused.comment', { comment: standing.comment })}</span>}
      </span>
    </Banner>
  )
}

type EndsProps = {
  kind: SumsubKind
  name: 'checking' | 'incomplete' | 'manual' | 'passed' | 'rejected'
  children?: React.ReactNode
}

/** Shows a state without the vendor's page, with a link to the next step. */
function Ends({ kind, name, children }: EndsProps) {
  const t = useTranslations('sumsub')
  const locale = useLocale()
  const company = paths.entityVerification(locale)
  return (
    <div className={s['page']}>
      <h1 className="h3">{t(`${name}.title`)}</h1>
      <Card>
        <div className={s['page']}>
          {children}
          <p className="t2">{t(`${name}.text`)}</p>
          <div className={s['actions']}>
            {name === 'checking' ? (
              <ButtonLink kind="secondary" href={paths.userManagement(locale)}>
                {t('account')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="secondary" href={kind === 'company' ? company : paths.kycEnter(locale)}>
                {t(kind === 'company' ? 'application' : 'upload')}
              </ButtonLink>
            )}
          </div>
        </div>
      </Card>
    </div>
  )
}
