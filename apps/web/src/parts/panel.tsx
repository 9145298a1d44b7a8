import type { ReactNode } from 'react'
import s from './panel.module.css'

type PanelProps = {
  label: string
  /** Its area in the grid of the screen. */
  area: string
  /** The head's content; a plain label becomes the panel's heading. */
  head?: ReactNode
  /** At the end of the head. */
  headEnd?: ReactNode
  children: ReactNode
}

/** One panel of a trading terminal: panels are separated by a line, and each has a name. */
export const Panel = ({ label, area, head, headEnd, children }: PanelProps) => (
  <section className={s['panel']} style={{ gridArea: area }} aria-label={label}>
    <div className={s['head']}>
      {head ?? <h2>{label}</h2>}
      {headEnd !== undefined && <span className="end">{headEnd}</span>}
    </div>
    {children}
  </section>
)
