import { Question } from '#parts/question.tsx'
import type { FaqEntry } from './cms.queries.ts'
import { Text } from './text.tsx'

/** Questions that open their answers, the first of them open when `open`. */
export const Questions = ({ rows, open = false }: { rows: readonly FaqEntry[]; open?: boolean }) =>
  rows.map(({ id, question, answer }, n) => (
    <Question key={id} question={question} open={open && n === 0}>
      <Text blocks={answer} />
    </Question>
  ))
