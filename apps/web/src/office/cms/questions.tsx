import { Question } from '#parts/question.tsx'
import type { FaqEntry } from './cms.queries.ts'
import { Text } from './text.tsx'

/** Questions whose answers can be expanded; with `open`, the first is expanded. */
export const Questions = ({ rows, open = false }: { rows: readonly FaqEntry[]; open?: boolean }) =>
  rows.map(({ id, question, answer }, n) => (
    <Question key={id} question={question} open={open && n === 0}>
      <Text blocks={answer} />
    </Question>
  ))
