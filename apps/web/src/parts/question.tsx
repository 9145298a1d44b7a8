import { Icon } from '@tessera/ui/icon.tsx'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Paragraphs } from './paragraphs.tsx'
import s from './question.module.css'

type QuestionProps = { question: string; open?: boolean } & ({ answer: string } | { children: ReactNode })

/** A question whose answer can be expanded. */
export const Question = ({ question, open = false, ...content }: QuestionProps) => (
  <details className={s['question']} open={open}>
    <summary>
      {question}
      <Icon of={Plus} size={20} />
    </summary>
    <div>{'answer' in content ? <Paragraphs of={content.answer} /> : content.children}</div>
  </details>
)
