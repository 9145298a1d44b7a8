import type { ReactNode } from 'react'
import s from './save-bar.module.css'

/** A bar at the lower edge of a long form: the back button left; the save status and the next button right. */
export const SaveBar = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <div className={s['bar']}>
    <div className={`container ${s['inside']}`}>
      {back}
      <span className="grow" />
      {children}
    </div>
  </div>
)
