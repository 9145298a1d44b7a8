import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveText } from '#parts/save-text.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { ChangeForm } from './change-form.tsx'
import s from './security.module.css'

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

type BackupCodesProps = {
  codes: readonly string[]
  /** True if the authenticator was added just now. */
  isNew?: boolean
  onSaved: () => void
}

/** The codes in a list, with ways to keep them: copy, file, paper. */
export function BackupCodes({ codes, isNew = false, onSaved }: BackupCodesProps) {
  const t = useTranslations('security')
  const account = useLogin().user?.userAccount ?? ''
  const download = () =>
    saveText(
      'tessera-backup-codes.txt',
      `${t('backupFile', { account })}\r\n\r\n${codes.join('\r\n')}\r\n`,
      'text/plain',
    )
  return (
    <>
      <h1 className="h3">{t('backupTitle')}</h1>
      {isNew && <Banner tone="positive">{t('authenticatorOn')}</Banner>}
      <Card>
        <div className="col" style={{ '--g': '20px', maxWidth: '520px' }}>
          <p className="t2">{t('backupText')}</p>
          <ol className={s['codes']} aria-label={t('backupList')}>
            {codes.map((code) => (
              <li key={code} className="mono">
                {code}
              </li>
            ))}
          </ol>
          <div className="row">
            <CopyButton text={codes.join('\n')}>{t('copyCodes')}</CopyButton>
            <Button kind="soft" size="sm" icon={Download} onPress={download}>
              {t('downloadCodes')}
            </Button>
            <Button kind="soft" size="sm" icon={Printer} onPress={() => window.print()}>
              {t('printCodes')}
            </Button>
          </div>
          <Button onPress={onSaved}>{t('saved')}</Button>
        </div>
      </Card>
    </>
  )
}
