import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ui } from './constants.ts'
import { moveOver, wantsLessMotion } from './motion.ts'
import { fixedText, Num, numberText, Unit } from './num.tsx'

type CountUpProps = { value: string; decimals?: number; unit?: string }

/**
 * The part of `digits` (an integer as text) reached at `share` of the animation, in thousandths. Computed without
 * floats.
 */
function partOf(digits: string, share: number): string {
  return ((BigInt(digits) * BigInt(Math.round(share * 1000))) / 1000n).toString()
}

/**
 * Counts from zero to the number once, in 2 s. With reduced motion, the number appears at once. Screen readers read the
 * final number.
 */
export function CountUp({ value, decimals = 2, unit }: CountUpProps) {
  const target = fixedText(value, decimals)
  const { textRef, isDone } = useCount(target, decimals)
  if (isDone) return <Num value={value} decimals={decimals} {...(unit !== undefined && { unit })} />
  return (
    <span className="num">
      <span ref={textRef} aria-hidden>
        {numberText(target)}
      </span>
      <span className="sr">{numberText(target)}</span>
      {unit !== undefined && <Unit code={unit} />}
    </span>
  )
}

/** Writes each step directly into the text node: a state update per frame would block the page's other updates. */
function useCount(target: string, decimals: number) {
  const element = useRef<HTMLSpanElement>(null)
  const [isDone, setDone] = useState(wantsLessMotion)
  const step = useEffectEvent((share: number) => {
    const text = element.current?.firstChild
    if (text) text.nodeValue = numberText(textAt(target, decimals, share))
    if (share === 1) setDone(true)
  })
  useEffect(() => moveOver(ui.countUpMs, step), [])
  return { textRef: element, isDone }
}

function textAt(target: string, decimals: number, share: number): string {
  const sign = target.startsWith('-') ? '-' : ''
  const digits = partOf(target.replace(/[-.]/gu, ''), share).padStart(decimals + 1, '0')
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
