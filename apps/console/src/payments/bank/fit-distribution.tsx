import { useQuery } from '@tanstack/react-query'
import { numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { bankLine } from './bank.queries.ts'

type FitDistributionProps = {
  lineId: string
  chosen: string | undefined
  onChange: (id: string | undefined) => void
}

/** Assigns a payment as funding to one of the unreleased distributions in its currency. */
export function FitDistribution({ lineId, chosen, onChange }: FitDistributionProps) {
  const t = useTranslations('bank')
  const allowed = useMay('fiat_orders.match')
  const mayRead = useMay('products.read')
  const { data: line } = useQuery({ ...bankLine(lineId), enabled: allowed })
  const { data } = useQuery({
    queryKey: ['distributions', 'fundable'],
    queryFn: () => fundable(),
    enabled: allowed && mayRead,
  })
  const offered = (data ?? []).filter(({ currency }) => currency === line?.coin)
  if (!allowed || offered.length === 0) return null
  return (
    <Select
      label={t('issuersMoney')}
      value={chosen ?? 'none'}
      options={[
        { code: 'none', value: t('noDistribution') },
        ...offered.map((each) => ({
          code: each.id,
          value: `${each.number} · ${each.product.symbol} ${each.period}`,
          end: t('stillMissing', { missing: numberText(each.missing, true) }),
        })),
      ]}
      onChange={(value) => onChange(value === 'none' ? undefined : value)}
    />
  )
}

/** The distributions in any status before the release. */
async function fundable() {
  const statuses = ['recorded', 'announced', 'declared'] as const
  const pages = statuses.map((status) => api.distributionsManage.list({ status, pageSize: 50 }))
  return (await Promise.all(pages)).flatMap(({ rows }) => rows)
}
