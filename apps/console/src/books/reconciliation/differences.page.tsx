import { useOpenCase } from '#parts/open-case.ts'
import { DifferenceList } from './difference-list.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

export function DifferencesPage() {
  const [, open] = useOpenCase()
  return (
    <>
      <DifferenceList onOpen={open} />
      <OpenCase />
    </>
  )
}
