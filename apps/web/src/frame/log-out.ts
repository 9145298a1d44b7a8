import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { dropDrafts, keepsDrafts } from '#parts/drafts.ts'
import { paths } from '#parts/paths.ts'
import { closeSession } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'

/** Logs out. SUCCESS shows a confirmation; any other answer shows the server's message (specification §8). */
export function useLogOut(): () => void {
  const t = useTranslations('shell')
  const { history } = useRouter()
  const locale = useLocale()
  const leave = async () => {
    try {
      await api.sessions.logout({})
      closeSession()
      if (keepsDrafts()) await dropDrafts()
      toast('positive', t('loggedOut'))
      history.push(paths.landing(locale))
    } catch (error) {
      toast('negative', error instanceof Error ? error.message : String(error))
    }
  }
  return () => void leave()
}
