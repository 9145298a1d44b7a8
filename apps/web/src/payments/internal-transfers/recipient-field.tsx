import { recipientTypes } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { useLogin } from '#access/customers/login-state.ts'
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
  const { kind, uid, ...account } = value
  const ownDial = useLogin().user?.areaCode
  return (
    <div className="col" style={{ '--g': '12px' }}>
      <Tabs
        label={t('to')}
        variant="segmented"
        block
        chosen={kind}
        onChange={(next) => onChange({ ...value, kind: next })}
        items={recipientTypes.map((id) => ({ index: id, name: t(`ways.${id}`) }))}
      />
      {kind === 'uid' ? (
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
          ownDial={ownDial}
          value={{ ...account, kind: kind === 'mobile' ? 'phone' : 'email' }}
          onChange={({ email, phone }) => onChange({ ...value, email, phone })}
          onBlur={onBlur}
          error={error}
        />
      )}
    </div>
  )
}
