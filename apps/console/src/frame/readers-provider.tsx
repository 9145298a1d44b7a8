import type { ReactNode } from 'react'
import { ReadContext } from '#parts/reader.ts'
import { useReaders } from './readers.ts'

/** Gives every screen the words of the codes of all nouns. */
export const ReadersProvider = ({ children }: { children: ReactNode }) => (
  <ReadContext value={useReaders()}>{children}</ReadContext>
)
