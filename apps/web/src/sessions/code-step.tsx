import { ApiError } from '@tessera/contract/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { CodeEntry } from '@tessera/ui/code-entry.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import { useMutation } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import type { Ticket } from './password-step.tsx'
import { useSessionWords } from './sessions-words.ts'

type CodeStepProps = {
  ticket: Ticket
  onSession: (token: string) => void
  /** Back to the password, with the reason when the ticket is no longer good. */
  onBack: (why?: string) => void
}

/** Second step: the six digits from the mail open the session. */
export function CodeStep({ ticket, onSession, onBack }: CodeStepProps) {
  const t = useSessionWords()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: (digits: string) => api.sessions.confirm({ ticket: ticket.ticket, code: digits }),
    onSuccess: ({ token }) => onSession(token),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'LOGIN_TICKET_EXPIRED') onBack(error.message)
    },
  })
  const resend = useMutation({ mutationFn: () => api.sessions.resend({ ticket: ticket.ticket }) })
  const { resendAt } = resend.data ?? ticket.challenge
  return (
    <>
      <span>
        <Button kind="ghost" size="xs" icon={ChevronLeft} onPress={() => onBack()}>
          {t('back')}
        </Button>
      </span>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('verifyTitle')}</h1>
        <p className="t2">{t('verifyText', { email: ticket.masked.email })}</p>
      </div>
      <CodeEntry
        label={t('code')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step takes the place of the form one was in
        autoFocus
        value={code}
        onChange={(digits) => {
          setCode(digits)
          if (digits !== '' && digits.length < 6) confirm.reset()
        }}
        onComplete={(digits) => confirm.mutate(digits)}
        state={confirm.isPending ? 'checking' : confirm.isSuccess ? 'accepted' : 'typing'}
        error={confirm.error?.message}
      />
      <div className="row row--between">
        <span className="sm t3">{t('sent')}</span>
        <SendCode
          onSend={() => resend.mutate()}
          sending={resend.isPending}
          availableAt={new Date(resendAt).getTime()}
        />
      </div>
      {resend.error && (
        <Banner tone="negative" live>
          {resend.error.message}
        </Banner>
      )}
    </>
  )
}
