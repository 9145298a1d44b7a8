import type { ReactNode } from 'react'
import { ReadContext } from '#parts/reader.ts'
import { useReaders } from './readers.ts'

/** Provides the texts of all nouns' codes to every screen. */
export const ReadersProvider = ({ children }: { children: ReactNode }) => (
  <ReadContext value={useReaders()}>{children}</ReadContext>
)
