import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import s from './empty.module.css'

type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode }

/** An empty state: one title, one sentence, one action. Its height is four rows and 4 px. */
export const Empty = ({ title, children, action }: EmptyProps) => (
  <div className={s['empty']}>
    <EmptyArt />
    <b className="fw6">{title}</b>
    {children !== undefined && <p>{children}</p>}
    {action}
  </div>
)

type FailedProps = { title: string; children?: ReactNode; onRetry: () => void; retrying?: boolean }

/** An error state: names what failed, states that nothing was lost, and offers a retry. */
export const Failed = ({ title, children, onRetry, retrying = false }: FailedProps) => {
  const t = useTranslations('kit')
  return (
    <div className={s['empty']} role="alert">
      <EmptyArt failed />
      <b className="fw6">{title}</b>
      {children !== undefined && <p>{children}</p>}
      <Button kind="secondary" size="sm" onPress={onRetry} loading={retrying}>
        {t('retry')}
      </Button>
    </div>
  )
}

type OldProps = { children: ReactNode; onRetry: () => void }

/** A notice that the content below is old because reloading it failed. */
export const Old = ({ children, onRetry }: OldProps) => {
  const t = useTranslations('kit')
  return (
    <Banner
      tone="warning"
      live
      lead={t('old')}
      action={
        <Button kind="secondary" size="xs" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}

const blanks = [
  [1, 1],
  [21, 1],
  [61, 1],
  [1, 41],
  [41, 41],
  [61, 21],
] as const

export const EmptyArt = ({ failed = false }: { failed?: boolean }) => (
  <svg className={s['art']} viewBox="0 0 96 60" aria-hidden>
    {blanks.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="18" height="18" rx="1.5" fill="var(--art-paper)" />
    ))}
    <path d="M21 21h18v18a18 18 0 0 1-18-18z" fill={failed ? 'var(--art-terra-3)' : 'var(--art-lapis-3)'} />
    <path d="M59 21v18H41a18 18 0 0 1 18-18z" fill="var(--art-gilt-3)" />
    <path d="M61 59V41h18z" fill="var(--art-teal-3)" />
    <rect
      x="82"
      y="6"
      width="11"
      height="11"
      rx="1.5"
      transform={failed ? 'rotate(38 87 11)' : 'rotate(14 87 11)'}
      fill={failed ? 'var(--art-terra-1)' : 'var(--art-lapis-2)'}
    />
  </svg>
)
