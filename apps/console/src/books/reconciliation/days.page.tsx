import { useOpenCase } from '#parts/open-case.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'
import { DayList } from './day-list.tsx'

export function DaysPage() {
  const [, open] = useOpenCase()
  return (
    <>
      <DayList onOpen={(day) => open({ kind: 'daily_reconciliation', subjectId: day })} />
      <OpenCase />
    </>
  )
}
