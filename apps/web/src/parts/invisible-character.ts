import { hiddenAt } from '@tessera/domain/platform/text/typed-text.ts'
import { useTranslations } from 'use-intl'

/** The error code of a text with an invisible character, with its position counted from 1. */
export type HiddenWord = `hidden:${number}`
const isHidden = (word: string): word is HiddenWord => word.startsWith('hidden:')

export function hiddenWord(text: string): HiddenWord | undefined {
  const at = hiddenAt(text.trim())
  return at === undefined ? undefined : `hidden:${at}`
}

/**
 * Returns the text for an error code of a form: the shared one for an invisible character, the form's own for all
 * others.
 */
export function useHiddenWords<Word extends string>(own: (word: Exclude<Word, HiddenWord>) => string) {
  const t = useTranslations('shell')
  return (word: Word): string =>
    isHidden(word)
      ? t('hiddenSign', { at: Number(word.slice('hidden:'.length)) })
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all other codes are the form's own
        own(word as Exclude<Word, HiddenWord>)
}
