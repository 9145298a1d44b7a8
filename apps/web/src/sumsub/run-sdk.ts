import type { Locale } from '@tessera/contract/locale.ts'
import type { Theme } from '@tessera/ui/theme.ts'

type Listener = (payload: unknown) => void
type Builder = {
  readonly withConf: (conf: Readonly<Record<string, unknown>>) => Builder
  readonly withOptions: (options: Readonly<Record<string, unknown>>) => Builder
  readonly on: (name: string, listener: Listener) => Builder
  readonly build: () => { readonly launch: (place: string) => void }
}
declare global {
  interface Window {
    /** The vendor's script (docs.sumsub.com/docs/get-started-with-web-sdk). */
    snsWebSdk?: { readonly init: (token: string, refresh: () => Promise<string>) => Builder }
  }
}

/** Events after which the vendor or the customer has moved on. */
const moves = ['onApplicantSubmitted', 'onApplicantResubmitted', 'onApplicantStatusChanged'] as const
/** The first version of the script calls events without the prefix of the second. */
const bothNames = (name: string): readonly string[] => [name, `idCheck.${name}`]

export type Run = {
  readonly sdkUrl: string
  readonly locale: Locale
  readonly theme: Theme
  /** The element that the vendor fills; it has an id. */
  readonly place: HTMLElement
  /** A token, also when the one before has expired. */
  readonly token: () => Promise<string>
  readonly onMoved: () => void
  readonly onFailed: () => void
}

/** Starts the vendor's script in its place, unless that is gone by then. Rejects if the script does not load or no token is given. */
export async function runSdk(run: Run): Promise<void> {
  const [first] = await Promise.all([run.token(), loadOnce(run.sdkUrl)])
  const sdk = window.snsWebSdk
  if (sdk === undefined) throw new Error(`${run.sdkUrl} is not the script that we know`)
  // Refreshed during an upload too: the script then goes on where it was.
  const builder = sdk
    .init(first, run.token)
    .withConf({ lang: run.locale === 'zh_CN' ? 'zh' : 'en', theme: run.theme })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
  for (const name of moves.flatMap(bothNames)) builder.on(name, run.onMoved)
  for (const name of bothNames('onError')) builder.on(name, run.onFailed)
  if (run.place.isConnected) builder.build().launch(`#${run.place.id}`)
}

/** A script that did not load is tried again. */
function loadOnce(url: string): Promise<void> {
  if (window.snsWebSdk !== undefined) return Promise.resolve()
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      failed(new Error(`${url} did not load`))
    })
    document.head.append(script)
  })
}
