import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { useOpenForProposal } from '#services/approvals/use-open-for-proposal.ts'
import { subject } from '#services/approvals/approvals.queries.ts'
import { DayContent } from './day-content.tsx'
import { dayRecord } from './daily.queries.ts'

/** The record of a day with its files and differences. The first person writes a note for each difference. */
export function DayDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  const { data, error, refetch } = useQuery(dayRecord(p.subjectId))
  const { data: current } = useQuery(subject(p.kind, p.subjectId, undefined))
  const isOpenForProposal = useOpenForProposal(p)
  const written = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim() !== ''))
  return (
    <ReviewDrawer
      {...p}
      unseen={data === undefined}
      proposal={isOpenForProposal ? { notes: written } : undefined}
      evidence={
        <DayContent
          record={data}
          error={error}
          onRetry={() => void refetch()}
          noted={notesIn(current?.requests.find(({ status }) => status === 'requested')?.content)}
          notes={isOpenForProposal ? notes : undefined}
          onNote={(key, note) => setNotes((all) => ({ ...all, [key]: note }))}
        />
      }
    />
  )
}

/** The notes of the open proposal, by the keys of their differences. */
function notesIn(content: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, string>> {
  const [keys, notes] = [content?.['noteKeys'], content?.['notes']]
  if (!Array.isArray(keys) || !Array.isArray(notes)) return {}
  return Object.fromEntries(keys.map((key, index) => [String(key), String(notes[index])]))
}
