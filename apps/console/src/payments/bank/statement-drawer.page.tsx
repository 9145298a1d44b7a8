import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { subject } from '#services/approvals/approvals.queries.ts'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { StatementLines } from './statement-lines.tsx'

type DrawerProps = Omit<ComponentProps<typeof ReviewDrawer>, 'evidence' | 'unseen'>

/** A bank statement under review, with all its lines. */
export function StatementDrawer(p: DrawerProps) {
  const { data } = useQuery(subject(p.kind, p.subjectId, undefined))
  const content = data?.content ?? data?.requests[0]?.content
  return <ReviewDrawer {...p} evidence={<StatementLines content={content} />} />
}
