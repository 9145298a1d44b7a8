import { createContext, useContext } from 'react'
import type { Screen } from '#frame/route-row.ts'

const RowContext = createContext<Screen | undefined>(undefined)
export const CurrentRow = RowContext.Provider

/** Returns the row of the current page in the route table. */
export function useRow(): Screen {
  const row = useContext(RowContext)
  if (row === undefined) throw new Error('The page has no row in the route table')
  return row
}
