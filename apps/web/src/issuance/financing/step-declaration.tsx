import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { type FinancingStep, financingSteps } from '@tessera/domain/issuance/financing/application.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { saidAt } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Application, financingStanding, type Standing } from './financing.queries.ts'
import s from './financing.module.css'
import { amountOf } from './step-offer.tsx'
import type { StepProps } from './step.ts'

type Signed = Parameters<typeof api.financing.submit>[0]

/** What each step still lacks, the text that is signed, and who signs it. */
export function DeclarationStep({ application, standing }: StepProps) {
  const t = useTranslations('financing')
  const [signer, setSigner] = useState<string>()
  const [isAccepted, accept] = useState(false)
  const submit = useSubmit()
  if (application === undefined) return <Banner tone="info">{t('complain')}</Banner>
  const directors = application.people.filter(({ role }) => role === 'director')
  const { version, sha256, text } = standing.declaration
  const send = () => signer !== undefined && submit.run({ declaration: { version, sha256, accepted: true }, signer })
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <Overview application={application} />
      <Card title={t('declarationTitle')}>
        <div className="col" style={{ '--g': '20px' }}>
          <p className={s['text']}>{text}</p>
          <Select
            label={t('signer')}
            help={t('signerHelp')}
            placeholder={t('choose')}
            options={[...new Set(directors.map(({ name }) => name))].map((name) => ({ code: name, value: name }))}
            value={signer}
            onChange={setSigner}
            error={saidAt(submit.error, 'signer')}
          />
          <Checkbox checked={isAccepted} onChange={accept}>
            {t('accept')}
          </Checkbox>
          {submit.checking && (
            <Banner tone="info" live>
              {t('checking')}
            </Banner>
          )}
          {submit.error && (
            <Banner tone="negative" live>
              {submit.error.message}
            </Banner>
          )}
          <Button
            size="lg"
            loading={submit.busy}
            disabledReason={reasonOf(application.missing.length > 0, signer, isAccepted, t)}
            onPress={send}
          >
            {t('submit')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

type Words = Translate<'financing'>
function reasonOf(isLacking: boolean, signer: string | undefined, isAccepted: boolean, t: Words): string | undefined {
  if (isLacking) return t('complain')
  if (signer === undefined) return t('chooseSigner')
  return isAccepted ? undefined : t('tick')
}

function Overview({ application }: { application: Application }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const said: Partial<Record<FinancingStep, string>> = {
    offer: [application.offer.nameEn, application.offer.nameZh, amountOf(application.offer)]
      .filter((each) => each != null)
      .join(' · '),
    documents: application.documents.map(({ name }) => name).join(', '),
    people: application.people.map(({ name }) => name).join(', '),
  }
  const items = financingSteps
    .filter((step) => step !== 'company' && step !== 'declaration')
    .map((step) => {
      const count = application.missing.filter((each) => each.step === step).length
      return {
        term: t(`steps.${step}`),
        value: (
          <span className={s['line']}>
            {count > 0 ? <span className="neg">{t('lacking', { count })}</span> : (said[step] ?? t('state.given'))}
            <ButtonLink kind="ghost" size="xs" href={paths.financing(locale, step)}>
              {t('edit', { step: t(`steps.${step}`) })}
            </ButtonLink>
          </span>
        ),
      }
    })
  return (
    <Card title={t('review')}>
      <Details items={items} />
    </Card>
  )
}

function useSubmit() {
  const client = useQueryClient()
  const locale = useLocale()
  const { history } = useRouter()
  const done = (standing: Standing) => {
    client.setQueryData(financingStanding().queryKey, standing)
    history.push(paths.financing(locale))
  }
  return useCommand<typeof financing.submit, Signed>(
    financing.submit,
    (input, options) => api.financing.submit(input, options),
    done,
  )
}
