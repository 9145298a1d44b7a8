import { Label, Slider as Root, SliderThumb, SliderTrack } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import type { Named } from './field.tsx'
import s from './slider.module.css'

type SliderProps = Named & {
  /** 0 to 100; anything else is clamped. */
  value: number
  onChange: (value: number) => void
  tone?: 'accent' | 'buy' | 'sell'
  disabled?: boolean
  readOnly?: boolean
}

const clamp = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

/** Stops at 0, 25, 50, 75, 100. Arrows move by 1, Page Up and Page Down by a stop. */
export function Slider({ value, onChange, tone = 'accent', disabled = false, readOnly = false, ...p }: SliderProps) {
  const shown = clamp(value)
  const still = disabled || readOnly
  const name = p.label ?? p['aria-label']
  return (
    <Root
      className={cx(s['slider'], s[tone], still && s['still'])}
      style={{ '--v': shown }}
      value={shown}
      onChange={(next) => !still && onChange(clamp(next))}
      minValue={0}
      maxValue={100}
      step={1}
      isDisabled={still}
      aria-label={name ?? ''}
    >
      {p.label !== undefined && <Label className={s['label'] ?? ''}>{p.label}</Label>}
      <SliderTrack className={s['track'] ?? ''}>
        <span className={s['rail']} />
        <span className={s['fill']} />
        {ui.sliderStops.map((stop) => (
          <span key={stop} className={cx(s['stop'], stop <= shown && s['past'])} style={{ '--at': stop }} />
        ))}
        <SliderThumb className={s['thumb'] ?? ''} />
      </SliderTrack>
      <span className={s['ticks']}>
        {ui.sliderStops.map((stop) => (
          <button key={stop} type="button" tabIndex={-1} aria-hidden disabled={still} onClick={() => onChange(stop)}>
            {stop}%
          </button>
        ))}
      </span>
    </Root>
  )
}
