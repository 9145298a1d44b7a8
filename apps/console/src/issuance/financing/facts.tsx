import {
  financingTypeWords,
  issuerRoleWords,
  structureWords,
} from '@tessera/contract/issuance/financing/financing-words.ts'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { percentOf } from '#issuance/products/field-text.ts'
import { countryText } from '#parts/country-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './financing.module.css'
import type { FinancingCase } from './financing.queries.ts'

type Version = FinancingCase['versions'][number]

/** The newest signed version. */
export function Facts({ of }: { of: FinancingCase }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const [newest] = of.versions
  if (newest === undefined) return null
  const { offer, uses, people, declaration } = newest
  const words = locale === 'zh_CN' ? 'Zh' : 'En'
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('facts')}</h3>
      <p className="t2 sm">
        {t('version', { n: String(newest.version), signer: declaration.signer, at: stampText(newest.at) })}
      </p>
      <Figures version={newest} of={of} />
      <h4 className="fw6">{t('uses')}</h4>
      <Details tight items={uses.map(({ what, share }) => ({ term: what, value: `${share / 100}%` }))} />
      <h4 className="fw6">{t('people')}</h4>
      <Details
        tight
        items={people.map(({ name, role, email, phone }) => ({
          term: name,
          value: issuerRoleWords[role][locale],
          ...(email !== null && { note: [email, phone].filter((each) => each !== null).join(' · ') }),
        }))}
      />
      <h4 className="fw6">{t('description')}</h4>
      <p className={s['text']}>{offer[`description${words}`]}</p>
      <h4 className="fw6">{t('risk')}</h4>
      <p className={s['text']}>{offer[`risk${words}`]}</p>
    </section>
  )
}

function Figures({ version, of }: { version: Version; of: FinancingCase }) {
  const { company, offer, precheck, checked, fee } = version
  const t = useTranslations('financing')
  const locale = useLocale()
  const money = (value: string | null) => <Num value={value ?? '0'} unit={precheck.currency ?? ''} />
  const items = [
    { term: t('company'), value: company.name },
    { term: t('registration'), value: company.registrationNumber },
    { term: t('country'), value: countryText(locale, company.country) },
    { term: t('name'), value: `${offer.nameEn} / ${offer.nameZh}` },
    { term: t('amount'), value: <Num value={of.amount} unit={of.currency} /> },
    { term: t('price'), value: <Num value={offer.unitPrice ?? '0'} unit={of.currency} /> },
    { term: t('units'), value: <Num value={offer.units ?? '0'} /> },
    { term: t('minUnits'), value: <Num value={offer.minUnits ?? '0'} /> },
    { term: t('structure'), value: offer.structure === null ? '--' : structureWords[offer.structure][locale] },
    { term: t('type'), value: offer.type === null ? '--' : financingTypeWords[offer.type][locale] },
    { term: t('fee'), value: t('ratio', { ratio: percentOf(fee) ?? fee }) },
    { term: t('year'), value: String(precheck.year ?? '--') },
    { term: t('revenue'), value: money(precheck.revenue), note: t('inSgd', { amount: checked.revenue }) },
    {
      term: t('raised'),
      value: money(precheck.raised),
      note: `${t('inSgd', { amount: checked.raised })} · ${t('rate', {
        rate: checked.rate,
        currency: precheck.currency ?? '',
        at: stampText(checked.rateAt),
      })}`,
    },
    { term: t('cash'), value: money(precheck.cash) },
    { term: t('monthlyCost'), value: money(precheck.monthlyCost) },
  ]
  return <Details tight items={items} />
}
