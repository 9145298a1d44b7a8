import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { Details, type Fact } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { TransactionId } from '#parts/transaction-id.tsx'
import { useLocale } from '#parts/use-locale.ts'
import type { HistoryRow } from './accounts.queries.ts'

/** The screen of the record behind an entry, by the kind of its reference. */
const screens: Readonly<Record<string, (locale: Locale, row: HistoryRow) => string>> = {
  withdrawal: (locale, { coin }) => paths.withdraw(locale, coin),
  payout: (locale) => paths.mnFait(locale, 'withdrawals'),
  fiat_order: (locale, { reference }) => paths.recharge(locale, { kind: 'fiat', order: reference.id }),
  deposit: (locale, { coin }) => paths.recharge(locale, { coin }),
  internal_transfer: (locale) => paths.internalTransfer(locale),
  subscription: (locale) => paths.applyList(locale),
  otc_deal: (locale, { reference }) => paths.otcDeal(locale, reference.id),
  otc_ad: (locale) => paths.otcAds(locale),
  distribution_holder: (locale) => paths.distributions(locale),
  fill: (locale) => paths.tradeHistory(locale),
}

const given = (term: string, value: string | null): Fact[] => (value === null ? [] : [{ term, value }])

/** The facts of an entry that its row does not show: the trade, the other side, the number, and a link to the record. */
export function HistoryDetails({ row, masked }: { row: HistoryRow; masked: boolean }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const { trade, otherAccount, counterparty, number, remark } = row
  const screen = screens[row.reference.type]
  return (
    <div style={{ maxWidth: 640 }}>
      <Details
        tight
        items={[
          ...(trade === null
            ? []
            : [
                {
                  term: t('water.quantity'),
                  value: <Num value={trimmed(trade.quantity)} unit={trade.base} masked={masked} />,
                },
                { term: t('water.price'), value: <Num value={trimmed(trade.price)} unit={trade.quote} full /> },
                {
                  term: t('water.value'),
                  value: <Num value={trimmed(trade.value)} unit={trade.quote} masked={masked} />,
                },
              ]),
          { term: t('water.fee'), value: <CoinNum coin={row.coin} value={row.fee} unit masked={masked} /> },
          { term: t('water.account'), value: t(`water.accounts.${row.account}`) },
          ...given(t('water.otherAccount'), otherAccount && t(`water.accounts.${otherAccount}`)),
          ...given(t('water.counterparty'), counterparty),
          ...(row.balance === null
            ? []
            : [
                {
                  term: t('water.balance'),
                  value: <CoinNum coin={row.coin} value={row.balance} unit masked={masked} />,
                },
              ]),
          ...(row.startedAt === null ? [] : [{ term: t('water.started'), value: stampText(row.startedAt) }]),
          { term: t(row.status === 'pending' ? 'water.heldSince' : 'water.processed'), value: stampText(row.time) },
          ...(row.txId === null
            ? []
            : [{ term: t('water.txId'), value: <TransactionId txId={row.txId} copy={t('water.copyTx')} /> }]),
          ...given(t('water.remark'), remark),
          { term: t('water.number'), value: number ?? row.reference.id },
        ]}
      />
      {screen && (
        <Link className="link sm" href={screen(locale, row)}>
          {t('water.record')}
        </Link>
      )}
    </div>
  )
}
