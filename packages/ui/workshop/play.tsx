import { type ReactNode, useState } from 'react'
import { Select } from '../src/select.tsx'
import { Switch } from '../src/switch.tsx'
import { TextInput } from '../src/text-input.tsx'
import s from './workshop.module.css'

/**
 * The adjustable props: one of several values, on or off, or a text. Each starts with the first value, the flag or the
 * text.
 */
type Controls = Readonly<Record<string, readonly [string, ...string[]] | boolean | string>>
type Chosen<K extends Controls> = {
  readonly [N in keyof K]: K[N] extends readonly (infer One)[] ? One : K[N] extends boolean ? boolean : string
}

type PlayProps<K extends Controls> = { controls: K; children: (chosen: Chosen<K>) => ReactNode }

/** A widget with controls for its props beside it. */
export function Play<const K extends Controls>({ controls, children }: PlayProps<K>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | boolean>>>(() =>
    Object.fromEntries(
      Object.entries(controls).map(([name, control]) => [name, typeof control === 'object' ? control[0] : control]),
    ),
  )
  return (
    <div className={s['play']}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value came from the control with its name */}
      <div>{children(chosen as Chosen<K>)}</div>
      <div className={s['knobs']}>
        {Object.entries(controls).map(([name, control]) => (
          <Control
            key={name}
            name={name}
            control={control}
            value={chosen[name] ?? ''}
            onChange={(value) => setChosen((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
    </div>
  )
}

type ControlProps = {
  name: string
  control: Controls[string]
  value: string | boolean
  onChange: (value: string | boolean) => void
}

function Control({ name, control, value, onChange }: ControlProps) {
  if (typeof value === 'boolean') return <Switch label={name} on={value} onChange={onChange} />
  if (typeof control !== 'object') return <TextInput size="sm" label={name} value={value} onChange={onChange} />
  const options = control.map((one) => ({ code: one, value: one }))
  return <Select size="sm" label={name} options={options} value={value} onChange={onChange} />
}
