import { type ComponentType, memo, type NamedExoticComponent, Suspense } from 'react'

/**
 * A part of a page that React hydrates on its own: in short steps, and earlier if the reader touches it. It renders
 * again only if its props change. If its parent rendered it again during hydration, React would hydrate the whole part
 * in one long step.
 */
export function boundary<Props extends object>(Part: ComponentType<Props>): NamedExoticComponent<Props> {
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}
