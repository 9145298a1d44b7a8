import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { usePathId } from '#parts/url-state.ts'
import { QrConfirm } from '#access/sessions/qr-confirm.tsx'

/** The page that a scanned code opens: a logged-in phone approves the login of another screen. */
export function QrLoginPage() {
  const t = useTranslations('sessions')
  const id = usePathId()
  return (
    <div className="container container--narrow main col" style={{ '--g': '16px' }}>
      <h1 className="h3">{t('qr.confirmTitle')}</h1>
      {id === undefined ? <Banner tone="warning">{t('qr.expired')}</Banner> : <QrConfirm key={id} id={id} />}
    </div>
  )
}
