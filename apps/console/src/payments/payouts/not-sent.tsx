import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'

const MAX_LENGTH = 80
type NotSentProps = { id: string; value: string; onChange: (reference: string) => void }

/**
 * A field for the reference of the bank's message that it did not pay. Without it, nobody can propose a refund. A
 * rejection in the bank's last status report fills it.
 */
export function NotSent({ id, value, onChange }: NotSentProps) {
  const t = useTranslations('payouts')
  const { data } = useQuery({ queryKey: ['bank state', id], queryFn: () => api.payoutsReview.bankState({ id }) })
  const reported = data?.reported
  return (
    <section className="col" aria-label={t('unsent')}>
      <h3 className="h5">{t('unsent')}</h3>
      {reported && (
        <p className="t2">
          {t('reported', {
            state: t(`report.state.${reported.state}`),
            reason: reported.reason,
            report: reported.report,
            at: stampText(reported.at),
          })}
        </p>
      )}
      {reported?.state === 'RJCT' && (
        <Button
          kind="secondary"
          size="sm"
          onPress={() => onChange(`${reported.report} ${reported.reason}`.slice(0, MAX_LENGTH).trim())}
        >
          {t('takeReport')}
        </Button>
      )}
      <TextInput
        label={t('bankReference')}
        help={t('bankReferenceFirst')}
        maxLength={MAX_LENGTH}
        value={value}
        onChange={onChange}
      />
    </section>
  )
}
