import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { subject } from '#services/approvals/approvals.queries.ts'
import type { Case } from '#services/approvals/review-drawer.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useMay } from '#parts/me.queries.ts'

/** A link to the case that voids a line; shown only for a line that was not decided yet. */
export function VoidLine({ kind, subjectId }: Case) {
  const t = useTranslations('bank')
  const [, open] = useOpenCase()
  const may = useMay('fiat_orders.match')
  const { data } = useQuery(subject(kind, subjectId, undefined))
  return may && data?.content ? (
    <div className="row row--between row--wrap">
      <span className="t2">{t('neverHad')}</span>
      <Button kind="secondary" size="sm" onPress={() => open({ kind: 'bank_line_void', subjectId })}>
        {t('void')}
      </Button>
    </div>
  ) : null
}
