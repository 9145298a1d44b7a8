import { recipientTypes } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { AccountInput } from '#parts/account-input.tsx'
import type { RecipientFields } from './to-internal-transfer.ts'

type RecipientFieldProps = {
  value: RecipientFields
  onChange: (value: RecipientFields) => void
  onBlur: () => void
  error: string | undefined
}

/** The recipient, by phone, email or account ID. */
export function RecipientField({ value, onChange, onBlur, error }: RecipientFieldProps) {
  const t = useTranslations('internal-transfers')
  const { way, uid, ...account } = value
  return (
    <div className="col" style={{ '--g': '12px' }}>
      <Tabs
        label={t('to')}
        variant="segmented"
        block
        chosen={way}
        onChange={(next) => onChange({ ...value, way: next })}
        items={recipientTypes.map((id) => ({ index: id, name: t(`ways.${id}`) }))}
      />
      {way === 'uid' ? (
        <TextInput
          label={t('uid')}
          inputMode="numeric"
          autoComplete="off"
          stripSpaces
          maxLength={12}
          value={uid}
          onChange={(next) => onChange({ ...value, uid: next })}
          onBlur={onBlur}
          error={error}
        />
      ) : (
        <AccountInput
          size="md"
          autoComplete="off"
          value={{ ...account, way: way === 'mobile' ? 'phone' : 'email' }}
          onChange={({ email, phone }) => onChange({ ...value, email, phone })}
          onBlur={onBlur}
          error={error}
        />
      )}
    </div>
  )
}
