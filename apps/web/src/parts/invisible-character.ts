import { hiddenAt } from '@tessera/domain/platform/text/typed-text.ts'
import { useTranslations } from 'use-intl'

/** A form's word for a text that would be refused and has an invisible sign at that place, counted from 1. */
export type HiddenWord = `hidden:${number}`
const isHidden = (word: string): word is HiddenWord => word.startsWith('hidden:')

export function hiddenWord(text: string): HiddenWord | undefined {
  const at = hiddenAt(text.trim())
  return at === undefined ? undefined : `hidden:${at}`
}

/** The sentence for what a form says of its fields: of an invisible sign the shared one, of all else the form's own. */
export function useHiddenWords<Word extends string>(own: (word: Exclude<Word, HiddenWord>) => string) {
  const t = useTranslations('shell')
  return (word: Word): string =>
    isHidden(word)
      ? t('hiddenSign', { at: Number(word.slice('hidden:'.length)) })
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a word that is not hidden is one of the form's own
        own(word as Exclude<Word, HiddenWord>)
}
