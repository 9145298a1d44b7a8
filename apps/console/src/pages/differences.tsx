import { useOpenCase } from '../lib/open-case.ts'
import { DifferenceList } from '../reconciliation/difference-list.tsx'
import { OpenCase } from './case-drawer.tsx'

export function DifferencesPage() {
  const [, open] = useOpenCase()
  return (
    <>
      <DifferenceList onOpen={open} />
      <OpenCase />
    </>
  )
}
