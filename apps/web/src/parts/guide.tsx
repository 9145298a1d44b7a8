import { Card } from '@tessera/ui/card.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Check } from 'lucide-react'
import s from './guide.module.css'

/** A card of short hints, one sentence per line. */
export const Guide = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Card title={title}>
    <ul className={s['guide']}>
      {lines.map((line) => (
        <li key={line}>
          <Icon of={Check} size={16} />
          {line}
        </li>
      ))}
    </ul>
  </Card>
)
