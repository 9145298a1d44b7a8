import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { cellsOf, codeOf, digitsOf, isCode, putDigits, typedInto } from './code-cells.ts'
import s from './code-entry.module.css'
import { isComposing } from '@tessera/ui/ime.ts'
import { ui } from './constants.ts'
import { FieldFoot, type Named } from './field.tsx'
import { Loader } from './loader.tsx'
import { useFormField } from './use-form-field.ts'

type CodeEntryProps = Named & {
  value: string
  onChange: (code: string) => void
  /** Called when every box has a digit. */
  onComplete?: (code: string) => void
  boxes?: number
  state?: 'typing' | 'checking' | 'accepted'
  /**
   * The server's refusal in words. The boxes turn red and are cleared after 1.5 s; the text stays until it is removed.
   */
  error?: string | undefined
  /** The text for an incomplete code, shown once the user tried to submit. */
  fault?: string | undefined
  name?: string | undefined
  disabled?: boolean
  autoFocus?: boolean
}

/** Six boxes with one digit each. Rules: specification §5 'Code entry widget'. */
export function CodeEntry({
  value,
  onChange,
  onComplete,
  boxes = ui.code.boxes,
  state = 'typing',
  ...p
}: CodeEntryProps) {
  const t = useTranslations('kit')
  const labelId = useId()
  const errorId = useId()
  const { root: line, ...reported } = useFormField<HTMLFieldSetElement>({ ...p, value })
  const [typedCells, setTypedCells] = useState(() => cellsOf(value, boxes))
  /** The boxes at the moment when a character other than a digit arrived. */
  const [bad, setBad] = useState<readonly string[]>()
  /** True if Enter was pressed before all boxes were full. */
  const [isShort, setShort] = useState(false)
  /** The text of an IME composition in a box. It is checked for a digit when the composition ends. */
  const [unfinished, setUnfinished] = useState<{ at: number; text: string }>()
  const cells = codeOf(typedCells) === value ? typedCells : cellsOf(value, boxes)
  const [refusedInput, clearError] = useCodeError(value, p.error)
  const refused = refusedInput && value.length === boxes
  const wrong = bad !== undefined || refused
  const isIncomplete = isShort && !wrong
  const locked = wrong || state !== 'typing'
  const focus = (at: number) => line.current?.querySelectorAll('input')[Math.min(boxes - 1, Math.max(0, at))]?.focus()

  const keep = (next: readonly string[]) => {
    setTypedCells(next)
    setShort(false)
    onChange(codeOf(next))
    if (next.every((cell) => cell !== '')) onComplete?.(codeOf(next))
  }
  useClearing(wrong, () => {
    setBad(undefined)
    clearError()
    keep(cellsOf('', boxes))
    if (line.current?.contains(document.activeElement)) focus(0)
  })
  const type = (at: number, text: string) => {
    const typed = typedInto(cells[at] ?? '', text)
    if (/\D/u.test(typed)) return setBad(cells.with(at, typed.slice(0, 1)))
    if (isCode(typed, boxes)) return keep(cellsOf(typed, boxes))
    keep(typed === '' ? cells.with(at, '') : putDigits(cells, at, typed))
    if (typed !== '') focus(at + typed.length)
  }
  const paste = (e: ClipboardEvent) => {
    e.preventDefault()
    if (locked) return
    const code = digitsOf(e.clipboardData.getData('text'))
    keep(cellsOf(isCode(code, boxes) ? code : '', boxes))
    if (isCode(code, boxes)) focus(boxes - 1)
    else setBad(cellsOf('', boxes))
  }
  const press = (at: number, e: KeyboardEvent) => {
    if (isComposing(e.nativeEvent)) return
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: boxes - 1 }[e.key]
    if (e.key === 'Enter') setShort(!locked && value.length < boxes)
    if (to !== undefined) {
      e.preventDefault()
      focus(to)
    } else if (!locked && (e.key === 'Backspace' || e.key === 'Delete')) {
      e.preventDefault()
      const back = e.key === 'Backspace' && cells[at] === '' ? Math.max(0, at - 1) : at
      keep(cells.with(back, ''))
      focus(back)
    }
  }
  const digits = t('codeDigits', { count: boxes })
  const message = isIncomplete ? digits : (p.error ?? (bad ? digits : reported.error))
  return (
    <div className={s['field']}>
      {p.label !== undefined && (
        <span id={labelId} className={s['label']}>
          {p.label}
        </span>
      )}
      <fieldset
        className={s['line']}
        ref={line}
        aria-label={p['aria-label']}
        aria-labelledby={p.label === undefined ? undefined : labelId}
        aria-describedby={message === undefined ? undefined : errorId}
        onPaste={paste}
      >
        <div className={cx(s['boxes'], s[wrong || isIncomplete ? 'wrong' : p.disabled ? 'disabled' : state])}>
          {(bad ?? cells).map((cell, at) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
              key={at}
              className={cx(s['box'], cell !== '' && s['filled'])}
              aria-label={t('codeBox', { at: at + 1, of: boxes })}
              aria-invalid={wrong || isIncomplete}
              inputMode="numeric"
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- on a screen that asks for a code, it is the only input
              autoFocus={at === 0 && p.autoFocus === true}
              value={unfinished?.at === at ? unfinished.text : cell}
              disabled={p.disabled ?? false}
              readOnly={locked}
              onChange={(e) => (unfinished ? setUnfinished({ at, text: e.target.value }) : type(at, e.target.value))}
              onCompositionStart={() => setUnfinished({ at, text: cell })}
              onCompositionEnd={(e) => {
                setUnfinished(undefined)
                type(at, e.currentTarget.value)
              }}
              onKeyDown={(e) => press(at, e)}
              onFocus={(e) => e.target.select()}
            />
          ))}
        </div>
        {state === 'checking' && <Loader label={t('loading')} />}
      </fieldset>
      <div id={errorId} role="alert">
        <FieldFoot error={message} />
      </div>
    </div>
  )
}

/**
 * True if the code in the boxes is the one that the error refers to. A new code was not checked yet, so the error does
 * not apply to it.
 */
function useCodeError(value: string, error: string | undefined): [boolean, clearError: () => void] {
  const [refusedInput, setRefusedInput] = useState({ error, value })
  if (refusedInput.error !== error) setRefusedInput({ error, value })
  return [
    error !== undefined && refusedInput.error === error && refusedInput.value === value,
    () => setRefusedInput({ error, value: '' }),
  ]
}

function useClearing(wrong: boolean, clear: () => void): void {
  const clearNow = useEffectEvent(clear)
  useEffect(() => {
    if (!wrong) return undefined
    const timer = setTimeout(() => clearNow(), ui.code.clearAfterMs)
    return () => clearTimeout(timer)
  }, [wrong])
}
