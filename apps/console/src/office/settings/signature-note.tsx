import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'

/** The reason why a change needs the passkeys of both people. */
export function SignatureNote() {
  const t = useTranslations('settings')
  return <Banner tone="info">{t('signed')}</Banner>
}
