import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import type { RegionRule } from '@tessera/domain/access/customers/region.ts'
import { useQuery as useServer } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AccountForm } from './account-form.tsx'
import { type BankAccounts, ownBankAccounts } from './bank-accounts.queries.ts'
import { useRouter } from '#parts/site-router.ts'
import { MissingNotice, useMissing } from '#access/customers/missing-notice.tsx'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'

/** Adds an account for a currency without one, or replaces the one of `?fiat=`. */
export function BindBankCardPage() {
  const t = useTranslations('bank-accounts')
  const own = useServer(ownBankAccounts())
  const info = useServer(publicInfo())
  const [query] = useScreenSearch('/personal/bindBankCard')
  const failed = [own, info].find(({ isError, data }) => isError && !data)
  const replaced = own.data?.rows.find(({ fiat }) => fiat === query.fiat)
  if (failed)
    return (
      <>
        <h1 className="h3">{t('form.titleNew')}</h1>
        <Failed title={t('failed')} onRetry={() => void failed.refetch()} />
      </>
    )
  if (!own.data || !info.data) return <PageLoading />
  const { restrictionType: type, limitCountryList: limited, allowCountryList: allowed } = info.data
  return (
    <>
      <div>
        <h1 className="h3">{t(replaced ? 'form.titleReplace' : 'form.titleNew')}</h1>
        <p className="t2">{t('form.lead')}</p>
      </div>
      <MissingNotice t={t} />
      <Form key={replaced?.id} own={own.data} replaced={replaced} rule={{ type, limited, allowed }} />
    </>
  )
}

type FormProps = { own: BankAccounts; replaced: BankAccounts['rows'][number] | undefined; rule: RegionRule }

function Form({ own: { rows, fiats, max, accountName, paymentName, address, waitHours }, replaced, rule }: FormProps) {
  const t = useTranslations('bank-accounts')
  const locale = useLocale()
  const { history } = useRouter()
  const missing = useMissing(t)
  const free = fiats.filter((fiat) => !rows.some((row) => row.fiat === fiat))
  const isShut = replaced === undefined && (free.length === 0 || rows.length >= max)
  if (missing !== undefined || accountName === null || paymentName === null) return null
  if (isShut)
    return (
      <Card>
        <Empty
          title={t(rows.length >= max ? 'full' : 'every')}
          action={
            <ButtonLink kind="secondary" size="sm" href={paths.receivingAccount(locale)}>
              {t('form.back')}
            </ButtonLink>
          }
        />
      </Card>
    )
  return (
    <AccountForm
      fiats={replaced ? [replaced.fiat] : free}
      replaced={replaced}
      accountName={accountName}
      paymentName={paymentName}
      address={address}
      waitHours={waitHours}
      rule={rule}
      onDone={() => history.push(paths.receivingAccount(locale))}
    />
  )
}
