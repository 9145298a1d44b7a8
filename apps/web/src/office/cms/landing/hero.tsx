import { useTranslations } from 'use-intl'
import { accountEmailFault } from '#parts/account-name.ts'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { Fingerprint, Landmark, Mail, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSiteAccess } from '#parts/site-access.ts'
import { Fields } from '#parts/fields.tsx'
import { wholeOrExact } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ForVisitors } from '#parts/for-visitors.tsx'
import { Harbour } from '#parts/harbour.tsx'
import { type Login, useLogin } from '#access/customers/login-state.ts'
import s from './hero.module.css'

export type HeroProps = { minimum: { amount: string; currency: string } | null; float: ReactNode }

export function Hero({ minimum, float }: HeroProps) {
  const t = useTranslations('landing')
  const trust = [
    [Landmark, t('trust.regulated')],
    [ShieldCheck, t('trust.apart')],
    [Fingerprint, t('trust.verified')],
  ] as const
  return (
    <section className={s['hero']}>
      <div className={`container ${s['heroGrid']}`}>
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h1 className={`display ${s['headline']}`}>{t('headline')}</h1>
          <p className="lead">
            {minimum === null
              ? t('leadPlain')
              : t('lead', { minimum: numberText(wholeOrExact(minimum.amount)), currency: minimum.currency })}
          </p>
          <NextStep />
          <div className={s['trust']}>
            {trust.map(([icon, words]) => (
              <span key={words}>
                <Icon of={icon} size={16} />
                {words}
              </span>
            ))}
          </div>
        </div>
        <div className={s['heroArt']}>
          <Harbour className={s['harbour']} />
          {float}
        </div>
      </div>
    </section>
  )
}

/** The next step: a visitor opens an account, a verified customer opens their assets, others verify their identity. */
function NextStep() {
  const t = useTranslations('landing')
  const login = useLogin()
  const siteAccess = useSiteAccess()
  if (login.state !== 'out') return <ForCustomers login={login} />
  if (!siteAccess.register) return null
  return (
    <ForVisitors>
      <SignUp />
      <p className={`xs t3 ${s['free']}`}>{t('free')}</p>
    </ForVisitors>
  )
}

function ForCustomers({ login: { state, approved } }: { login: Login }) {
  const t = useTranslations('landing')
  const locale = useLocale()
  return (
    <>
      <div className={s['onward']}>
        <ButtonLink size="lg" href={paths.investments(locale)}>
          {t('investments')}
        </ButtonLink>
        {state === 'in' && (
          <ButtonLink size="lg" kind="secondary" href={approved ? paths.tokenAccount(locale) : paths.kycEnter(locale)}>
            {t(approved ? 'assets' : 'verify')}
          </ButtonLink>
        )}
      </div>
      <p className={`xs t3 ${s['free']}`}>{state === 'in' && t(approved ? 'verified' : 'unverified')}</p>
    </>
  )
}

/** A field for the email, which is filled into the registration form. */
function SignUp() {
  const t = useTranslations('landing')
  const locale = useLocale()
  const { history } = useRouter()
  const [email, setEmail] = useState('')
  const words = useTranslations('shell')
  const [wrong, setWrong] = useState<string>()
  const submit = () => {
    const typed = email.trim()
    const fault = accountEmailFault(typed)
    if (fault !== undefined) return setWrong(words(`accountName.${fault}`))
    history.push(paths.register(locale, typed))
  }
  return (
    <Form className={s['signUp']} onSubmit={submit}>
      <Fields>
        <div className="grow">
          <TextInput
            aria-label={t('email')}
            placeholder={t('emailPlaceholder')}
            size="lg"
            type="email"
            autoComplete="email"
            icon={Mail}
            value={email}
            onChange={(text) => {
              setEmail(text)
              setWrong(undefined)
            }}
            error={wrong}
          />
          <FormErrors />
        </div>
        <Button type="submit" size="lg">
          {t('openAccount')}
        </Button>
      </Fields>
    </Form>
  )
}
