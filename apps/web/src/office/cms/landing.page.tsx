import { Badge } from '@tessera/ui/badge.tsx'
import { boundary } from '@tessera/ui/boundary.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Cover } from '@tessera/ui/cover.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { CoinLogo } from '#parts/coin-logo.tsx'
import { cmsFaq } from './cms.queries.ts'
import { Questions } from './questions.tsx'
import { Hero, type HeroProps } from './landing/hero.tsx'
import hero from './landing/hero.module.css'
import s from './landing/sections.module.css'
import { Numbers } from './landing/numbers.tsx'
import { Faq, HowItWorks, Listing } from './landing/sections.tsx'
import { useSiteAccess } from '#parts/site-access.ts'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { useLocale } from '#parts/use-locale.ts'
import { patternOf, toneOf } from '#issuance/products/product-appearance.ts'
import { ForVisitors } from '#parts/for-visitors.tsx'
import { useLogin } from '#access/customers/login-state.ts'
import { ProductCard, ProductCardSkeleton, Progress } from '#issuance/products/product-card.tsx'
import { type ProductCardFacts, productList, type ProductPage, siteFacts } from '#issuance/products/products.queries.ts'

const FEATURED = 3

/**
 * Data that several sections use is passed to them, because a response to the first section may arrive before React has
 * hydrated the others.
 */
export function LandingPage() {
  const facts = useQuery(siteFacts()).data
  const { data: featured, isError, refetch } = useQuery(productList({ page: 1, pageSize: FEATURED }))
  return (
    <>
      <FirstScreen
        minimum={facts?.lowestMinimum ?? null}
        product={featured?.rows.find(({ status }) => status === 'in_subscription')}
      />
      <SiteNumbers facts={facts} />
      <Featured data={featured} isError={isError} refetch={refetch} />
      <HowItWorks />
      <Listing />
      <LandingQuestions />
      <CallToAction />
    </>
  )
}

type FirstScreenProps = { minimum: HeroProps['minimum']; product: ProductCardFacts | undefined }

const FirstScreen = boundary(({ minimum, product }: FirstScreenProps) => (
  <Hero minimum={minimum} float={product && <FloatingProduct product={product} />} />
))

const SiteNumbers = boundary(Numbers)

const FloatingProduct = ({ product: p }: { product: ProductCardFacts }) => {
  const t = useTranslations('products')
  return (
    <div className={hero['float']}>
      <div className={hero['floatHead']}>
        <CoinLogo coin={p.symbol} tone={patternOf[p.type]} size={36} />
        <div>
          <b className="fw6" style={{ display: 'block' }}>
            {p.name}
          </b>
          <span className="xs t3">
            {t(`types.${p.type}`)} · {p.region}
            {p.expectedReturn !== null && ` · ${t('perYear', { percent: `${percentText(p.expectedReturn)}%` })}`}
          </span>
        </div>
        <span className={hero['floatState']}>
          <Badge tone={toneOf[p.status]}>{t(`statuses.${p.status}`)}</Badge>
        </span>
      </div>
      <Progress product={p} />
    </div>
  )
}

type FeaturedProps = { data: ProductPage | undefined; isError: boolean; refetch: () => unknown }

const Featured = boundary(function Featured({ data, isError, refetch }: FeaturedProps) {
  const t = useTranslations('landing')
  const products = useTranslations('products')
  const locale = useLocale()
  return (
    <section className={`container ${s['section']}`}>
      <div className={s['sectionHead']}>
        <div>
          <p className="eyebrow">{t('featured.eyebrow')}</p>
          <h2 className="h1">{t('featured.title')}</h2>
        </div>
        {data && data.total > 0 && (
          <Link className="link row" href={paths.investments(locale)}>
            {t('featured.all', { count: data.total })}
            <Icon of={ArrowRight} size={16} />
          </Link>
        )}
      </div>
      {isError && (
        <Failed title={products('failed')} onRetry={() => void refetch()}>
          {products('failedText')}
        </Failed>
      )}
      {data?.total === 0 && <Empty title={t('featured.none')}>{t('featured.noneText')}</Empty>}
      {!isError && data?.total !== 0 && (
        <div className="cards">
          {data
            ? data.rows.map((product) => <ProductCard key={product.id} product={product} heading="h3" />)
            : [1, 2, 3].map((n) => <ProductCardSkeleton key={n} />)}
        </div>
      )}
    </section>
  )
})

/** The questions that operators chose for the landing page. */
const LandingQuestions = boundary(function LandingQuestions() {
  const { data } = useQuery(cmsFaq(useLocale()))
  const rows = data?.rows.filter(({ onLanding }) => onLanding) ?? []
  return rows.length === 0 ? null : (
    <Faq>
      <Questions rows={rows} open />
    </Faq>
  )
})

const CallToAction = boundary(function CallToAction() {
  const t = useTranslations('landing')
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  const isVisitor = useLogin().state === 'out'
  return (
    <section className={`container ${s['tight']}`}>
      <div className={s['cta']}>
        <div className={s['ctaText']}>
          <h2 className="h2">{t('cta.title')}</h2>
          {isVisitor ? (
            <ForVisitors>
              <p className="body-lg">{t('cta.text')}</p>
              {siteAccess.register && <ButtonLink href={paths.register(locale)}>{t('openAccount')}</ButtonLink>}
            </ForVisitors>
          ) : (
            <>
              <p className="body-lg">{t('cta.signedIn')}</p>
              <ButtonLink href={paths.investments(locale)}>{t('investments')}</ButtonLink>
            </>
          )}
        </div>
        <div className={s['ctaArt']}>
          <Cover pattern="skyline" seed="cta9" columns={8} rows={5} />
        </div>
      </div>
    </section>
  )
})
