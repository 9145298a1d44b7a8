import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { userInfo } from '#access/customers/customers.queries.ts'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { useSessionToken } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RenewBackupCodes } from './backup-codes.tsx'
import { BindAuthenticator } from './bind-authenticator.tsx'
import { ChangeForm } from './change-form.tsx'
import { NewEmail, NewPhone } from './new-address.tsx'
import { PageLoading } from '#parts/page-loading.tsx'

/** Returns to the account page with a message. */
function useDone(): () => void {
  const t = useTranslations('security')
  const locale = useLocale()
  const { history } = useRouter()
  return () => {
    toast('positive', t('done'))
    history.push(paths.userManagement(locale))
  }
}

export const BindEmailPage = () => <NewEmail scene="bind_email" onDone={useDone()} />
export const ChangeEmailPage = () => <NewEmail scene="change_email" onDone={useDone()} />
export const BindPhonePage = () => <NewPhone scene="bind_phone" onDone={useDone()} />
export const ChangePhonePage = () => <NewPhone scene="change_phone" onDone={useDone()} />
export const BindGooglePage = () => <BindAuthenticator onDone={useDone()} />

export const BackupCodesPage = () => <RenewBackupCodes onDone={useDone()} />

export const CloseGooglePage = () => (
  <ChangeForm
    scene="unbind_authenticator"
    payload={{}}
    save={(proven) => api.security.unbindAuthenticator(proven)}
    onDone={useDone()}
  />
)

/** Turns verification by phone on or off, also for a customer who has lost the phone. */
export function ClosePhonePage() {
  const t = useTranslations('security')
  const done = useDone()
  const { data: user } = useQuery(userInfo(useSessionToken()))
  const [isLost, setLost] = useState(false)
  if (!user) return <PageLoading />
  if (!user.security.mobile && user.mobile !== null)
    return (
      <ChangeForm scene="open_mobile" payload={{}} save={(proven) => api.security.openMobile(proven)} onDone={done} />
    )
  if (isLost)
    return (
      <ChangeForm
        scene="close_mobile_by_email"
        payload={{}}
        save={(proven) => api.security.closeMobileByEmail(proven)}
        onDone={done}
      />
    )
  return (
    <>
      <ChangeForm scene="close_mobile" payload={{}} save={(proven) => api.security.closeMobile(proven)} onDone={done} />
      <span>
        <Button className="back--sm" kind="ghost" size="sm" onPress={() => setLost(true)}>
          {t('lostPhone')}
        </Button>
      </span>
    </>
  )
}
