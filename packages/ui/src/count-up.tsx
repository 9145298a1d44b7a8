import { useEffect, useState } from 'react'
import { ui } from './constants.ts'
import { moveOver, wantsLessMotion } from './motion.ts'
import { fixedText, Num, numberText, Unit } from './num.tsx'

type CountUpProps = { value: string; decimals?: number; unit?: string }

/** The part of `digits` (an integer as text) that is reached at `share` of the way, in thousandths: no float touches the number. */
function partOf(digits: string, share: number): string {
  return ((BigInt(digits) * BigInt(Math.round(share * 1000))) / 1000n).toString()
}

/** Counts from zero to the number once, in 2 s, or not at all for a reader who wants less motion. Screen readers read the final number. */
export function CountUp({ value, decimals = 2, unit }: CountUpProps) {
  const share = useProgress()
  if (share === 1) return <Num value={value} decimals={decimals} {...(unit !== undefined && { unit })} />
  const target = fixedText(value, decimals)
  return (
    <span className="num">
      <span aria-hidden>{numberText(shownAt(target, decimals, share))}</span>
      <span className="sr">{numberText(target)}</span>
      {unit !== undefined && <Unit code={unit} />}
    </span>
  )
}

function shownAt(target: string, decimals: number, share: number): string {
  const sign = target.startsWith('-') ? '-' : ''
  const digits = partOf(target.replace(/[-.]/gu, ''), share).padStart(decimals + 1, '0')
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** From 0 to 1 in the count-up time, slowing down towards the end. */
function useProgress(): number {
  const [share, setShare] = useState(() => (wantsLessMotion() ? 1 : 0))
  useEffect(() => moveOver(ui.countUpMs, setShare), [])
  return share
}
