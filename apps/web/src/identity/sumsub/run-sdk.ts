import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Theme } from '@tessera/ui/theme.ts'

type Listener = (payload: unknown) => void
type Builder = {
  readonly withConf: (conf: Readonly<Record<string, unknown>>) => Builder
  readonly withOptions: (options: Readonly<Record<string, unknown>>) => Builder
  readonly on: (name: string, listener: Listener) => Builder
  readonly build: () => { readonly launch: (container: string) => void }
}
declare global {
  interface Window {
    /** The vendor's script (docs.sumsub.com/docs/get-started-with-web-sdk). */
    snsWebSdk?: { readonly init: (token: string, refresh: () => Promise<string>) => Builder }
  }
}

/** Events after which the status must be fetched again. */
const moves = ['onApplicantSubmitted', 'onApplicantResubmitted', 'onApplicantStatusChanged'] as const
/** Version 1 of the script emits events without the prefix of version 2. */
const bothNames = (name: string): readonly string[] => [name, `idCheck.${name}`]

export type Run = {
  readonly sdkUrl: string
  readonly locale: Locale
  readonly theme: Theme
  /** The element that the vendor's script fills; it has an id. */
  readonly container: HTMLElement
  /** Fetches a token, also after the previous one has expired. */
  readonly token: () => Promise<string>
  readonly onMoved: () => void
  readonly onFailed: () => void
}

/** Starts the vendor's script in its element, unless the element was removed. Rejects if the script or a token cannot be loaded. */
export async function runSdk(run: Run): Promise<void> {
  const [first] = await Promise.all([run.token(), loadOnce(run.sdkUrl)])
  const sdk = window.snsWebSdk
  if (sdk === undefined) throw new Error(`${run.sdkUrl} did not define snsWebSdk`)
  // The script may request a token during an upload and then continues it.
  const builder = sdk
    .init(first, run.token)
    .withConf({ lang: run.locale === 'zh_CN' ? 'zh' : 'en', theme: run.theme })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
  for (const name of moves.flatMap(bothNames)) builder.on(name, run.onMoved)
  for (const name of bothNames('onError')) builder.on(name, run.onFailed)
  if (run.container.isConnected) builder.build().launch(`#${run.container.id}`)
}

/** Loads the script once; after a failure it can be loaded again. */
function loadOnce(url: string): Promise<void> {
  if (window.snsWebSdk !== undefined) return Promise.resolve()
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      failed(new Error(`The script ${url} failed to load`))
    })
    document.head.append(script)
  })
}
