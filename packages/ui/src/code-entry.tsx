import { OTPInput, type SlotProps } from 'input-otp'
import { type ClipboardEvent, useEffect, useId, useState } from 'react'
import { cx } from './classes.ts'
import s from './code-entry.module.css'
import { ui } from './constants.ts'
import { FieldFoot, type Named } from './field.tsx'
import { Loader } from './loader.tsx'
import { useWords } from './words.tsx'

type CodeEntryProps = Named & {
  value: string
  onChange: (code: string) => void
  /** All boxes hold a digit. */
  onComplete?: (code: string) => void
  boxes?: number
  state?: 'typing' | 'checking' | 'accepted'
  /** The server's refusal in words: the boxes turn red and clear after 1.5 s, the sentence stays until it is taken away. */
  error?: string | undefined
  disabled?: boolean
  autoFocus?: boolean
}

const stripped = (text: string): string =>
  text.replace(/\s/gu, '').replace(/[０-９]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))

/** Six boxes, one digit each. Rules: specification §5 'Code entry widget'. */
export function CodeEntry({
  value,
  onChange,
  onComplete,
  boxes = ui.code.boxes,
  state = 'typing',
  ...p
}: CodeEntryProps) {
  const [bad, setBad] = useState<string>()
  const errorId = useId()
  const t = useWords()
  const refused = p.error !== undefined && value.length === boxes
  useClearing(bad !== undefined || refused, () => {
    setBad(undefined)
    onChange('')
  })
  const accept = (text: string) => {
    const code = stripped(text)
    if (/\D/u.test(code)) return setBad(code.slice(0, boxes))
    onChange(code)
    if (code.length === boxes) onComplete?.(code)
  }
  const paste = (e: ClipboardEvent) => {
    e.preventDefault()
    e.stopPropagation()
    const code = stripped(e.clipboardData.getData('text'))
    if (new RegExp(`^\\d{${boxes}}$`, 'u').test(code)) return accept(code)
    onChange('')
    setBad('')
  }
  const wrong = bad !== undefined || refused
  const message = p.error ?? (bad === undefined ? undefined : t('codeDigits', { count: boxes }))
  return (
    <div className={s['field']}>
      {p.label !== undefined && <span className={s['label']}>{p.label}</span>}
      <div className={s['line']} onPasteCapture={paste}>
        <OTPInput
          maxLength={boxes}
          value={bad ?? value}
          onChange={(text) => bad === undefined && accept(text)}
          containerClassName={s['container'] ?? ''}
          className={s['input']}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          disabled={(p.disabled ?? false) || state !== 'typing'}
          aria-label={p.label ?? p['aria-label']}
          aria-invalid={wrong}
          aria-describedby={message === undefined ? undefined : errorId}
          autoFocus={p.autoFocus}
          render={({ slots }) => <Boxes slots={slots} look={wrong ? 'wrong' : p.disabled ? 'disabled' : state} />}
        />
        {state === 'checking' && <Loader label={t('loading')} />}
      </div>
      <div id={errorId} role="alert">
        <FieldFoot error={message} />
      </div>
    </div>
  )
}

function useClearing(wrong: boolean, clear: () => void): void {
  useEffect(() => {
    if (!wrong) return undefined
    const timer = setTimeout(clear, ui.code.clearAfterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the wait begins once, not again with every new callback
  }, [wrong])
}

const Boxes = ({ slots, look }: { slots: SlotProps[]; look: string }) => (
  <div className={cx(s['boxes'], s[look])} aria-hidden>
    {slots.map((slot, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a box is its place
      <span key={at} className={cx(s['box'], slot.char !== null && s['filled'], slot.isActive && s['active'])}>
        {slot.char ?? (slot.hasFakeCaret && <i className={s['caret']} />)}
      </span>
    ))}
  </div>
)
