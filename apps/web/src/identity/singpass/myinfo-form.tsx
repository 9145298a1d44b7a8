import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { isNameFault, useNameFaultText } from '#parts/use-name-fault.ts'
import { useCommand } from '#parts/command.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DraftNotice } from '#access/customers/draft-notice.tsx'
import { useDraft } from '#access/customers/use-draft.ts'
import { MissingFields, type MyinfoFormState } from './missing-fields.tsx'
import type { Prefill } from './singpass.queries.ts'
import s from './singpass.module.css'
import { SourceFacts } from './source-facts.tsx'
import { type MyinfoBody, type MyinfoFields, noFields, toMyinfo } from './to-myinfo.ts'

/** The fields saved as a draft: all but the consents, which are given to what is on the page. */
const typed = [
  'legalName',
  'birthDate',
  'nationality',
  'documentExpiresOn',
  'line1',
  'line2',
  'city',
  'postcode',
  'country',
] as const satisfies readonly (keyof MyinfoFields)[]

/** Shows the source's data, fields for missing details, both consents, and the button that sends all for review. */
export function MyinfoForm({ prefill }: { prefill: Prefill }) {
  const t = useTranslations('singpass')
  const nameText = useNameFaultText()
  const form = useForm<MyinfoFields, unknown, MyinfoBody>({
    defaultValues: noFields,
    resolver: resolverOf(
      (fields: MyinfoFields) => toMyinfo(fields, prefill),
      (fault) => (isNameFault(fault) ? nameText(fault) : t(`errors.${fault}`)),
    ),
    mode: 'onTouched',
  })
  const draft = useDraft(form, 'myinfo', typed)
  const command = useSend(draft.drop)
  return (
    <Form className={s['form']} refusal={command.error} onSubmit={() => void form.handleSubmit(command.run)()}>
      <div className="col" style={{ '--g': '4px' }}>
        <h1 className="h3">{t('title')}</h1>
        <p className="t2">{t('lead')}</p>
      </div>
      <DraftNotice draft={draft} />
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
      <FormErrors />
      <Button type="submit" size="lg" loading={command.busy}>
        {t('submit')}
      </Button>
    </Form>
  )
}

const Consent = ({ form, name }: { form: MyinfoFormState; name: 'use' | 'accuracy' }) => {
  const t = useTranslations('singpass')
  const { name: path, value, onChange, error } = useField(form, name)
  return (
    <Checkbox checked={value} onChange={onChange} name={path} error={error}>
      {t(`consent.${name}`)}
    </Checkbox>
  )
}

/** Sends the form once, then shows the progress of the verification. */
function useSend(onSent: () => void) {
  const client = useQueryClient()
  const locale = useLocale()
  const router = useRouter()
  return useCommand<typeof singpass.submit, MyinfoBody>(
    singpass.submit,
    (input, options) => api.singpass.submit(input, options),
    (current) => {
      onSent()
      client.setQueryData(['kyc', 'current'], current)
      void client.invalidateQueries({ queryKey: ['singpass'] })
      void client.invalidateQueries({ queryKey: ['customers'] })
      void router.navigate({ href: paths.kycEnter(locale), replace: true })
    },
  )
}
