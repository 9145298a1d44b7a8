import { hiddenAt } from '@tessera/domain/platform/text/typed-text.ts'
import { useTranslations } from 'use-intl'

/** The error code of a text with an invisible character, with its position counted from 1. */
export type HiddenFault = `hidden:${number}`
const isHidden = (fault: string): fault is HiddenFault => fault.startsWith('hidden:')

export function hiddenFault(text: string): HiddenFault | undefined {
  const at = hiddenAt(text.trim())
  return at === undefined ? undefined : `hidden:${at}`
}

/**
 * Returns the text for an error code of a form: the shared one for an invisible character, the form's own for all
 * others.
 */
export function useHiddenFaultText<Fault extends string>(own: (fault: Exclude<Fault, HiddenFault>) => string) {
  const t = useTranslations('shell')
  return (fault: Fault): string =>
    isHidden(fault)
      ? t('hiddenSign', { at: Number(fault.slice('hidden:'.length)) })
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all other codes are the form's own
        own(fault as Exclude<Fault, HiddenFault>)
}
