import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'

/** Explains the confirmation email and its deadline, and sends it again. */
export function AwaitingEmail({ id, until }: { id: string; until: string }) {
  const t = useTranslations('withdrawals')
  const resend = useMutation({
    mutationFn: () => api.withdrawalMail.resend({ id }),
    onSuccess: () => toast('positive', t('mail.resent')),
  })
  return (
    <div className="col" style={{ '--g': '8px' }}>
      <p className="t2">{t('mail.awaits', { until: stampText(until) })}</p>
      <span>
        <Button kind="soft" size="xs" loading={resend.isPending} onPress={() => resend.mutate()}>
          {t('mail.resend')}
        </Button>
      </span>
      {resend.error && (
        <p className="neg" role="alert">
          {resend.error.message}
        </p>
      )}
    </div>
  )
}
