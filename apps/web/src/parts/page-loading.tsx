import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import s from './loading.module.css'

/** Shown while a page's code or the user's info is loading. */
export const PageLoading = () => {
  const t = useTranslations('shell')
  return (
    <div className={`container ${s['loading']}`}>
      <h1 className="sr">{t('loadingPage')}</h1>
      <Skeleton width="240px" />
      <Skeleton width="60%" />
      <Skeleton width="100%" />
      <Skeleton width="80%" />
    </div>
  )
}
