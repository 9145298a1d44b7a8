import type { NamedParty } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Button as Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/countries.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { BookEntry } from './withdrawals.queries.ts'

/** The beneficiary of an address, in words. */
export function useBeneficiaryText(): (entry: Pick<BookEntry, 'beneficiary' | 'identification'>) => string {
  const t = useTranslations('withdrawals')
  const locale = useLocale()
  return ({ beneficiary, identification }) => {
    if (beneficiary === null) return t('whose.unknown')
    const { person, provider } = beneficiary
    const named = ({ name, country }: NamedParty) => t('whose.named', { name, country: countryText(locale, country) })
    const [who, where] = [person && named(person), provider && named(provider)]
    if (who !== null) return where === null ? who : t('whose.personAt', { who, where })
    if (where !== null) return t('whose.mineAt', { where })
    return t(identification === 'identified' ? 'whose.mineProved' : 'whose.mine')
  }
}

/** Opens the form for an entry: its beneficiary, or the proof that it is the customer's own. */
export type Identify = (what: 'identify' | 'prove', entry: BookEntry) => void
/** The next missing step of an entry, with its message key. */
export const nextStep = {
  unknown: { what: 'identify', word: 'whose.identify' },
  unproved: { what: 'prove', word: 'prove.open' },
  identified: undefined,
} as const

/** The known beneficiary with an edit link, and a button for what is missing. */
export function BeneficiaryCell({ entry, onIdentify }: { entry: BookEntry; onIdentify: Identify }) {
  const t = useTranslations('withdrawals')
  const whose = useBeneficiaryText()(entry)
  const next = nextStep[entry.identification]
  return (
    <span className="row row--wrap" style={{ '--g': '4px 8px' }}>
      {entry.beneficiary === null ? (
        <span className="xs t3">{whose}</span>
      ) : (
        <Pressable
          className="link xs"
          aria-label={t('whose.change', { remark: entry.remark, whose })}
          onPress={() => onIdentify('identify', entry)}
        >
          {whose}
        </Pressable>
      )}
      {next && (
        <Button kind="soft" size="xs" onPress={() => onIdentify(next.what, entry)}>
          {t(next.word)}
        </Button>
      )}
    </span>
  )
}
