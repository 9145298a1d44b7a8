import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { bankLine } from './bank.queries.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { useMay } from '#parts/me.queries.ts'

/** A link to the case that reverses a credit; shown only for a credit that was not reversed yet. */
export function ReverseCredit({ lineId }: { lineId: string }) {
  const t = useTranslations('bank')
  const [, open] = useOpenCase()
  const may = useMay('fiat_orders.match')
  const { data } = useQuery({ ...bankLine(lineId), enabled: may })
  return data?.status === 'credited' && data.distribution === null ? (
    <div className="row row--between row--wrap">
      <span className="t2">{t('wrongCredit')}</span>
      <Button kind="secondary" size="sm" onPress={() => open({ kind: 'credit_reversal', subjectId: lineId })}>
        {t('reverse')}
      </Button>
    </div>
  ) : null
}
