import { type ReactNode, useState } from 'react'
import { Select } from '../src/select.tsx'
import { Switch } from '../src/switch.tsx'
import { TextInput } from '../src/text-input.tsx'
import s from './workshop.module.css'

/**
 * The adjustable props: one of several values, on or off, or a text. Each starts with the first value, the flag or the
 * text.
 */
type Knobs = Readonly<Record<string, readonly [string, ...string[]] | boolean | string>>
type Turned<K extends Knobs> = {
  readonly [N in keyof K]: K[N] extends readonly (infer One)[] ? One : K[N] extends boolean ? boolean : string
}

type PlayProps<K extends Knobs> = { knobs: K; children: (turned: Turned<K>) => ReactNode }

/** A widget with controls for its props beside it. */
export function Play<const K extends Knobs>({ knobs, children }: PlayProps<K>) {
  const [turned, setTurned] = useState<Readonly<Record<string, string | boolean>>>(() =>
    Object.fromEntries(Object.entries(knobs).map(([name, knob]) => [name, typeof knob === 'object' ? knob[0] : knob])),
  )
  return (
    <div className={s['play']}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value came from the control with its name */}
      <div>{children(turned as Turned<K>)}</div>
      <div className={s['knobs']}>
        {Object.entries(knobs).map(([name, knob]) => (
          <Knob
            key={name}
            name={name}
            knob={knob}
            value={turned[name] ?? ''}
            onChange={(value) => setTurned((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
    </div>
  )
}

type KnobProps = {
  name: string
  knob: Knobs[string]
  value: string | boolean
  onChange: (value: string | boolean) => void
}

function Knob({ name, knob, value, onChange }: KnobProps) {
  if (typeof value === 'boolean') return <Switch label={name} on={value} onChange={onChange} />
  if (typeof knob !== 'object') return <TextInput size="sm" label={name} value={value} onChange={onChange} />
  const options = knob.map((one) => ({ code: one, value: one }))
  return <Select size="sm" label={name} options={options} value={value} onChange={onChange} />
}
