import type { ReactNode } from 'react'
import s from './for-visitors.module.css'

/** What who is signed in never sees, in a page that the server drew for a visitor neither (expect-session.ts). */
export const ForVisitors = ({ children }: { children: ReactNode }) => <div className={s['forVisitors']}>{children}</div>
