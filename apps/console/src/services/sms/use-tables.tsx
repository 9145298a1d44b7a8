import { budgetOf, type SmsRules } from '@tessera/domain/access/verification/sms-budget.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import { dialOfPrefix, dialText } from './dials.ts'
import { rateText } from './rate-text.ts'
import type { SmsState, Use } from './sms.queries.ts'

const NEAR = 90
const unused: Use = { sent: 0, spent: 0, delivered: 0, failed: 0, unreported: 0 }
type CountryRow = Use & { readonly dial: string }

/** Countries that received messages, then those with their own rules. */
const rowsOf = ({ countries, rules }: SmsState): CountryRow[] => [
  ...countries,
  ...rules.countries
    .filter(({ dial }) => !countries.some((row) => row.dial === dial))
    .map(({ dial }) => ({ dial, ...unused })),
]

export function CountryTable({ of, onOpen }: { of: SmsState; onOpen: ((dial: string) => void) | undefined }) {
  const t = useTranslations('sms')
  const locale = useLocale()
  return (
    <LongTable
      label={t('countries')}
      density="compact"
      columns={useCountryColumns(of.rules)}
      rows={rowsOf(of)}
      rowId={(row) => row.dial}
      rowLabel={(row) => dialText(locale, row.dial)}
      empty={{ title: t('none'), text: t('noneText') }}
      {...(onOpen && { onRowClick: (row: CountryRow) => onOpen(row.dial) })}
    />
  )
}

function useCountryColumns(rules: SmsRules): Column<CountryRow>[] {
  const t = useTranslations('sms')
  const locale = useLocale()
  return [
    { key: 'country', title: t('col.country'), minWidth: '200px', cell: ({ dial }) => <b>{dialText(locale, dial)}</b> },
    ...useUseColumns<CountryRow>(({ dial }) => budgetOf(rules, dial).countryDay),
    { key: 'state', title: t('col.state'), minWidth: '130px', cell: ({ dial }) => <State of={rules} dial={dial} /> },
  ]
}

type PrefixRow = SmsState['prefixes'][number]

export function PrefixTable({ of }: { of: SmsState }) {
  const t = useTranslations('sms')
  return (
    <LongTable
      label={t('prefixes')}
      density="compact"
      columns={usePrefixColumns(of.rules.exchange.prefixDay)}
      rows={of.prefixes}
      rowId={(row) => row.prefix}
      empty={{ title: t('none') }}
    />
  )
}

function usePrefixColumns(budget: number): Column<PrefixRow>[] {
  const t = useTranslations('sms')
  const locale = useLocale()
  return [
    { key: 'prefix', title: t('col.prefix'), minWidth: '120px', cell: ({ prefix }) => <b>{prefix}</b> },
    {
      key: 'country',
      title: t('col.country'),
      minWidth: '180px',
      optional: true,
      cell: ({ prefix }) => dialText(locale, dialOfPrefix(prefix)),
    },
    ...useUseColumns<PrefixRow>(() => budget),
  ]
}

function useUseColumns<Row extends Use>(budget: (row: Row) => number): Column<Row>[] {
  const t = useTranslations('sms')
  const locale = useLocale()
  return [
    {
      key: 'sent',
      title: t('col.sent'),
      minWidth: '170px',
      cell: (row) => <Spent spent={row.spent} budget={budget(row)} />,
    },
    { key: 'rate', title: t('col.rate'), minWidth: '100px', align: 'end', cell: (row) => rateText(locale, row) },
    { key: 'failed', title: t('col.failed'), minWidth: '80px', align: 'end', cell: ({ failed }) => failed },
    {
      key: 'unreported',
      title: t('col.unreported'),
      minWidth: '110px',
      align: 'end',
      optional: true,
      cell: ({ unreported }) => unreported,
    },
  ]
}

/** The used budget as progress with its number; from 90 % on it is a warning. */
function Spent({ spent, budget }: { spent: number; budget: number }) {
  const t = useTranslations('sms')
  const percent = budget === 0 ? 100 : (spent * 100) / budget
  return (
    <div className="col" style={{ '--g': '4px' }}>
      <span className="num">
        {numberText(String(spent))} / {numberText(String(budget))}
      </span>
      <Tiles
        percent={percent}
        tiles={10}
        tone={percent >= NEAR ? 'warning' : 'accent'}
        label={t('used', { spent, budget })}
      />
    </div>
  )
}

function State({ of, dial }: { of: SmsRules; dial: string }) {
  const t = useTranslations('sms')
  const { smsClosed, voiceClosed } = budgetOf(of, dial)
  const own = of.countries.find((country) => country.dial === dial)?.countryDay ?? null
  const [tone, word]: readonly [Tone, string] =
    smsClosed && voiceClosed
      ? ['negative', t('allOff')]
      : smsClosed
        ? ['negative', t('smsOff')]
        : voiceClosed
          ? ['warning', t('voiceOff')]
          : own === null
            ? ['positive', t('open')]
            : ['info', t('ownBudget')]
  return <Status tone={tone}>{word}</Status>
}
