import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StandingPage } from '#identity/companies/with-standing.tsx'
import { financingStanding, type Standing } from './financing.queries.ts'
import s from './financing.module.css'

export function WithStanding({ children }: { children: (standing: Standing) => ReactNode }) {
  const t = useTranslations('financing')
  return <StandingPage {...{ t, children }} query={useQuery(financingStanding())} page={s['page']} />
}
