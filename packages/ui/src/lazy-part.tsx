import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '@tessera/ui/toast.tsx'

/** A part that is loaded when it is first drawn, or earlier by `load`: once somebody comes near it. Until then nothing stands there. */
export type LazyPart<Props extends object> = NamedExoticComponent<Props> & {
  readonly load: () => Promise<unknown>
}

/** How soon a part that did not arrive is asked for again while its place stands. */
const AGAIN_MS = 5_000

/**
 * A part that does not arrive draws nothing, says so once and is asked for again; what stands around it stays. One that only
 * repeats or explains is `quiet` about it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false } = {},
): LazyPart<Props> {
  const missing = new WeakSet()
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // React keeps what a lazy part came to: who draws it next needs another.
        current = make()
        const reason = error instanceof Error ? error : new Error(String(error))
        missing.add(reason)
        throw reason
      }
    })
  let current = make()
  // Renders again only for other props, for the reason that `boundary` gives.
  const Shown = memo((props: Props) => {
    const t = useTranslations('kit')
    const [{ Part, turn }, next] = useState({ Part: current, turn: 0 })
    return (
      <Boundary
        key={turn}
        isMissing={(error) => error instanceof Error && missing.has(error)}
        onMissing={() => turn === 0 && !quiet && toast('negative', t(navigator.onLine ? 'partMissing' : 'partOffline'))}
        onAgain={() => next({ Part: current, turn: turn + 1 })}
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  })
  return Object.assign(Shown, { load: () => load().catch(() => undefined) })
}

type BoundaryProps = {
  isMissing: (error: unknown) => boolean
  onMissing: () => void
  onAgain: () => void
  children: ReactNode
}

/** Keeps what did not arrive to its place; what breaks by itself is for the screen around it. */
class Boundary extends Component<BoundaryProps, { readonly failed: { readonly error: unknown } | undefined }> {
  override state = { failed: undefined as { readonly error: unknown } | undefined }
  private again: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.isMissing(error)) return
    this.props.onMissing()
    this.again = setTimeout(() => this.props.onAgain(), AGAIN_MS)
  }

  override componentWillUnmount() {
    clearTimeout(this.again)
  }

  override render() {
    const { failed } = this.state
    if (failed === undefined) return this.props.children
    if (this.props.isMissing(failed.error)) return null
    throw failed.error
  }
}
