import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bcp47 } from '@tessera/contract/locale.ts'
import { IconButton } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useLocation, useRouter } from '@tessera/ui/router.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useChanged } from '@tessera/ui/use-changed.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import { Menu as MenuIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslations } from 'use-intl'
import { useSession } from '../lib/session.ts'
import { Find } from './find.tsx'
import s from './frame.module.css'
import { me } from './me.queries.ts'
import { PageFailed } from './page-failed.tsx'
import { Rail, RailMenu, WhoAmI } from './rail.tsx'
import type { PageView } from './router.ts'
import type { RouteRow } from './routes.ts'
import { SessionWatch } from './session-watch.tsx'
import { SignIn, SignInAgain } from './sign-in.tsx'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

/** Everything around a screen: language, looks, rail; the sign-in where nobody is signed in. */
export function Frame({ view }: { view: PageView }) {
  const { locale, messages } = view
  const { history } = useRouter()
  const client = useQueryClient()
  // Answers carry names in the reader's language: in another language they are asked for again.
  useChanged(locale, () => void client.invalidateQueries())
  return (
    <Kit locale={bcp47(locale)} messages={messages} navigate={(path) => history.push(path)}>
      <Inside view={view} />
    </Kit>
  )
}

function Inside({ view }: { view: PageView }) {
  const { row } = view
  const t = useTranslations('shell')
  const { state, screen } = useSession()
  const title = state !== 'out' ? (row === undefined ? t('notFound') : t(`titles.${row.title}`)) : t('signIn.title')
  useEffect(() => {
    document.title = `${title} · Tessera`
  }, [title])
  if (state === 'out') return <SignIn />
  return (
    <>
      <Desk key={screen} view={view} title={title} />
      <SessionWatch />
      {state === 'lapsed' && <SignInAgain />}
    </>
  )
}

function Desk({ view, title }: { view: PageView; title: string }) {
  const t = useTranslations('shell')
  const { row } = view
  return (
    <div className={s['ops']}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Rail current={row?.title} />
      <div>
        <TopBar row={row} />
        <main id="main" tabIndex={-1} className={s['body']}>
          <h1 className="h3">{title}</h1>
          <Screen view={view} />
        </main>
      </div>
    </div>
  )
}

function Screen({ view }: { view: PageView }) {
  const t = useTranslations('shell')
  const { row, Page } = view
  const location = useLocation()
  const { data, error, refetch, isFetching } = useQuery(me)
  if (data === undefined)
    return error === null ? (
      <Skeleton width="60%" />
    ) : (
      <Failed title={t('refused')} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </Failed>
    )
  if (row?.permission !== undefined && !data.permissions.includes(row.permission))
    return <p className="t3">{t('notAllowed')}</p>
  return (
    <ErrorBoundary fallback={<PageFailed />} resetKeys={[view, location]}>
      <Page key={row?.title} />
    </ErrorBoundary>
  )
}

function TopBar({ row }: { row: RouteRow | undefined }) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <header className={s['top']}>
      <span className={s['phone']}>
        <IconButton icon={MenuIcon} label={t('menu')} onPress={() => setOpen(true)} />
      </span>
      <Drawer side="start" open={open} onClose={() => setOpen(false)} title={t('console')}>
        <RailMenu current={row?.title} onSelect={() => setOpen(false)} />
        <WhoAmI onSelect={() => setOpen(false)} />
      </Drawer>
      <Find />
      <span className="grow" />
      <ThemeSwitch />
      <LanguageMenu />
    </header>
  )
}
