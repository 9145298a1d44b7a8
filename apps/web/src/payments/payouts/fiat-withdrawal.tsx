import { Banner } from '@tessera/ui/banner.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FormLoading } from '#parts/form-loading.tsx'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { Limits } from '#payments/withdrawals/limits.tsx'
import { PayoutForm } from './payout-form.tsx'
import { type FiatTerms, payoutTerms } from './payouts.queries.ts'

const hasMoney = ({ available }: FiatTerms): boolean => /[1-9]/u.test(available)

/** The currency to open on: with a bank account and money, else with a bank account, else with money, else the first. */
function firstToUse(rows: readonly FiatTerms[]): FiatTerms | undefined {
  const withAccount = rows.filter(({ account }) => account !== null)
  return withAccount.find(hasMoney) ?? withAccount[0] ?? rows.find(hasMoney) ?? rows[0]
}

type FiatWithdrawalProps = { fiat: string | undefined; onFiat: (fiat: string) => void }

/** A withdrawal to the customer's own bank account: currency, amount and remaining limits. */
export function FiatWithdrawal({ fiat, onFiat }: FiatWithdrawalProps) {
  const t = useTranslations('payouts')
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(payoutTerms())
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <FormLoading />
  const { rows, verifyScene: _scene, ...common } = data
  const chosen = rows.find((row) => row.fiat === fiat) ?? firstToUse(rows)
  if (chosen === undefined) return <Empty title={t('nothing')} />
  const { closedFiats } = data
  const currency = (
    <>
      <Select
        label={t('currency')}
        value={chosen.fiat}
        onChange={onFiat}
        options={rows.map((row) => ({ code: row.fiat, value: row.fiat, end: row.name }))}
      />
      {closedFiats.length > 0 && <p className="sm t3">{t('closedFiats', { fiats: listText(locale, closedFiats) })}</p>}
    </>
  )
  return (
    <div className="split" style={{ '--aside': '340px' }}>
      <PayoutForm key={chosen.fiat} terms={{ ...chosen, ...common }} currency={currency} />
      <Limits terms={{ ...data, ...chosen, coin: chosen.fiat }}>
        <Banner tone="plain" icon={ShieldCheck}>
          {t('waits')}
        </Banner>
      </Limits>
    </div>
  )
}
