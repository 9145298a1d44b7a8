import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'

type StepErrorProps = { error: Error | undefined; checking: boolean }

/** The error of a failed step, shown in its dialog. */
export function StepError({ error, checking }: StepErrorProps) {
  const t = useTranslations('otc-deals')
  return (
    <>
      {error && (
        <Banner tone="negative" live>
          {error.message}
        </Banner>
      )}
      {checking && (
        <Banner tone="info" live>
          {t('checking')}
        </Banner>
      )}
    </>
  )
}
