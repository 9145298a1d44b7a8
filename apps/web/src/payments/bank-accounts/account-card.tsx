import { Badge, Status } from '@tessera/ui/badge.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { SavedAccountActions } from '#parts/saved-accounts.tsx'
import s from '#parts/kept-accounts.module.css'
import type { BankAccount } from './bank-accounts.queries.ts'

type AccountCardProps = { account: BankAccount; onRemove: () => void }

/** One bank account: its bank, whether it can receive money, and buttons to replace or remove it. */
export function AccountCard({ account, onRemove }: AccountCardProps) {
  const t = useTranslations('bank-accounts')
  const locale = useLocale()
  const { fiat } = account
  return (
    <Card
      title={account.bank}
      titleEnd={
        <span className="row">
          <State account={account} />
          <Badge tone="neutral">{fiat}</Badge>
        </span>
      }
    >
      <div className={s['inside']}>
        <Note account={account} />
        <Details items={useFacts(account)} />
        <SavedAccountActions t={t} replaceAt={paths.bindBankCard(locale, fiat)} onRemove={onRemove} />
      </div>
    </Card>
  )
}

const State = ({ account: { usable, inOwnName } }: { account: BankAccount }) => {
  const t = useTranslations('bank-accounts')
  if (!inOwnName) return <Status tone="negative">{t('state.foreign')}</Status>
  return <Status tone={usable ? 'positive' : 'warning'}>{t(usable ? 'state.usable' : 'state.waits')}</Status>
}

const Note = ({ account: { usable, inOwnName, usableAt } }: { account: BankAccount }) => {
  const t = useTranslations('bank-accounts')
  if (usable) return null
  return <p className="sm t2">{inOwnName ? t('waiting', { until: stampText(usableAt) }) : t('foreign')}</p>
}

/** The saved fields, in the order of the form. */
function useFacts(account: BankAccount) {
  const t = useTranslations('bank-accounts')
  const locale = useLocale()
  const country = new Intl.DisplayNames(bcp47(locale), { type: 'region' }).of(account.bankCountry)
  const {
    accountName,
    accountNumberMasked,
    payNowMasked,
    verifiedBy,
    nameMatch,
    branch,
    bankCode,
    ifsc,
    bankAddress,
    remark,
    paymentName,
    paymentAddress,
    addedAt,
  } = account
  const given = {
    bankCountry: country,
    branch,
    bankCode,
    ifsc,
    bankAddress,
    remark,
    paymentName,
    holderAddress: paymentAddress,
  } as const
  return [
    { term: t('accountName'), value: accountName },
    { term: t('accountNumber'), value: <span className="mono">{accountNumberMasked}</span> },
    ...(payNowMasked === null ? [] : [{ term: t('payNow'), value: <span className="mono">{payNowMasked}</span> }]),
    { term: t('verified'), value: verifiedBy === null ? t('verifiedBy.none') : t(`verifiedBy.${verifiedBy}`) },
    ...(nameMatch === null ? [] : [{ term: t('nameMatch'), value: t(`nameMatches.${nameMatch}`) }]),
    ...names.flatMap((name) => (given[name] === null ? [] : [{ term: t(name), value: given[name] }])),
    { term: t('addedAt'), value: stampText(addedAt) },
  ]
}

const names = [
  'paymentName',
  'holderAddress',
  'bankCountry',
  'branch',
  'bankCode',
  'ifsc',
  'bankAddress',
  'remark',
] as const
