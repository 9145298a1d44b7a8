import { Suspense } from 'react'
import { Details, type Fact } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { countryText } from '#parts/countries.ts'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { Day, Deadline } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { Paragraphs } from '#parts/paragraphs.tsx'
import { stampText } from '#parts/time-text.ts'
import { patternOf } from './product-appearance.ts'
import { Faq, Members, Paper, Papers } from './offer-parts.tsx'
import { useCurrentSection } from './current-section.ts'
import s from './detail.module.css'
import { given } from './missing.tsx'
import type { Product } from './products.queries.ts'
import type { ShownProduct } from './shown-product.ts'
import { Videos, videosOf } from './videos.tsx'

export type SectionId = 'overview' | 'risk' | 'issue' | 'valuations' | 'documents' | 'members' | 'video' | 'faq'

/** The sections for which this product has content. */
export const sectionsOf = (p: ShownProduct): readonly SectionId[] => [
  'overview',
  'risk',
  'issue',
  ...(p.valuations.length > 0 ? (['valuations'] as const) : []),
  'documents',
  ...(p.members.length > 0 ? (['members'] as const) : []),
  ...(p.videoUrl !== null || videosOf(p).length > 0 ? (['video'] as const) : []),
  ...(p.faq.length > 0 ? (['faq'] as const) : []),
]

const Section = ({ id, children }: { id: SectionId; children: ReactNode }) => {
  const t = useTranslations('products')
  return (
    <Suspense>
      <section aria-labelledby={id}>
        <h2 className={`h4 ${s['sectionTitle']}`} id={id}>
          {t(`detail.${id}`)}
        </h2>
        {children}
      </section>
    </Suspense>
  )
}

/** The documents, without videos. */
const papersOf = ({ documents }: ShownProduct) => documents.filter(({ kind }) => kind !== 'video')

const countIn: Partial<Record<SectionId, (p: ShownProduct) => number>> = { documents: (p) => papersOf(p).length }

export const Anchors = ({ product }: { product: ShownProduct }) => {
  const t = useTranslations('products')
  const sections = sectionsOf(product)
  const read = useCurrentSection(sections)
  return (
    <nav className={s['anchors']} aria-label={t('detail.sections')}>
      {sections.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
          {t(`detail.${id}`)}
          {countIn[id] && <span className={s['count']}>{countIn[id](product)}</span>}
        </a>
      ))}
    </nav>
  )
}

/** `more` is content after the section on the product's value. */
export function DetailSections({ product: p, more }: { product: ShownProduct; more?: ReactNode }) {
  const t = useTranslations('products')
  const sections = sectionsOf(p)
  const pattern = patternOf[p.type ?? 'others']
  return (
    <>
      <Section id="overview">
        <div className={`body-lg ${s['prose']}`}>
          <p className="fw5">{p.summary}</p>
          <Paragraphs of={p.description} />
          {p.returnBasis !== null && (
            <>
              <p className="sm">
                <b>{t('detail.returnBasis')}</b>
              </p>
              <Paragraphs of={p.returnBasis} className="sm t3" />
            </>
          )}
          {p.expectedReturn !== null && <p className="sm t3">{t('detail.returnNote')}</p>}
        </div>
      </Section>
      <Section id="risk">
        <div className={`body-lg ${s['prose']}`}>
          <Paragraphs of={p.risk} />
        </div>
      </Section>
      <Section id="issue">
        <Issue product={p} />
      </Section>
      {p.valuations.length > 0 && (
        <Section id="valuations">
          <Valuations of={p.valuations} />
        </Section>
      )}
      {more}
      <Section id="documents">
        <Documents documents={papersOf(p)} isPublic={p.status !== 'draft'} />
      </Section>
      {p.members.length > 0 && (
        <Section id="members">
          <Members of={p.members} pattern={pattern} />
        </Section>
      )}
      {sections.includes('video') && (
        <Section id="video">
          <Videos product={p} pattern={pattern} />
        </Section>
      )}
      {p.faq.length > 0 && (
        <Section id="faq">
          <Faq of={p.faq} />
        </Section>
      )}
    </>
  )
}

/** A fact; none if it does not apply to the product, which has no value for it. */
const fact = <Value,>(term: string, value: Value | null, draw: (value: Value) => ReactNode): readonly Fact[] =>
  value === null ? [] : [{ term, value: draw(value) }]

const units = (count: string | null) => given(count, (value) => <Num value={value} />)
const day = (at: string | null) => given(at, (of) => <Day of={of} />)

const Issue = ({ product: p }: { product: ShownProduct }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  const countries = (codes: readonly string[]): string => codes.map((code) => countryText(locale, code)).join(' · ')
  const money = (amount: string | null) =>
    given(amount, (value) => given(p.currency, (unit) => <Num value={value} unit={unit} />))
  const left = [
    { term: t('detail.unitPrice'), value: money(p.unitPrice) },
    { term: t('detail.unitsIssued'), value: units(p.supply) },
    { term: t('detail.totalAmount'), value: money(p.target) },
    { term: t('detail.minimumUnits'), value: units(p.minUnits) },
    ...fact(t('detail.maximumUnits'), p.maxUnits, (value) => <Num value={value} />),
    ...(p.limitCountries.length > 0 ? [{ term: t('detail.limitCountries'), value: countries(p.limitCountries) }] : []),
    ...(p.allowCountries.length > 0 ? [{ term: t('detail.allowCountries'), value: countries(p.allowCountries) }] : []),
    { term: t('detail.productType'), value: given(p.type, (type) => t(`types.${type}`)) },
    { term: t('detail.structure'), value: given(p.structure, (structure) => t(`structures.${structure}`)) },
    ...fact(t('detail.subTrust'), p.subTrust, String),
    {
      term: t('detail.distribution'),
      value: given(p.distribution, (distribution) => t(`distributions.${distribution}`)),
    },
    { term: t('detail.fee'), value: given(p.fee, (fee) => `${percentText(fee)}%`) },
    ...fact(t('detail.profit'), p.profit, money),
    { term: t('detail.created'), value: <time>{p.createdOn}</time> },
  ]
  const right = [
    { term: t('detail.ticker'), value: p.ticker },
    ...fact(t('detail.network'), p.network, chainName),
    ...fact(t('detail.contract'), p.contractAddress, (address) => (
      <Copyable text={address} label={t('detail.copyContract')} short />
    )),
    ...fact(t('detail.protocol'), p.protocol, String),
    { term: t('detail.decimals'), value: given(p.decimals, String) },
    { term: t('detail.totalSupply'), value: units(p.totalSupply) },
    { term: t('detail.opens'), value: day(p.opensAt) },
    { term: t('detail.closes'), value: given(p.closesAt, (at) => <Deadline of={at} />) },
    { term: t('detail.allotment'), value: day(p.allotmentExpectedAt) },
    {
      term: t('detail.allotmentMethod'),
      value: given(p.allotment.allotmentMethod, (method) => t(`allotmentMethods.${method}`)),
    },
    ...fact(t('detail.minimumRaise'), p.allotment.minimumRaise, (value) => <Num value={value} />),
    ...fact(t('detail.ballotSlot'), p.allotment.ballotSlot, String),
    { term: t('detail.stepUnits'), value: units(p.stepUnits) },
    ...fact(t('detail.listingDate'), p.listedOn, String),
    ...fact(t('detail.completion'), p.completedOn, String),
  ]
  return (
    <div className={s['twoColumns']}>
      <Details items={left} />
      <Details items={right} />
    </div>
  )
}

const Valuations = ({ of }: { of: Product['valuations'] }) => {
  const t = useTranslations('products')
  return (
    <div className="col">
      <Details
        items={of.map(({ asOf, price, currency, valuer }) => ({
          term: asOf,
          value: <Num value={price} unit={currency} />,
          note: valuer,
        }))}
      />
      <p className="xs t3">{t('detail.valuationsText')}</p>
    </div>
  )
}

/** Kilobytes or megabytes with one decimal, rounded down. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} KB` : `${Math.floor(bytes / 100_000) / 10} MB`

/** Files of a draft have no address yet. */
const Documents = ({ documents, isPublic }: { documents: Product['documents']; isPublic: boolean }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  if (documents.length === 0) return <p className="t3">{t('detail.noDocuments')}</p>
  return (
    <Papers>
      {documents.map((d) => (
        <Paper
          key={d.id}
          of={d}
          mustAccept={t('detail.mustAccept')}
          facts={
            <>
              {sizeOf(d.size)} · <time>{d.datedOn}</time> ·{' '}
              {d.languages.map((each) => t(`detail.languages.${each}`)).join(' · ')}
            </>
          }
          download={t('detail.download', { title: d.title })}
          before={
            d.publication && (
              <Link className="link xs" href={paths.verify(locale, d.publication.cid)}>
                {t('detail.verify')}
              </Link>
            )
          }
          instead={
            isPublic ? (
              d.publication?.withdrawnAt && (
                <span className="xs neg">
                  {t('detail.fileWithdrawn', { at: stampText(d.publication.withdrawnAt) })}
                </span>
              )
            ) : (
              <span className="xs t3">{t('detail.fileLater')}</span>
            )
          }
        />
      ))}
    </Papers>
  )
}
