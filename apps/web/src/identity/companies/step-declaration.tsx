import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { companyVerification, type CompanyVerification } from './companies.queries.ts'
import s from './companies.module.css'
import { Review } from './review.tsx'
import { SignCard } from './sign-card.tsx'
import type { StepProps } from './step.ts'

type Signed = Parameters<typeof api.companies.submit>[0]

/** The review of all input, the text to sign, and the signer. */
export function DeclarationStep({ application, current }: StepProps) {
  const t = useTranslations('companies')
  const submit = useSubmit()
  if (application === undefined) return <Banner tone="info">{t('complain')}</Banner>
  const signers = application.persons.filter(({ maySign }) => maySign)
  const { version, sha256, text } = current.declaration
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <Review application={application} />
      <SignCard
        t={t}
        title={t('sign')}
        text={<p className={s['text']}>{text}</p>}
        options={signers.map(({ id, name }) => ({ code: id, value: name }))}
        at="signerId"
        isLacking={application.missing.length > 0}
        warning={
          current.choice === null && (
            <Banner tone="warning" lead={t('careLead')}>
              {t('care')}
            </Banner>
          )
        }
        command={submit}
        onSign={(signerId) => submit.run({ declaration: { version, sha256, accepted: true }, signerId })}
      />
    </div>
  )
}

function useSubmit() {
  const client = useQueryClient()
  const locale = useLocale()
  const { history } = useRouter()
  const done = (current: CompanyVerification) => {
    client.setQueryData(companyVerification().queryKey, current)
    void client.invalidateQueries({ queryKey: ['customers'] })
    history.push(paths.enterpriseCertResult(locale))
  }
  return useCommand<typeof companies.submit, Signed>(
    companies.submit,
    (input, options) => api.companies.submit(input, options),
    done,
  )
}
