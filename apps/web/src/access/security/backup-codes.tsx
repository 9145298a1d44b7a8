import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ChangeForm } from './change-form.tsx'

/** Creates new backup codes. All factors are verified first; the new codes are shown once. */
export function RenewBackupCodes({ onDone }: { onDone: () => void }) {
  const t = useTranslations('security')
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <BackupCodes codes={codes} onSaved={onDone} />
  return (
    <ChangeForm
      scene="renew_backup_codes"
      payload={{}}
      save={(proven) => api.security.renewBackupCodes(proven)}
      onDone={({ backupCodes }) => setCodes(backupCodes)}
    >
      {() => <p className="t2">{t('renewText')}</p>}
    </ChangeForm>
  )
}

export function BackupCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useTranslations('security')
  return (
    <>
      <h1 className="h3">{t('backupTitle')}</h1>
      <Card>
        <div className="col" style={{ '--g': '20px', maxWidth: '520px' }}>
          <p className="t2">{t('backupText')}</p>
          <Copyable text={codes.join(' ')} label={t('copyCodes')} />
          <Button onPress={onSaved}>{t('saved')}</Button>
        </div>
      </Card>
    </>
  )
}
