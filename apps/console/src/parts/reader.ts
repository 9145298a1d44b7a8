import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { createContext, use } from 'react'

/** Returns a value in readable form: codes in words, times in UTC. The field determines the list of codes. */
export type Read = (field: string, value: string) => string

/** The frame provides it, because it knows the codes of all nouns. */
export const ReadContext = createContext<Read | undefined>(undefined)

export function useReader(): Read {
  const read = use(ReadContext)
  assert(read, 'ReadContext is missing: the frame must provide it')
  return read
}
