import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'

type NotSentProps = { value: string; onChange: (reference: string) => void }

/** A field for the reference of the bank's message that it did not pay. Without it, nobody can propose a refund. */
export function NotSent({ value, onChange }: NotSentProps) {
  const t = useTranslations('payouts')
  return (
    <section className="col" aria-label={t('unsent')}>
      <h3 className="h5">{t('unsent')}</h3>
      <TextInput
        label={t('bankReference')}
        help={t('bankReferenceFirst')}
        maxLength={80}
        value={value}
        onChange={onChange}
      />
    </section>
  )
}
