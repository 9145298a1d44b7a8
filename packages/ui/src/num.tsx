import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useContext } from 'react'
import { useTranslations } from 'use-intl'
import { ColumnDigits, fractionOf } from './column-digits.ts'
import { ui } from './constants.ts'
import { Icon } from './icon.tsx'
import s from './num.module.css'

const minus = '\u2212'

/**
 * '-1234567.5' → '−1,234,567.5'. Over 14 digits before the point: the first 14 and '+'; over 14 characters: cut; empty: '--'.
 * Source: specification §5 'Number display'.
 */
export function numberText(text: string | undefined, full = false): string {
  if (text === undefined || text === '') return '--'
  const sign = /^[-\u2212]/u.test(text) ? minus : ''
  const bare = text.replace(/^[-+\u2212]/u, '')
  const [whole = ''] = bare.split('.')
  if (full) return `${sign}${grouped(bare)}`
  if (whole.length > ui.numberDigits) return `${sign}${grouped(whole.slice(0, ui.numberDigits))}+`
  return `${sign}${grouped(bare.slice(0, ui.numberDigits).replace(/\.$/u, ''))}`
}

/** Cuts the number to `decimals`, never rounds, and pads with zeros. */
export function fixedText(text: string, decimals: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
}

type NumProps = {
  /** Decimal text as received from the server; undefined shows '--'. */
  value: string | undefined
  decimals?: number
  /** The currency code, lighter and smaller, after the number; an empty value has none. */
  unit?: string
  /** Shows six bullets instead, for the switch that hides amounts. */
  masked?: boolean
  /** Never cut: for an amount that is about to be paid. */
  full?: boolean
}

/** A number on a screen, in tabular figures on one line. */
export function Num({ value, decimals, unit, masked = false, full = false }: NumProps) {
  const digits = useContext(ColumnDigits)
  if (masked) return <Masked />
  const text = value === undefined || value === '' || decimals === undefined ? value : fixedText(value, decimals)
  return (
    <span className="num">
      {numberText(text, full)}
      {digits !== undefined && <Space text={text ?? ''} digits={digits} />}
      {unit !== undefined && text !== undefined && text !== '' && <Unit code={unit} />}
    </span>
  )
}

/** The width of the digits, and of the point, that a number lacks to the others of its column. It is not text. */
function Space({ text, digits }: { text: string; digits: number }) {
  const missing = digits - fractionOf(text)
  if (missing <= 0) return null
  const point = text.includes('.') ? '' : '.'
  return <span className={s['space']} data-space={`${point}${'0'.repeat(missing)}`} aria-hidden />
}

/** The unit, lighter and smaller, after a real space, so that it is read and copied as a separate word. */
export const Unit = ({ code }: { code: string }) => (
  <>
    {' '}
    <span className={`unit ${s['unit']}`}>{code}</span>
  </>
)

export const Masked = () => {
  const t = useTranslations('kit')
  return (
    <span className={s['masked']}>
      <span aria-hidden>{'\u2022'.repeat(ui.maskBullets)}</span>
      <span className="sr">{t('hidden')}</span>
    </span>
  )
}

type ChangeProps = { percent: string | undefined; decimals?: number; arrow?: boolean }

/** A change in percent with arrow, sign and colour. Colours follow the reader's up and down setting. */
export function Change({ percent, decimals = 2, arrow = true }: ChangeProps) {
  const t = useTranslations('kit')
  if (percent === undefined || percent === '') return <span className="num t3">--</span>
  const fixed = fixedText(percent, decimals)
  const flat = !/[1-9]/u.test(fixed)
  const falls = !flat && fixed.startsWith('-')
  if (flat) return <span className="num t3">{numberText(fixed.replace(/^-/u, ''))}%</span>
  return (
    <span className={`${s['change']} ${falls ? 'down' : 'up'}`}>
      {arrow && <Icon of={falls ? ArrowDown : ArrowUp} size={14} />}
      <span className="sr">{t(falls ? 'falls' : 'rises')}</span>
      {falls ? '' : '+'}
      {numberText(fixed)}%
    </span>
  )
}
