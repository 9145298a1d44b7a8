import { pinyin } from 'pinyin-pro'
import { transliterate } from 'transliteration'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { bankTextLengths, cutAtWord, toBankText } from './bank-text.ts'
import { bankAccountTextInvalid } from './refusals.ts'
import { addressLengths, type AddressPart, addressParts, type PostalAddress } from './postal-address.ts'

/**
 * The texts of a payee in a payment file. They are stored, because a later version of a library might produce other
 * texts.
 */
export type PaymentTexts = {
  /** The account holder in Latin letters, at most 70 characters. The owner of the account confirmed it. */
  readonly name: string
  readonly bank: string
  /** Null for accounts that were added without an address. */
  readonly address: PostalAddress | null
}

const capital = (syllable: string): string => syllable.charAt(0).toUpperCase() + syllable.slice(1)

/**
 * Returns Chinese characters as pinyin without tones, one word per character. `ü` is `yu`, as in passports (GB/T
 * 28039-2011).
 */
const pinyinOf = (han: string, surname: 'head' | 'off'): string =>
  pinyin(han, { toneType: 'none', type: 'array', surname })
    .map((syllable) => capital(syllable.replaceAll('ü', 'yu')))
    .join(' ')

/** Writes a text in Latin letters without accents, with only the characters that banks accept. */
export const inBankLetters = (text: string, surname: 'head' | 'off' = 'off'): string =>
  toBankText(transliterate(text.normalize('NFKC').replaceAll(/\p{sc=Han}+/gu, (han) => ` ${pinyinOf(han, surname)} `)))

/**
 * A Chinese person's name begins with the surname, whose reading may differ from that of the same character elsewhere.
 */
const isChinesePerson = (name: string): boolean => /^\p{sc=Han}{2,4}$/u.test(name)

/** Returns the name of a payee in a payment file, at most 70 characters. */
export const paymentName = (name: string): string =>
  cutAtWord(inBankLetters(name, isChinesePerson(name) ? 'head' : 'off'), bankTextLengths.name)

/** Returns the payment file's texts of a stored account for which the customer confirmed none. */
export const paymentTexts = (
  account: { readonly accountName: string; readonly bank: string },
  address: PostalAddress | null,
): PaymentTexts => ({
  name: paymentName(account.accountName),
  bank: cutAtWord(inBankLetters(account.bank), bankTextLengths.name),
  address,
})

type TypedPayee = { readonly accountName: string; readonly bank: string; readonly address: PostalAddress }

/**
 * Returns the texts of a typed account. Refuses the first that is empty or too long after conversion to the letters
 * that banks accept.
 */
export function writtenTexts({
  accountName,
  bank,
  address: typed,
}: TypedPayee): Outcome<PaymentTexts, 'BANK_ACCOUNT_TEXT_INVALID'> {
  const address: Partial<Record<AddressPart, string>> = {}
  for (const part of addressParts) {
    const raw = typed[part]
    if (raw === undefined) continue
    const text = inBankLetters(raw)
    const max = addressLengths[part]
    if (text === '' || text.length > max) return bankAccountTextInvalid(`address.${part}`, max)
    address[part] = text
  }
  const texts = paymentTexts({ accountName, bank }, { ...typed, ...address })
  if (texts.name === '') return bankAccountTextInvalid('accountName', bankTextLengths.name)
  return texts.bank === '' ? bankAccountTextInvalid('bank', bankTextLengths.name) : ok(texts)
}
