import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { byNamespace, type LoadedMessages } from '@tessera/ui/messages.ts'
import { withDecisions } from './with-decisions.ts'

const languages = {
  en_US: () => import('./all-messages.en_US.ts'),
  zh_CN: () => import('./all-messages.zh_CN.ts'),
}

const loaded: { [locale in Locale]?: LoadedMessages } = {}

/** Loads one language's messages on first use. Later calls return the same object, so nothing renders again. */
export async function loadMessages(locale: Locale): Promise<LoadedMessages> {
  const { kit, files } = await languages[locale]()
  return (loaded[locale] ??= { kit, ...withDecisions(byNamespace(files)) })
}
