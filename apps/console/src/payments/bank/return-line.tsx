import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { bankLine } from './bank.queries.ts'

/**
 * The next step after a line was rejected: an instruction that sends the payment back. A payment that is on none of our
 * accounts needs none.
 */
export function ReturnLine({ lineId }: { lineId: string }) {
  const t = useTranslations('bank')
  const locale = useLocale()
  const { data: line } = useQuery(bankLine(lineId))
  return line?.status === 'returned' && line.reason !== 'other_account' ? (
    <div className="row row--between row--wrap">
      <span className="t2">{t('sendBack')}</span>
      <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'payments')}>
        {t('sendBackOpen')}
      </ButtonLink>
    </div>
  ) : null
}
