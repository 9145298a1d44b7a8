import { Card, Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Overview } from '#profile/accounts/accounts.queries.ts'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

type FamilyCardProps = { overview: Overview; family: NonNullable<Overview['family']> }

/** The value of the owner’s account, of each sub-account, and their total. */
export const FamilyCard = ({ overview, family }: FamilyCardProps) => {
  const t = useTranslations('sub-accounts')
  const locale = useLocale()
  const [hidden] = useHideAmounts()
  const worth = (value: string) => (
    <Num value={value} decimals={overview.fiatDecimals} unit={overview.fiat} masked={hidden} />
  )
  return (
    <Card
      title={t('family')}
      titleEnd={
        <Link className="link sm" href={paths.subAccounts(locale)}>
          {t('title')}
        </Link>
      }
    >
      <Details
        items={[
          { term: t('main'), value: worth(overview.total) },
          ...family.rows.map(({ name, total }) => ({ term: name, value: worth(total) })),
          { term: t('familyTotal'), value: <b className="fw6">{worth(family.total)}</b> },
        ]}
      />
    </Card>
  )
}
