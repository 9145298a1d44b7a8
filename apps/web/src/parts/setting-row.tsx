import { Status } from '@tessera/ui/badge.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import s from './setting-row.module.css'

type SettingRowProps = { icon: LucideIcon; title: string; text: string; on: boolean; state: string; action: ReactNode }

/** One security setting: its name, its state and its action. */
export const SettingRow = ({ icon, title, text, on, state, action }: SettingRowProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element has this role
  <div className={s['row']} role="group" aria-label={title}>
    <span className={s['icon']}>
      <Icon of={icon} size={20} />
    </span>
    <div>
      <b className="fw6">{title}</b>
      <p>{text}</p>
    </div>
    <span className={s['state']}>
      <Status tone={on ? 'positive' : 'neutral'}>{state}</Status>
    </span>
    <span className={s['act']}>{action}</span>
  </div>
)
