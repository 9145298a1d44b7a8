import { Badge } from '@tessera/ui/badge.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { ShareBar } from '@tessera/ui/share-bar.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { countryText } from '#parts/countries.ts'
import { trimmed } from '#parts/money-text.ts'
import { Paragraphs } from '#parts/paragraphs.tsx'
import { percentText } from '#parts/ratio.ts'
import { useTimes } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import detail from '#issuance/products/detail.module.css'
import { Faq, Members, Paper, Papers } from '#issuance/products/offer-parts.tsx'
import { given } from '#issuance/products/missing.tsx'
import type { ShownSale } from './shown-sale.ts'

type SectionName =
  | 'about'
  | 'prices'
  | 'token'
  | 'allocation'
  | 'unlocks'
  | 'how'
  | 'risk'
  | 'documents'
  | 'members'
  | 'faq'

const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => {
  const t = useTranslations('new-coins')
  return (
    <section aria-labelledby={name}>
      <h2 className={`h4 ${detail['sectionTitle']}`} id={name}>
        {t(`sections.${name}`)}
      </h2>
      {children}
    </section>
  )
}

/** The title of a sale with its status, issuer and investor class. */
export const SaleHead = ({ sale: p }: { sale: ShownSale }) => {
  const t = useTranslations('new-coins')
  return (
    <div>
      <div className="row row--wrap" style={{ '--g': '12px' }}>
        <h1 className="h2">{p.name}</h1>
        {p.status === 'draft' ? (
          <Badge tone="neutral">{t('preview.draft')}</Badge>
        ) : (
          <Badge tone={p.status === 'in_subscription' ? 'info' : 'neutral'}>{t(`statuses.${p.status}`)}</Badge>
        )}
      </div>
      <p className="t2" style={{ marginTop: 4 }}>
        {p.issuer} · <span className="num">{p.id}</span> · {given(p.category, (category) => t(`classes.${category}`))}
      </p>
    </div>
  )
}

/** The description of a sale, beside the purchase panel. */
export function SaleSections({ sale: p }: { sale: ShownSale }) {
  const t = useTranslations('new-coins')
  return (
    <>
      <Section name="about">
        <div className={`body-lg ${detail['prose']}`}>
          <p className="fw5">{p.summary}</p>
          <Paragraphs of={p.description} />
          {p.links.length > 0 && <Links of={p.links} />}
        </div>
      </Section>
      <Section name="prices">
        <Prices sale={p} />
      </Section>
      <Section name="token">
        <TokenFacts sale={p} />
      </Section>
      <Section name="allocation">
        <Allocation of={p.allocation} />
      </Section>
      <Section name="unlocks">
        <Unlocks of={p.unlocks} />
      </Section>
      <Section name="how">
        <HowItWorks sale={p} />
      </Section>
      <Section name="risk">
        <div className={`body-lg ${detail['prose']}`}>
          <Paragraphs of={p.risk} />
        </div>
      </Section>
      <Section name="documents">
        <Papers>
          {p.documents.map((d) => (
            <Paper
              key={d.id}
              of={d}
              mustAccept={t('mustAccept')}
              facts={<time>{d.datedOn}</time>}
              download={t('download', { title: d.title })}
              instead={p.status === 'draft' ? <span className="xs t3">{t('preview.fileLater')}</span> : undefined}
            />
          ))}
        </Papers>
      </Section>
      {p.members.length > 0 && (
        <Section name="members">
          <Members of={p.members} />
        </Section>
      )}
      {p.faq.length > 0 && (
        <Section name="faq">
          <Faq of={p.faq} />
        </Section>
      )}
      <p className="xs t3">{t('noOffer')}</p>
    </>
  )
}

const Links = ({ of }: { of: ShownSale['links'] }) => {
  const t = useTranslations('new-coins')
  return (
    <p className="sm row row--wrap" style={{ '--g': '8px 16px' }}>
      {of.map(({ kind, url }, index) =>
        kind === null || url === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a link without an address has no other key
          <span key={index}>{given(null, String)}</span>
        ) : (
          <a key={url} className="link" href={url} target="_blank" rel="noreferrer noopener">
            {t(`links.${kind}`)}
          </a>
        ),
      )}
    </p>
  )
}

const Prices = ({ sale: p }: { sale: ShownSale }) => {
  const t = useTranslations('new-coins')
  const missing = useTranslations('products')('detail.missing')
  return (
    <div className="col">
      {p.payCoins.length === 0 && given(null, String)}
      <Details
        items={p.payCoins.map(({ coin, unitPrice }) => ({
          term: t('oneUnitIn', { coin: coin ?? missing }),
          value: given(unitPrice, (price) => <Num value={trimmed(price)} unit={coin ?? ''} full />),
        }))}
      />
      <p className="xs t3">{t('pricesText')}</p>
    </div>
  )
}

const TokenFacts = ({ sale: p }: { sale: ShownSale }) => {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  const { token } = p
  const address =
    token.contractAddress === null ? '--' : <Copyable text={token.contractAddress} label={t('copyMint')} short />
  const left = [
    { term: t('ticker'), value: token.ticker },
    { term: t('network'), value: token.network === null ? '--' : chainName(token.network) },
    { term: t('mint'), value: address },
    { term: t('protocol'), value: token.protocol ?? '--' },
    { term: t('decimals'), value: given(token.decimals, String) },
    { term: t('totalSupply'), value: units(token.totalSupply) },
  ]
  const right = [
    {
      term: t('forSale'),
      value: units(p.hardCap),
      ...(token.saleShare !== null && { note: `${percentText(token.saleShare)}%` }),
    },
    { term: t('softCap'), value: p.softCap === null ? '--' : <Num value={p.softCap} /> },
    { term: t('minimum'), value: units(p.minUnits) },
    { term: t('personCap'), value: p.maxUnits === null ? '--' : <Num value={p.maxUnits} /> },
    { term: t('region'), value: p.region },
    {
      term: t('excludedResidents'),
      value:
        p.excludedCountries.length === 0
          ? '--'
          : p.excludedCountries.map((code) => countryText(locale, code)).join(' · '),
    },
  ]
  return (
    <div className={detail['twoColumns']}>
      <Details items={left} />
      <Details items={right} />
    </div>
  )
}

const units = (count: string | null) => given(count, (value) => <Num value={value} />)

/** The length of a bar in percent, for drawing only. */
const drawn = (share: string | null): number => (share === null ? 0 : Number.parseFloat(share) * 100)

const Allocation = ({ of }: { of: ShownSale['allocation'] }) => {
  const missing = useTranslations('products')('detail.missing')
  if (of.length === 0) return given(null, String)
  return (
    <ShareBar
      shares={of.map(({ to, share }, index) => ({
        id: `${index} ${to}`,
        label: to,
        percent: drawn(share),
        text: share === null ? missing : `${percentText(share)}%`,
      }))}
      rest={{ label: '', percent: 0, text: '' }}
    />
  )
}

const Unlocks = ({ of }: { of: ShownSale['unlocks'] }) => {
  const t = useTranslations('new-coins')
  const missing = useTranslations('products')('detail.missing')
  const { stamp } = useTimes()
  if (of.length === 0) return <p className="t2">{t('freeAtOnce')}</p>
  return (
    <div className="col">
      <Details
        items={of.map(({ at, share }) => ({
          term: at === null ? missing : stamp(at),
          value: given(share, (part) => <b className="num">{percentText(part)}%</b>),
        }))}
      />
      <p className="xs t3">{t('unlocksText')}</p>
    </div>
  )
}

const HowItWorks = ({ sale: p }: { sale: ShownSale }) => {
  const t = useTranslations('new-coins')
  const missing = useTranslations('products')('detail.missing')
  const { deadline: deadlineOf } = useTimes()
  const deadline = (at: string | null): string => (at === null ? missing : deadlineOf(at))
  return (
    <ol className={`body-lg ${detail['prose']}`}>
      <li>{t('how.held')}</li>
      <li>{t('how.closed', { day: deadline(p.closesAt) })}</li>
      <li>{t('how.allotted', { day: deadline(p.allotmentExpectedAt) })}</li>
      {p.softCap !== null && <li>{t('how.softCap')}</li>}
      <li>{t('how.returned')}</li>
    </ol>
  )
}
