import { type AmountNote, editAmount, staysWhileTyping } from '@tessera/domain/books/money/typed-amount.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ui } from './constants.ts'
import { decimalMark } from './decimal-mark.ts'

type AmountKind = { readonly precision: number; readonly unit: string }

/**
 * The editing of an amount. `edit` returns the text after a change; `note` says, while the field shows that text, why a
 * change was refused or how it was read.
 */
export function useAmountEdit(value: string, { precision, unit }: AmountKind) {
  const noteText = useNoteText(unit)
  const [last, setLast] = useState<{ readonly note: AmountNote | undefined; readonly text: string }>()
  /** The texts of this field, so that undo brings one back unchanged. */
  const texts = useRef(new Set<string>())
  const edit = (before: string, after: string): string => {
    const isUndone = texts.current.has(after)
    const rule = { precision, unit, mark: decimalMark(), maxLength: ui.amountLength }
    const { text, note = laterNote(before, after) } = isUndone ? { text: after } : editAmount(before, after, rule)
    texts.current.add(text)
    setLast({ note, text })
    return text
  }
  /** The note about a refused character stays while the user continues to type. */
  const laterNote = (before: string, after: string): AmountNote | undefined =>
    last?.note && staysWhileTyping(last.note) && last.text === before && after.length === before.length + 1
      ? last.note
      : undefined
  return { edit, note: last?.note && last.text === value ? noteText(last.note) : undefined }
}

function useNoteText(unit: string): (note: AmountNote) => string {
  const t = useTranslations('kit')
  return (note) => {
    if (note.code === 'length') return t('amountLength', { max: note.max })
    if (note.code === 'decimals') return t('amountDecimals', { precision: note.precision })
    if (note.code === 'cut') return t('amountCut', { from: note.from, to: note.to })
    if (note.code === 'read') return t('amountRead', { amount: note.amount, unit })
    if (note.code === 'unclear') return t('amountUnclear', { text: note.text })
    return t(plainNotes[note.code])
  }
}

const plainNotes = {
  digits: 'amountDigits',
  point: 'amountPoint',
  comma: 'amountComma',
  negative: 'amountNegative',
} as const
