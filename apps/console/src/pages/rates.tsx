import { useOpenCase } from '../lib/open-case.ts'
import { RateList } from '../rates/rate-list.tsx'
import { OpenCase } from './case-drawer.tsx'

export function RatesPage() {
  const [, open] = useOpenCase()
  return (
    <>
      <RateList onOpen={open} />
      <OpenCase />
    </>
  )
}
