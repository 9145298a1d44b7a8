import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'

/** Asks the customer to fill in the application on a computer. */
export function OnComputer() {
  const t = useTranslations('companies')
  return (
    <Banner tone="info" lead={t('onComputer')}>
      {t('onComputerText')}
    </Banner>
  )
}
