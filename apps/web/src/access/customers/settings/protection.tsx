import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { refusalAt } from '#parts/form.ts'
import { SettingRow } from '#parts/setting-row.tsx'
import { settings } from './settings.queries.ts'
import { WithCode } from './with-code.tsx'

/** The anti-phishing phrase of our emails and the fund password. */
export function Protection() {
  const t = useTranslations('settings')
  const { data } = useQuery(settings())
  const [setting, setSetting] = useState<'phrase' | 'fund'>()
  if (!data) return null
  const close = () => setSetting(undefined)
  const rows = [
    { id: 'phrase', icon: MessageSquareQuote, state: data.phishingPhrase ?? undefined },
    { id: 'fund', icon: KeyRound, state: data.fundPassword ? t('isSet') : undefined },
  ] as const
  return (
    <Card title={t('protection')} flush>
      {rows.map(({ id, icon, state }) => (
        <SettingRow
          key={id}
          icon={icon}
          title={t(id)}
          text={t(`${id}Text`)}
          on={state !== undefined}
          state={state ?? t('notSet')}
          action={
            <Button kind={state === undefined ? 'soft' : 'secondary'} size="xs" onPress={() => setSetting(id)}>
              {t(state === undefined ? 'set' : 'change')}
            </Button>
          }
        />
      ))}
      {setting === 'phrase' && <PhraseDialog onClose={close} />}
      {setting === 'fund' && <FundDialog onClose={close} />}
    </Card>
  )
}

function PhraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings')
  const [phrase, setPhrase] = useState('')
  const wrong = phrase.trim().length < 4 ? t('phraseWrong') : undefined
  return (
    <WithCode
      scene="set_phishing_phrase"
      title={t('phraseTitle')}
      fault={wrong}
      save={(verifyToken) => api.customerSettings.setPhishingPhrase({ phrase: phrase.trim(), verifyToken })}
      onClose={onClose}
    >
      {() => (
        <TextInput
          label={t('phrase')}
          help={t('phraseHelp')}
          maxLength={20}
          counter
          value={phrase}
          onChange={setPhrase}
          fault={wrong}
        />
      )}
    </WithCode>
  )
}

function FundDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const allowed = checkPassword(password, '')
  const weak = allowed.ok ? undefined : t(allowed.code === 'PASSWORD_TOO_COMMON' ? 'fundCommon' : 'fundWrong')
  const differs = again === password ? undefined : t('fundDiffers')
  return (
    <WithCode
      scene="set_fund_password"
      title={t('fundTitle')}
      fault={weak ?? differs}
      fields={['password']}
      pauses
      save={(verifyToken) => api.customerSettings.setFundPassword({ password, verifyToken })}
      onClose={onClose}
    >
      {(refused) => (
        <>
          <PasswordField
            label={t('fund')}
            help={t('fundHelp')}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={refusalAt(refused, 'password')}
            fault={weak}
          />
          <PasswordField
            label={t('fundAgain')}
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
            fault={differs}
          />
        </>
      )}
    </WithCode>
  )
}
