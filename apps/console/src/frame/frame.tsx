import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useLoaderData, useMatches, useParams } from '@tanstack/react-router'
import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { IconButton } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useOnChange } from '@tessera/ui/use-on-change.ts'
import { Kit } from '@tessera/ui/kit.tsx'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRouter } from '#parts/console-router.ts'
import { useSession } from '#parts/session.ts'
import { DatabaseNotice } from './database-notice.tsx'
import { Find } from './find.tsx'
import s from './frame.module.css'
import { me } from '#parts/me.queries.ts'
import { usePreloadedLinks } from './preload-links.ts'
import { Rail, RailMenu, WhoAmI } from './rail.tsx'
import type { ConsoleRouter } from './router.ts'
import type { Screen } from './routes.ts'
import { ReadersProvider } from './readers-provider.tsx'
import { SessionWatch } from './session-watch.tsx'
import { SignIn, SignInAgain } from './sign-in.tsx'
import { Stops } from './stops.tsx'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

/** Everything around a screen: language, appearance, rail; the login if nobody is logged in. */
export function Frame(): ReactNode {
  const { locale } = useParams<ConsoleRouter, '/$locale'>({ from: '/$locale' })
  const messages = useLoaderData<ConsoleRouter, '/$locale'>({ from: '/$locale' })
  const { history } = useRouter()
  // Memoized, because every link renders again when it changes.
  const navigate = useCallback((path: string) => history.push(path), [history])
  const client = useQueryClient()
  // Answers contain names in the reader's language, so a new language requests them again.
  useOnChange(locale, () => void client.invalidateQueries())
  usePreloadedLinks()
  return (
    <Kit locale={bcp47(locale)} messages={messages} navigate={navigate}>
      <Inside />
    </Kit>
  )
}

function Inside() {
  const row = useMatches<ConsoleRouter, Screen | undefined>({
    select: (matches) => matches.at(-1)?.staticData.consoleScreen,
  })
  const isEntry = useMatches<ConsoleRouter, boolean>({
    select: (matches) => matches.at(-1)?.staticData.isEntry === true,
  })
  const t = useTranslations('shell')
  const { state, screen } = useSession()
  const title = isEntry
    ? t('enrol.title')
    : state === 'out'
      ? t('signIn.title')
      : row === undefined
        ? t('notFound')
        : t(`titles.${row.title}`)
  useEffect(() => {
    document.title = `${title} · Tessera`
  }, [title])
  if (isEntry) return <Outlet />
  if (state === 'out') return <SignIn />
  return (
    <>
      <Desk key={screen} row={row} title={title} />
      <SessionWatch />
      {state === 'lapsed' && <SignInAgain />}
    </>
  )
}

function Desk({ row, title }: { row: Screen | undefined; title: string }) {
  const t = useTranslations('shell')
  return (
    <div className={s['ops']}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Rail current={row?.title} />
      <div>
        <TopBar row={row} />
        <main id="main" tabIndex={-1} className={s['body']}>
          <Stops />
          <h1 className="h3">{title}</h1>
          <DatabaseNotice />
          <ReadersProvider>
            <Allowed row={row} />
          </ReadersProvider>
        </main>
      </div>
    </div>
  )
}

/** The screen, if the operator's roles include it. */
function Allowed({ row }: { row: Screen | undefined }) {
  const t = useTranslations('shell')
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
  return <Outlet />
}

function TopBar({ row }: { row: Screen | undefined }) {
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
