import type { security } from '@tessera/contract/access/security/security.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Qr } from '@tessera/ui/qr.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { AlreadyBound, alreadyBound } from './already-bound.tsx'
import { ChangeForm } from './change-form.tsx'

type Setup = ReplyOf<typeof security.setUpAuthenticator>

/** Adds an authenticator: its key, a code of it, then the backup codes. Key and backup codes are shown once. */
export function BindAuthenticator({ onDone }: { onDone: () => void }) {
  const t = useTranslations('security')
  const { user } = useLogin()
  const setUp = useMutation({ mutationFn: () => api.security.setUpAuthenticator({}) })
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <BackupCodes codes={codes} isNew onSaved={onDone} />
  if (setUp.data) return <Scanned setup={setUp.data} onBound={setCodes} />
  if (!user) return <PageLoading />
  const bound = alreadyBound('bind_authenticator', user)
  if (bound !== undefined) return <AlreadyBound scene={bound} user={user} />
  return (
    <>
      <h1 className="h3">{t('titles.bind_authenticator')}</h1>
      <Card>
        <div className="col" style={{ '--g': '20px', maxWidth: '520px' }}>
          <p className="t2">{t('freshText')}</p>
          {setUp.error && (
            <Banner tone="negative" live>
              {setUp.error.message}
            </Banner>
          )}
          <Button loading={setUp.isPending} onPress={() => setUp.mutate()}>
            {t('fresh')}
          </Button>
        </div>
      </Card>
    </>
  )
}

/** `ABCD EFGH`: groups of four letters, which are easier to type. Only the display has blanks. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')

function Scanned({ setup, onBound }: { setup: Setup; onBound: (codes: readonly string[]) => void }) {
  const t = useTranslations('security')
  const [code, setCode] = useState('')
  const wrong = /^\d{6}$/.test(code) ? undefined : t('appCodeWrong')
  return (
    <ChangeForm
      scene="bind_authenticator"
      payload={{}}
      save={(proven) => api.security.bindAuthenticator({ code, ...proven })}
      onDone={({ backupCodes }) => onBound(backupCodes)}
      last={{
        fault: wrong,
        field: (
          <NumberField kind="digits" label={t('appCode')} maxLength={6} value={code} onChange={setCode} fault={wrong} />
        ),
      }}
    >
      {() => (
        <>
          <p className="t2">{t('scan')}</p>
          <Qr text={setup.otpauthUrl} label={t('scanLabel')} />
          <div className="sm">
            {t('key')}{' '}
            <Copyable text={setup.secret} label={t('copyKey')}>
              <span className="mono">{inFours(setup.secret)}</span>
            </Copyable>
          </div>
        </>
      )}
    </ChangeForm>
  )
}
