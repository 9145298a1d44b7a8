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
import type { Sale } from './new-coins.queries.ts'

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

/** The description of a sale, beside the purchase panel. */
export function SaleSections({ sale: p }: { sale: Sale }) {
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

const Links = ({ of }: { of: Sale['links'] }) => {
  const t = useTranslations('new-coins')
  return (
    <p className="sm row row--wrap" style={{ '--g': '8px 16px' }}>
      {of.map(({ kind, url }) => (
        <a key={url} className="link" href={url} target="_blank" rel="noreferrer noopener">
          {t(`links.${kind}`)}
        </a>
      ))}
    </p>
  )
}

const Prices = ({ sale: p }: { sale: Sale }) => {
  const t = useTranslations('new-coins')
  return (
    <div className="col">
      <Details
        items={p.payCoins.map(({ coin, unitPrice }) => ({
          term: t('oneUnitIn', { coin }),
          value: <Num value={trimmed(unitPrice)} unit={coin} full />,
        }))}
      />
      <p className="xs t3">{t('pricesText')}</p>
    </div>
  )
}

const TokenFacts = ({ sale: p }: { sale: Sale }) => {
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
    { term: t('decimals'), value: String(token.decimals) },
    { term: t('totalSupply'), value: <Num value={token.totalSupply} /> },
  ]
  const right = [
    { term: t('forSale'), value: <Num value={p.hardCap} />, note: `${percentText(token.saleShare)}%` },
    { term: t('softCap'), value: p.softCap === null ? '--' : <Num value={p.softCap} /> },
    { term: t('minimum'), value: <Num value={p.minUnits} /> },
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

/** The length of a bar in percent, for drawing only. */
const drawn = (share: string): number => Number.parseFloat(share) * 100

const Allocation = ({ of }: { of: Sale['allocation'] }) => (
  <ShareBar
    shares={of.map(({ to, share }) => ({ id: to, label: to, percent: drawn(share), text: `${percentText(share)}%` }))}
    rest={{ label: '', percent: 0, text: '' }}
  />
)

const Unlocks = ({ of }: { of: Sale['unlocks'] }) => {
  const t = useTranslations('new-coins')
  const { stamp } = useTimes()
  if (of.length === 0) return <p className="t2">{t('freeAtOnce')}</p>
  return (
    <div className="col">
      <Details
        items={of.map(({ at, share }) => ({ term: stamp(at), value: <b className="num">{percentText(share)}%</b> }))}
      />
      <p className="xs t3">{t('unlocksText')}</p>
    </div>
  )
}

const HowItWorks = ({ sale: p }: { sale: Sale }) => {
  const t = useTranslations('new-coins')
  const { day } = useTimes()
  return (
    <ol className={`body-lg ${detail['prose']}`}>
      <li>{t('how.held')}</li>
      <li>{t('how.closed', { day: day(p.closesAt) })}</li>
      <li>{t('how.allotted', { day: day(p.allotmentExpectedAt) })}</li>
      {p.softCap !== null && <li>{t('how.softCap')}</li>}
      <li>{t('how.returned')}</li>
    </ol>
  )
}
