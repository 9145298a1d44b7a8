import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ProductCard, ProductCardSkeleton } from '#issuance/products/product-card.tsx'
import { type Product, productDetail, productList } from '#issuance/products/products.queries.ts'

/** The number of open offers whose conditions are checked, and the number shown. */
const CHECKED = 6
const SHOWN = 3

/** Reasons that the customer cannot change in a few steps: such an offer is not recommended. */
const neverFits: ReadonlySet<string> = new Set([
  'COUNTRY_RESTRICTED',
  'SUBSCRIPTION_CLASS_NOT_ALLOWED',
  'SUBSCRIPTION_COUNTRY_NOT_ALLOWED',
])

const fits = ({ eligibility }: Product): boolean =>
  eligibility === null || eligibility.reason === null || !neverFits.has(eligibility.reason)

/**
 * Offers that are open now and whose conditions this customer meets, as the server judges. Before the verification the
 * server knows neither class nor country, so all open offers fit.
 */
export function Offers({ title }: { title: 'title' | 'open' }) {
  const t = useTranslations('home')
  const locale = useLocale()
  const list = useQuery(productList({ page: 1, status: 'in_subscription', pageSize: CHECKED }))
  const details = useQueries({ queries: (list.data?.rows ?? []).map(({ symbol }) => productDetail(symbol)) })
  const isLoading = list.isPending || details.some(({ isPending }) => isPending)
  const fitting = new Set(details.flatMap(({ data }) => (data !== undefined && fits(data) ? data.symbol : [])))
  const offers = (list.data?.rows ?? []).filter(({ symbol }) => fitting.has(symbol)).slice(0, SHOWN)
  return (
    <section aria-label={t(`offers.${title}`)}>
      <div className="row row--between" style={{ marginBottom: 16 }}>
        <h2 className="h5">{t(`offers.${title}`)}</h2>
        <Link className="link sm" href={paths.investments(locale)}>
          {t('offers.all')}
        </Link>
      </div>
      {!isLoading && offers.length === 0 ? (
        <p className="t3 sm">{t('offers.none')}</p>
      ) : (
        <div className="cards">
          {isLoading
            ? [1, 2, 3].map((n) => <ProductCardSkeleton key={n} />)
            : offers.map((product) => <ProductCard key={product.id} product={product} heading="h3" />)}
        </div>
      )}
    </section>
  )
}
