import { type ReactNode, useState } from 'react'

/** Picks the sentence in the language of the workshop. */
export type Localize = (en: string, zh: string) => string
export type Both = { readonly en: string; readonly zh: string }
export type Case = { readonly name: string; readonly show: ReactNode; readonly wide?: boolean }
export type Story = {
  readonly title: Both
  readonly rule: Both
  readonly cases: (localize: Localize) => readonly Case[]
}

/** Gives an example its own state. */
export function WithState<T>({
  start,
  children,
}: {
  start: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, set] = useState(start)
  return children(value, set)
}
