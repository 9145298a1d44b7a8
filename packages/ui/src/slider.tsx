import type { KeyboardEvent } from 'react'
import { Label, Slider as Root, SliderThumb, SliderTrack } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import type { Named } from './field.tsx'
import s from './slider.module.css'

type SliderProps = Named & {
  /** 0 to 100; other values are clamped. */
  value: number
  onChange: (value: number) => void
  tone?: 'accent' | 'buy' | 'sell'
  disabled?: boolean
  readOnly?: boolean
  /** No stops: the value is a position, not a share. */
  bare?: boolean
}

const { min, max, stops } = ui.slider
const pages: Readonly<Record<string, number>> = { PageUp: ui.slider.page, PageDown: -ui.slider.page }

const clamp = (value: number): number => Math.min(max, Math.max(min, Math.round(value)))

/** Stops at 0, 25, 50, 75, 100. Arrows move by 1, Page Up and Page Down by 25. */
export function Slider({
  value,
  onChange,
  tone = 'accent',
  disabled = false,
  readOnly = false,
  bare = false,
  ...p
}: SliderProps) {
  const clamped = clamp(value)
  const still = disabled || readOnly
  const name = p.label ?? p['aria-label']
  const visibleStops = bare ? [] : stops
  const page = (e: KeyboardEvent) => {
    const by = pages[e.key]
    if (by === undefined || still) return
    e.preventDefault()
    e.stopPropagation()
    onChange(clamp(clamped + by))
  }
  return (
    <div role="none" onKeyDownCapture={page}>
      <Root
        className={cx(s['slider'], s[tone], still && s['still'])}
        style={{ '--v': clamped }}
        value={clamped}
        onChange={(next) => !still && onChange(clamp(next))}
        minValue={min}
        maxValue={max}
        step={1}
        isDisabled={still}
        aria-label={name ?? ''}
      >
        {p.label !== undefined && <Label className={s['label'] ?? ''}>{p.label}</Label>}
        <SliderTrack className={s['track'] ?? ''}>
          <span className={s['rail']} />
          <span className={s['fill']} />
          {visibleStops.map((stop) => (
            <span key={stop} className={cx(s['stop'], stop <= clamped && s['past'])} style={{ '--at': stop }} />
          ))}
          <SliderThumb className={s['thumb'] ?? ''} />
        </SliderTrack>
        {!bare && (
          <span className={s['ticks']}>
            {stops.map((stop) => (
              <button
                key={stop}
                type="button"
                tabIndex={-1}
                aria-hidden
                disabled={still}
                onClick={() => onChange(stop)}
              >
                {stop}%
              </button>
            ))}
          </span>
        )}
      </Root>
    </div>
  )
}
