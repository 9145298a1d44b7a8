import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { SettingRow } from '#parts/setting-row.tsx'
import { ownBankAccounts } from './bank-accounts.queries.ts'

/** A link from the account page to the payout accounts. */
export function BankDetail() {
  const t = useTranslations('bank-accounts')
  const locale = useLocale()
  const { data } = useQuery(ownBankAccounts())
  if (!data) return null
  const { rows } = data
  return (
    <Card title={t('detail')} flush>
      <SettingRow
        icon={CreditCard}
        title={t('title')}
        text={t('detailText')}
        on={rows.length > 0}
        state={rows.length === 0 ? t('noneYet') : rows.map(({ fiat }) => fiat).join(' · ')}
        action={
          <ButtonLink kind="secondary" size="xs" href={paths.receivingAccount(locale)}>
            {t('manage')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
