import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { byNamespace, type LoadedMessages } from '@tessera/ui/messages.ts'
import type { AppMessages } from './messages.ts'

/** Namespaces that load with the frame, before any screen. */
type FrameNamespace = 'cms' | 'kit' | 'messages' | 'shell'
export type Namespace = Exclude<keyof AppMessages, FrameNamespace>

const frames = {
  en_US: () => import('./frame-messages.en_US.ts'),
  zh_CN: () => import('./frame-messages.zh_CN.ts'),
}

type MessageFile = { readonly [locale in Locale]?: object }

/** One lazy chunk for each namespace and language. The patterns exclude the namespaces of the frame. */
const files = {
  en_US: byNamespace(
    import.meta.glob<MessageFile>([
      '../**/*.messages.en_US.ts',
      '!../{office/cms/cms,services/messages/messages}.messages.*',
      '!./shell.messages.*',
    ]),
  ),
  zh_CN: byNamespace(
    import.meta.glob<MessageFile>([
      '../**/*.messages.zh_CN.ts',
      '!../{office/cms/cms,services/messages/messages}.messages.*',
      '!./shell.messages.*',
    ]),
  ),
}

const loaded: Record<Locale, LoadedMessages> = { en_US: {}, zh_CN: {} }

/** All messages loaded so far in this language. The object stays the same until more are loaded. */
export const loadedMessages = (locale: Locale): LoadedMessages => loaded[locale]

export async function loadFrameMessages(locale: Locale): Promise<void> {
  const { frameMessages } = await frames[locale]()
  if (!('shell' in loaded[locale])) loaded[locale] = { ...loaded[locale], ...frameMessages }
}

export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !(namespace in loaded[locale]))
  const entries = await Promise.all(missing.map(async (each) => [each, await messagesOf(locale, each)] as const))
  if (entries.length > 0) loaded[locale] = { ...loaded[locale], ...Object.fromEntries(entries) }
}

async function messagesOf(locale: Locale, namespace: Namespace): Promise<object | undefined> {
  const load = files[locale][namespace]
  if (load === undefined) throw new Error(`Missing message file ${namespace}.messages.${locale}.ts`)
  return (await load())[locale]
}

/** Loads in this language the namespaces loaded in the other one, so that a page can change its language at once. */
export async function loadLanguage(locale: Locale, { like }: { like: Locale }): Promise<void> {
  const namespaces = Object.keys(loaded[like]).filter((each): each is Namespace => each in files[like])
  await Promise.all([loadFrameMessages(locale), loadMessages(locale, namespaces)])
}
