import { createContext, useContext } from 'react'
import type { Screen } from '#frame/route-row.ts'

const RowContext = createContext<Screen | undefined>(undefined)
export const CurrentRow = RowContext.Provider

/** The row of the route table that the page stands for. */
export function useRow(): Screen {
  const row = useContext(RowContext)
  if (row === undefined) throw new Error('this page has no row in the route table')
  return row
}
