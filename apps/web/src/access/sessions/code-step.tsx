import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { FactorCode } from '#parts/factor-code.tsx'
import { PasskeyUnavailable } from './passkey-unavailable.tsx'
import type { Ticket } from './password-step.tsx'

type CodeStepProps = {
  ticket: Ticket
  onSession: (token: string) => void
  /** Returns to the password step, with the reason if the ticket has expired. */
  onBack: (why?: string) => void
}
const loginFactors = ['passkey', 'google', 'mobile', 'email'] as const
type LoginFactor = (typeof loginFactors)[number]
const hasCode = (factor: LoginFactor): factor is 'mobile' | 'email' => factor === 'mobile' || factor === 'email'

/** Second step: a code of any factor of the account opens the session. */
export function CodeStep({ ticket, onSession, onBack }: CodeStepProps) {
  const t = useTranslations('sessions')
  const passkeyWords = useTranslations('passkeys')
  const voice = useQuery(publicInfo()).data?.voice_sms_open === 1
  const device = usePasskeys()
  const factors = loginFactors.filter(
    (each) => ticket.factors.includes(each) && (each !== 'passkey' || device.whyNot === undefined),
  )
  const [chosen, setFactor] = useState<LoginFactor | undefined>(ticket.challenge?.factor)
  const factor = chosen ?? factors[0] ?? 'passkey'
  const [code, setCode] = useState('')
  const [keep, setKeep] = useState(false)
  const confirm = useMutation({
    mutationFn: async (typed: string) => {
      if (factor !== 'passkey') return api.sessions.confirm({ ticket: ticket.ticket, factor, code: typed })
      const { challengeId, options } = await api.passkeys.ticketOptions({ ticket: ticket.ticket })
      const credential = await device.answer(options)
      return api.passkeys.confirmLogin({ ticket: ticket.ticket, challengeId, credential, keep })
    },
    onSuccess: ({ token }) => onSession(token),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'LOGIN_TICKET_EXPIRED') onBack(error.message)
    },
  })
  const resend = useMutation({
    mutationFn: (codeRequest: { factor: 'mobile' | 'email'; channel: 'sms' | 'voice' }) =>
      api.sessions.resend({ ticket: ticket.ticket, ...codeRequest }),
  })
  const sentFirst = ticket.challenge?.factor === factor ? ticket.challenge.resendAt : undefined
  const resendAt = resend.variables?.factor === factor ? resend.data?.resendAt : sentFirst
  const choose = (next: LoginFactor) => {
    setFactor(next)
    confirm.reset()
    if (hasCode(next)) resend.mutate({ factor: next, channel: 'sms' })
  }
  const where = hasCode(factor) ? ticket.masked[factor] : undefined
  return (
    <>
      <span style={{ marginInlineStart: -12 }}>
        <Button className="back" kind="ghost" size="xs" icon={ChevronLeft} onPress={() => onBack()}>
          {t('back')}
        </Button>
      </span>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('verifyTitle')}</h1>
        <p className="t2">{t('verifyText', { factor, where: where ?? '' })}</p>
      </div>
      {factors.length === 0 ? (
        <PasskeyUnavailable />
      ) : (
        <FactorCode
          methods={factors}
          method={factor}
          onMethod={(next) => next !== 'new' && next !== factor && choose(next)}
          where={where ?? undefined}
          send={{
            onSend: (by) => hasCode(factor) && resend.mutate({ factor, channel: by === 'voice' ? 'voice' : 'sms' }),
            sending: resend.isPending,
            availableAt: resendAt === undefined ? undefined : new Date(resendAt).getTime(),
            voice: voice && factor === 'mobile',
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step replaces the form that had the focus
          autoFocus
          code={code}
          onCode={(digits) => {
            setCode(digits)
            if (digits !== '' && digits.length < 6) confirm.reset()
          }}
          onComplete={(digits) => confirm.mutate(digits)}
          state={confirm.isPending ? 'checking' : confirm.isSuccess ? 'accepted' : 'typing'}
          help={hasCode(factor) && resendAt !== undefined ? t('sent') : undefined}
          error={confirm.error?.message}
        />
      )}
      {factor === 'passkey' && factors.length > 0 && (
        <Checkbox checked={keep} onChange={setKeep}>
          {passkeyWords('keep')}
        </Checkbox>
      )}
      {resend.error && (
        <Banner tone="negative" live>
          {resend.error.message}
        </Banner>
      )}
    </>
  )
}
