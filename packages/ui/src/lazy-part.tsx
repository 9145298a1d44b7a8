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

/**
 * A component whose code loads when it is first rendered, or earlier by `load`, for example on hover. Nothing is
 * rendered until then.
 */
export type LazyPart<Props extends object> = NamedExoticComponent<Props> & {
  readonly load: () => Promise<unknown>
}

/** The delay before a failed load is retried while the part is mounted. */
const RETRY_MS = 5_000

/**
 * A lazy component. If its code fails to load, it renders nothing, shows one message and retries; the content around it
 * stays. A `quiet` part, which only repeats or explains, shows no message.
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
        // React caches the result of a lazy component, also a failure, so the next render needs a new one.
        current = make()
        const reason = error instanceof Error ? error : new Error(String(error))
        missing.add(reason)
        throw reason
      }
    })
  let current = make()
  // Renders again only if its props change.
  const LoadedPart = memo((props: Props) => {
    const t = useTranslations('kit')
    const [{ Part, attempt }, next] = useState({ Part: current, attempt: 0 })
    return (
      <Boundary
        key={attempt}
        isMissing={(error) => error instanceof Error && missing.has(error)}
        onMissing={() =>
          attempt === 0 && !quiet && toast('negative', t(navigator.onLine ? 'partMissing' : 'partOffline'))
        }
        onAgain={() => next({ Part: current, attempt: attempt + 1 })}
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  })
  return Object.assign(LoadedPart, { load: () => load().catch(() => undefined) })
}

type BoundaryProps = {
  isMissing: (error: unknown) => boolean
  onMissing: () => void
  onAgain: () => void
  children: ReactNode
}

/** Catches a failed load. Errors of the component itself go to the boundary of the screen. */
class Boundary extends Component<BoundaryProps, { readonly failed: { readonly error: unknown } | undefined }> {
  override state = { failed: undefined as { readonly error: unknown } | undefined }
  private again: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.isMissing(error)) return
    this.props.onMissing()
    this.again = setTimeout(() => this.props.onAgain(), RETRY_MS)
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
