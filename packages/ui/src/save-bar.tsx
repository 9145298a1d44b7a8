import type { ReactNode } from 'react'
import s from './save-bar.module.css'

/** Stays at the lower edge of a long form: the way back left; what became of what was typed, and the way on, right. */
export const SaveBar = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <div className={s['bar']}>
    <div className={`container ${s['inside']}`}>
      {back}
      <span className="grow" />
      {children}
    </div>
  </div>
)
