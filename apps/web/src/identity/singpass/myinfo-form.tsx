import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { MissingFields, type MyinfoFormState } from './missing-fields.tsx'
import type { Prefill } from './singpass.queries.ts'
import s from './singpass.module.css'
import { SourceFacts } from './source-facts.tsx'
import { type MyinfoBody, type MyinfoFields, noFields, toMyinfo } from './to-myinfo.ts'

/** Shows the source's data, fields for missing details, both consents, and the button that sends all for review. */
export function MyinfoForm({ prefill }: { prefill: Prefill }) {
  const t = useTranslations('singpass')
  const form = useForm<MyinfoFields, unknown, MyinfoBody>({
    defaultValues: noFields,
    resolver: resolverOf(
      (fields: MyinfoFields) => toMyinfo(fields, prefill),
      (fault) => t(`errors.${fault}`),
    ),
    mode: 'onTouched',
  })
  const command = useSend()
  return (
    <form className={s['form']} noValidate onSubmit={(e) => void form.handleSubmit(command.run)(e)}>
      <div className="col" style={{ '--g': '4px' }}>
        <h1 className="h3">{t('title')}</h1>
        <p className="t2">{t('lead')}</p>
      </div>
      <SourceFacts prefill={prefill} />
      <MissingFields form={form} missing={prefill.missing} />
      <Card title={t('consents')}>
        <div className="col" style={{ '--g': '12px' }}>
          <Consent form={form} name="use" />
          <Consent form={form} name="accuracy" />
        </div>
      </Card>
      {command.checking && (
        <Banner tone="info" live>
          {t('checking')}
        </Banner>
      )}
      {command.error && (
        <Banner tone="negative" live>
          {command.error.message}
        </Banner>
      )}
      <Button type="submit" size="lg" loading={command.busy}>
        {t('submit')}
      </Button>
    </form>
  )
}

const Consent = ({ form, name }: { form: MyinfoFormState; name: 'use' | 'accuracy' }) => {
  const t = useTranslations('singpass')
  const { value, onChange, error } = useField(form, name)
  return (
    <Checkbox checked={value} onChange={onChange} error={error}>
      {t(`consent.${name}`)}
    </Checkbox>
  )
}

/** Sends the form once, then shows the progress of the verification. */
function useSend() {
  const client = useQueryClient()
  const locale = useLocale()
  const router = useRouter()
  return useCommand<typeof singpass.submit, MyinfoBody>(
    singpass.submit,
    (input, options) => api.singpass.submit(input, options),
    (current) => {
      client.setQueryData(['kyc', 'current'], current)
      void client.invalidateQueries({ queryKey: ['singpass'] })
      void client.invalidateQueries({ queryKey: ['customers'] })
      void router.navigate({ href: paths.kycEnter(locale), replace: true })
    },
  )
}
