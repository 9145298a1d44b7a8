import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { JoinForm } from './join-form.tsx'
import { invitation } from './members.queries.ts'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'
import { FormLoading } from '#parts/form-loading.tsx'

/** The page of an invitation. Loading it changes nothing, because email programs prefetch links. */
export const JoinPage = () => (
  <AuthLayout>
    <Invitation />
  </AuthLayout>
)

function Invitation() {
  const t = useTranslations('members')
  const locale = useLocale()
  const [{ token = '' }] = useScreenSearch('/join')
  const [joined, setJoined] = useState(false)
  const { data, error } = useQuery(invitation(token))
  // The server renders the page without its token and cannot know whether the invitation has ended.
  if (!useHydrated()) return <FormLoading />
  if (token.length < 16 || error)
    return (
      <>
        <h1 className="h3">{t('join.noTitle')}</h1>
        <Banner tone="warning">{token.length < 16 ? t('join.ended') : error?.message}</Banner>
      </>
    )
  if (data === undefined) return <FormLoading />
  const { company, name, email, roles } = data
  const words = [t('role.view'), ...roles.map((role) => t(`role.${role}`))].join(' · ')
  return (
    <>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t(joined ? 'join.doneTitle' : 'join.title', { company })}</h1>
        <p className="t2">{joined ? t('join.done', { email }) : t('join.lead', { company, name, email })}</p>
        {!joined && <p className="sm t3">{words}</p>}
      </div>
      {joined ? (
        <ButtonLink href={paths.login(locale)}>{t('join.login')}</ButtonLink>
      ) : (
        <JoinForm token={token} onJoined={() => setJoined(true)} />
      )}
    </>
  )
}
