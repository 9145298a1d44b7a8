import { useOpenCase } from '#parts/open-case.ts'
import { RateList } from './rate-list.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

export function RatesPage() {
  const [, open] = useOpenCase()
  return (
    <>
      <RateList onOpen={open} />
      <OpenCase />
    </>
  )
}
