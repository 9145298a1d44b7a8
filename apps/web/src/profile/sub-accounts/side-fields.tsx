import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import type { Place } from '#profile/transfers/to-transfer.ts'
import type { SubAccount } from './sub-accounts.queries.ts'

/** `main` is the owner’s own account. */
export type Side = { readonly account: string; readonly place: Place }

const reach: Record<Place, readonly Place[]> = {
  token: ['token', 'spot'],
  fiat: ['fiat', 'spot'],
  spot: ['spot', 'token', 'fiat'],
}
/** The accounts that can receive money from such an account. */
export const placesOf = (from: Place): readonly Place[] => reach[from]

type SideFieldsProps = {
  label: string
  side: Side
  subs: readonly SubAccount[]
  places: readonly Place[]
  onChange: (side: Side) => void
}

/** Chooses the customer account, and which of its token, spot and fiat accounts. */
export const SideFields = ({ label, side, subs, places, onChange }: SideFieldsProps) => {
  const t = useTranslations('sub-accounts')
  const tTransfers = useTranslations('transfers')
  const options = [{ code: 'main', value: t('main') }, ...subs.map(({ id, name }) => ({ code: id, value: name }))]
  return (
    <div className="row" style={{ alignItems: 'flex-end' }}>
      <div className="grow">
        <Select
          label={label}
          options={options}
          value={side.account}
          onChange={(account) => onChange({ ...side, account })}
        />
      </div>
      <div className="grow">
        <Select
          aria-label={t('of', { what: t('place'), name: label })}
          options={places.map((value) => ({
            code: value,
            value: tTransfers(`places.${value}`),
            short: tTransfers(`short.${value}`),
          }))}
          value={side.place}
          onChange={(place) => onChange({ ...side, place })}
        />
      </div>
    </div>
  )
}
