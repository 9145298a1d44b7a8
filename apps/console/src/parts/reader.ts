import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { createContext, use } from 'react'

/** Returns a value as a person reads it: codes in words, times in UTC. The field says which code it is. */
export type Read = (field: string, value: string) => string

/** The frame provides it, because it knows the codes of every noun. */
export const ReadContext = createContext<Read | undefined>(undefined)

export function useReader(): Read {
  const read = use(ReadContext)
  assert(read, 'the frame provides the readers')
  return read
}
