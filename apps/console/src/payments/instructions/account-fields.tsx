import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { addressLengths, addressParts } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { refusalAt } from '#parts/refusal.tsx'

const required = ['accountName', 'accountNumber', 'bank', 'bankCountry', 'town', 'country'] as const
const fields = [
  'accountName',
  'accountNumber',
  'bank',
  'bankCountry',
  'bankCode',
  'ifsc',
  ...addressParts,
  'country',
] as const
const isOfAddress = (field: string): boolean => field === 'country' || addressParts.some((part) => part === field)
const pathOf = (field: string): string => (isOfAddress(field) ? `address.${field}` : field)
/** The names of the fields in a request. */
export const accountFields = fields.map(pathOf)
export type TypedAccount = Record<(typeof fields)[number], string>
export const emptyAccount: TypedAccount = {
  accountName: '',
  accountNumber: '',
  bank: '',
  bankCountry: '',
  bankCode: '',
  ifsc: '',
  street: '',
  building: '',
  detail: '',
  postCode: '',
  town: '',
  country: '',
}

const lengths = {
  accountName: 140,
  accountNumber: 60,
  bank: 80,
  bankCountry: 2,
  bankCode: 60,
  ifsc: 60,
  country: 2,
  ...addressLengths,
}

/** The account of a request; undefined while a required field is empty. */
export function readAccount(typed: TypedAccount) {
  const { accountName, accountNumber, bank, bankCountry } = typed
  if (required.some((field) => typed[field].trim() === '')) return undefined
  return {
    accountName: accountName.trim(),
    accountNumber,
    bank: bank.trim(),
    bankCountry: bankCountry.toUpperCase(),
    ...(typed.bankCode !== '' && { bankCode: typed.bankCode }),
    ...(typed.ifsc !== '' && { ifsc: typed.ifsc }),
    address: {
      country: typed.country.toUpperCase(),
      town: typed.town.trim(),
      ...Object.fromEntries(
        addressParts.flatMap((part) => {
          const text = typed[part].trim()
          return text === '' || part === 'town' ? [] : [[part, text] as const]
        }),
      ),
    },
  }
}

type AccountFieldsProps = {
  value: TypedAccount
  onChange: (account: TypedAccount) => void
  refused: ApiError | undefined
  /** The name of the account in the request, before a field's name. */
  within?: string
}

/** The fields of a payee account. */
export function AccountFields({ value, onChange, refused, within = '' }: AccountFieldsProps) {
  const t = useTranslations('instructions')
  return fields.map((field) => (
    <TextInput
      key={field}
      label={t(field)}
      maxLength={lengths[field]}
      value={value[field]}
      onChange={(text) => onChange({ ...value, [field]: text })}
      {...refusalAt(refused, `${within}${pathOf(field)}`)}
    />
  ))
}
