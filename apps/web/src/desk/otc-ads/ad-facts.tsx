import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import type { AdFormState } from './ad-fields.tsx'
import type { OtcTerms } from './otc-ads.queries.ts'
import { adPrice, adWorth } from './to-ad.ts'

type AdFactsProps = { form: AdFormState; terms: OtcTerms; fixed: boolean }

/** The result of the fields (price, total, fee), shown before the button. */
export function AdFacts({ form, terms, fixed }: AdFactsProps) {
  const t = useTranslations('otc-ads')
  const fields = form.watch()
  const { coin, fiat, quantity, side, priceType } = fields
  const [price, worth] = [adPrice(fields, terms), adWorth(fields, terms)]
  const decimals = terms.fiats.find((each) => each.fiat === fiat)?.decimals ?? 2
  const feePpm = terms.coins.find((each) => each.coin === coin)?.feePpm ?? 0
  const typed = quantity.replace(/\.$/u, '')
  return (
    <Card title={t('facts.title')}>
      <Details
        tight
        items={[
          {
            term: t('facts.price'),
            value: price === undefined ? '--' : <Num value={trimmed(formatAmount(price, RATE_SCALE))} unit={fiat} />,
            ...(priceType === 'floating' && { note: t('facts.moves') }),
          },
          {
            term: t('facts.worth'),
            value: worth === undefined ? '--' : <Num value={formatAmount(worth, decimals)} unit={fiat} />,
          },
          ...(side === 'sell' && !fixed
            ? [{ term: t('facts.held'), value: /[1-9]/u.test(typed) ? <Num value={typed} unit={coin} /> : '--' }]
            : []),
          {
            term: t('facts.fee'),
            value: feePpm === 0 ? t('facts.free') : `${feePpm / 10_000}%`,
            ...(feePpm > 0 && { note: t('facts.feeOf') }),
          },
          { term: t('facts.open'), value: <span className="num">{`${terms.openAds} / ${terms.mostAds}`}</span> },
        ]}
      />
    </Card>
  )
}
