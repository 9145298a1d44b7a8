import type { Messages, useTranslations } from 'use-intl'

/** Every language has exactly the keys of English: a missing key does not compile. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** The messages of some namespaces in one language. */
export type LoadedMessages = Partial<Translation<Messages>>

/** The type of the function that `useTranslations` returns, for code outside components. */
export type Translate<Namespace extends keyof Messages> = ReturnType<typeof useTranslations<Namespace>>

/** The result of `import.meta.glob` by namespace: `../kyc/kyc.messages.en_US.ts` is `kyc`. */
export const byNamespace = <File>(files: Readonly<Record<string, File>>): Readonly<Record<string, File>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.messages.*$/gu, ''), file]))
