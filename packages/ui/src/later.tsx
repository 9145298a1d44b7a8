import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'

/** A part that is loaded when it is first drawn, or earlier by `load`: once somebody comes near it. Until then nothing stands there. */
export type Later<Props> = ((props: Props) => ReactElement) & { readonly load: () => Promise<unknown> }

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  const Shown = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Shown, { load })
}
