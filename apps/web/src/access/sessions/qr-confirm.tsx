import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'

/** The confirmation on the phone: shows the device that wants to log in. The customer picks the number on its screen, or rejects it. */
export function QrConfirm({ id }: { id: string }) {
  const t = useTranslations('sessions')
  const [password, setPassword] = useState('')
  const scanned = useQuery({
    queryKey: ['qrLogins', 'scan', id],
    queryFn: () => api.qrLogins.scan({ qrId: id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const confirm = useMutation({
    mutationFn: (matchCode: number) =>
      api.qrLogins.confirm({ qrId: id, matchCode, ...(password !== '' && { password }) }),
  })
  const reject = useMutation({ mutationFn: () => api.qrLogins.reject({ qrId: id }) })
  // An invalid code is reported like one that cannot be scanned.
  if (scanned.error instanceof ApiError && scanned.error.code === 'PARAM_INVALID')
    return <Banner tone="warning">{t('qr.expired')}</Banner>
  if (scanned.error) return <Banner tone="negative">{scanned.error.message}</Banner>
  if (!scanned.data) return <Loader label={t('qr.confirmTitle')} />
  if (confirm.isSuccess) return <Banner tone="positive">{t('qr.confirmed')}</Banner>
  if (reject.isSuccess) return <Banner tone="warning">{t('qr.refused')}</Banner>
  const { ip, device, requestedAt, choices, passwordNeeded } = scanned.data
  const failed = confirm.error ?? reject.error
  return (
    <Card>
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2">{t('qr.asks', { device, ip, time: stampText(requestedAt) })}</p>
        <Banner tone="warning">{t('qr.warning')}</Banner>
        {passwordNeeded && (
          <PasswordField
            label={t('qr.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
        <p>{t('qr.choose')}</p>
        <div className="row">
          {choices.map((choice) => (
            <Button
              key={choice}
              kind="secondary"
              size="lg"
              loading={confirm.isPending && confirm.variables === choice}
              disabled={(passwordNeeded && password === '') || (confirm.isPending && confirm.variables !== choice)}
              onPress={() => confirm.mutate(choice)}
            >
              {choice}
            </Button>
          ))}
        </div>
        {failed && (
          <Banner tone="negative" live>
            {failed.message}
          </Banner>
        )}
        <Button kind="danger" loading={reject.isPending} onPress={() => reject.mutate()}>
          {t('qr.notMe')}
        </Button>
      </div>
    </Card>
  )
}
