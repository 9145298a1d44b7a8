import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
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
import { companyStanding, type Standing } from './companies.queries.ts'
import s from './companies.module.css'
import { Review } from './review.tsx'
import type { StepProps } from './step.ts'

type Signed = Parameters<typeof api.companies.submit>[0]

/** Everything once more, the text that is signed, and who signs it. */
export function DeclarationStep({ application, standing }: StepProps) {
  const t = useTranslations('companies')
  const [signer, setSigner] = useState<string>()
  const [isAccepted, accept] = useState(false)
  const submit = useSubmit()
  if (application === undefined) return <Banner tone="info">{t('complain')}</Banner>
  const signers = application.persons.filter(({ maySign }) => maySign)
  const { version, sha256, text } = standing.declaration
  const send = () =>
    signer !== undefined && submit.run({ declaration: { version, sha256, accepted: true }, signerId: signer })
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <Review application={application} />
      <Card title={t('sign')}>
        <div className="col" style={{ '--g': '20px' }}>
          <p className={s['text']}>{text}</p>
          <Select
            label={t('signer')}
            help={t('signerHelp')}
            options={signers.map(({ id, name }) => ({ code: id, value: name }))}
            value={signer}
            onChange={setSigner}
            error={saidAt(submit.error, 'signerId')}
          />
          <Checkbox checked={isAccepted} onChange={accept}>
            {t('accept')}
          </Checkbox>
          {standing.choice === null && (
            <Banner tone="warning" lead={t('careLead')}>
              {t('care')}
            </Banner>
          )}
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

type Words = Translate<'companies'>

function reasonOf(isLacking: boolean, signer: string | undefined, isAccepted: boolean, t: Words): string | undefined {
  if (isLacking) return t('complain')
  if (signer === undefined) return t('chooseSigner')
  return isAccepted ? undefined : t('tick')
}

function useSubmit() {
  const client = useQueryClient()
  const locale = useLocale()
  const { history } = useRouter()
  const done = (standing: Standing) => {
    client.setQueryData(companyStanding().queryKey, standing)
    void client.invalidateQueries({ queryKey: ['customers'] })
    history.push(paths.enterpriseCertResult(locale))
  }
  return useCommand<typeof companies.submit, Signed>(
    companies.submit,
    (input, options) => api.companies.submit(input, options),
    done,
  )
}
