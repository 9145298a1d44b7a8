import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { refusalAt } from '#parts/refusal.tsx'

const required = ['accountName', 'accountNumber', 'bank', 'bankCountry'] as const
const optional = ['bankCode', 'ifsc', 'address'] as const
export const accountFields = [...required, ...optional] as const
export type TypedAccount = Record<(typeof accountFields)[number], string>
export const emptyAccount: TypedAccount = {
  accountName: '',
  accountNumber: '',
  bank: '',
  bankCountry: '',
  bankCode: '',
  ifsc: '',
  address: '',
}

const lengths = { accountName: 140, accountNumber: 60, bank: 80, bankCountry: 2, bankCode: 60, ifsc: 60, address: 160 }

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
    ...(typed.address.trim() !== '' && { address: typed.address.trim() }),
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
  return accountFields.map((field) => (
    <TextInput
      key={field}
      label={t(field)}
      maxLength={lengths[field]}
      value={value[field]}
      onChange={(text) => onChange({ ...value, [field]: text })}
      {...refusalAt(refused, `${within}${field}`)}
    />
  ))
}
