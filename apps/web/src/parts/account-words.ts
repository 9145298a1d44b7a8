import { emailFaults } from '@tessera/domain/access/customers/email.ts'
import { useTranslations } from 'use-intl'
import { type AccountWord, phoneWords } from './account-name.ts'

const words: ReadonlySet<string> = new Set([...emailFaults.map((fault) => `email.${fault}`), ...phoneWords])
const isAccountWord = (word: string): word is AccountWord => words.has(word)

/** Returns the text for an error code of a form: shared texts for account names, the form's own for all others. */
export function useAccountWords<Word extends string>(own: (word: Exclude<Word, AccountWord>) => string) {
  const t = useTranslations('shell')
  const sharedText = (word: AccountWord): string => t(`accountName.${word}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all other codes are the form's own
  return (word: Word): string => (isAccountWord(word) ? sharedText(word) : own(word as Exclude<Word, AccountWord>))
}
