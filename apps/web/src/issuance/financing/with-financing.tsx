import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadedPage } from '#identity/companies/with-verification.tsx'
import { financingState, type FinancingState } from './financing.queries.ts'
import s from './financing.module.css'

export function WithFinancing({ children }: { children: (current: FinancingState) => ReactNode }) {
  const t = useTranslations('financing')
  return <LoadedPage {...{ t, children }} query={useQuery(financingState())} page={s['page']} />
}
