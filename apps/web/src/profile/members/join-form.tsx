import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type RenewFields, toRenew } from '#access/customers/to-reset.ts'
import { api } from '#parts/api.ts'
import { checked, resolverOf, useField } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useLocale } from '#parts/use-locale.ts'

type Fields = RenewFields & { terms: boolean }
type JoinFault = 'fresh' | 'again' | 'terms'

const toJoin = ({ terms, ...password }: Fields) => {
  const read = toRenew(password)
  const faults = { ...(read.ok ? {} : read.faults), terms: terms ? undefined : ('terms' as const) }
  return checked<Fields, { password: string }, JoinFault>(faults, () => ({ password: password.fresh }))
}

const toTerms = (locale: Locale) => (words: ReactNode) => (
  <Link className="link" href={paths.cms(locale, 'terms')} target="_blank">
    {words}
  </Link>
)

/** An invited person sets their own password, entered twice, and accepts the terms. */
export function JoinForm({ token, onJoined }: { token: string; onJoined: () => void }) {
  const t = useTranslations('members')
  const tCustomers = useTranslations('customers')
  const locale = useLocale()
  const client = useQueryClient()
  const termsVersion = useQuery(publicInfo()).data?.policyVersions.terms
  const form = useForm<Fields, unknown, { password: string }>({
    defaultValues: { fresh: '', again: '', terms: false },
    resolver: resolverOf(toJoin, (fault: JoinFault) =>
      fault === 'terms' ? t('join.termsMissing') : tCustomers(`password.errors.${fault}`),
    ),
    mode: 'onTouched',
  })
  const join = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      api.members.accept({ token, password, termsVersion: termsVersion ?? '', lang: locale }),
    onSuccess: onJoined,
    onError: (error) =>
      error instanceof ApiError && error.code === 'REGISTRATION_TERMS_OUTDATED'
        ? client.invalidateQueries({ queryKey: publicInfo().queryKey })
        : undefined,
  })
  const terms = useField(form, 'terms')
  return (
    <Form
      className="col"
      style={{ '--g': '16px' }}
      refusal={join.error}
      onSubmit={() => void form.handleSubmit((body) => join.mutate(body))()}
    >
      <PasswordField
        size="lg"
        label={t('join.password')}
        autoComplete="new-password"
        rules
        {...useField(form, 'fresh')}
      />
      <PasswordField size="lg" label={t('join.again')} autoComplete="new-password" {...useField(form, 'again')} />
      <Checkbox checked={terms.value} onChange={terms.onChange} name={terms.name} error={terms.error}>
        <span className="sm t2">{t.rich('join.terms', { terms: toTerms(locale) })}</span>
      </Checkbox>
      <FormErrors />
      <Button type="submit" size="lg" block loading={join.isPending} disabled={termsVersion === undefined}>
        {t('join.submit')}
      </Button>
    </Form>
  )
}
