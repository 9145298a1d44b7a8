import { Icon } from '@tessera/ui/icon.tsx'
import { Plus } from 'lucide-react'
import s from './question.module.css'

type QuestionProps = { question: string; answer: string; open?: boolean }

/** A question that opens its answer. */
export const Question = ({ question, answer, open = false }: QuestionProps) => (
  <details className={s['question']} open={open}>
    <summary>
      {question}
      <Icon of={Plus} size={20} />
    </summary>
    <p>{answer}</p>
  </details>
)
