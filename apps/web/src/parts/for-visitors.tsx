import type { ReactNode } from 'react'
import s from './for-visitors.module.css'

/**
 * Content for visitors only. It is hidden from a logged-in reader even in a page that the server rendered for a visitor
 * (expect-session.ts).
 */
export const ForVisitors = ({ children }: { children: ReactNode }) => <div className={s['forVisitors']}>{children}</div>
