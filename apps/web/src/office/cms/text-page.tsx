import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { cms } from '@tessera/contract/office/cms/cms.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useTimes } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { useTitle } from './page-change.ts'
import { cmsText } from './cms.queries.ts'
import s from './cms.module.css'
import { Text } from './text.tsx'

type TextFacts = ReplyOf<typeof cms.get>

/** One text of the site. A legal text also lists its earlier versions. */
export function TextPage({ id, edition, after }: { id: string; edition: string | undefined; after?: ReactNode }) {
  const t = useTranslations('cms')
  const locale = useLocale()
  const { data, error, refetch } = useQuery(cmsText(id, locale, edition))
  useTitle(data?.title)
  if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'PARAM_INVALID')) return <NotThere />
  if (error !== null && data === undefined)
    return (
      <Failed title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  return (
    <article className={s['text']}>
      {data === undefined ? <Waiting /> : <Loaded text={data} />}
      {after}
    </article>
  )
}

function Loaded({ text }: { text: TextFacts }) {
  const t = useTranslations('cms')
  const locale = useLocale()
  const day = useTimes().day(text.publishedAt)
  return (
    <>
      <p className="sm">
        <Link className="link" href={paths.cms(locale)}>
          {t('all')}
        </Link>
      </p>
      <h1 className="h1">{text.title}</h1>
      <p className="body-lg t2">{text.summary}</p>
      <div className={`row row--wrap ${s['facts']}`}>
        <span className="sm t3">
          {text.edition === null ? t('published', { day }) : t('edition', { edition: text.edition, day })}
        </span>
        {text.edition !== null && (
          <Button kind="ghost" size="xs" icon={Printer} onPress={() => globalThis.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      {!text.current && (
        <Banner
          tone="warning"
          action={
            <ButtonLink size="xs" kind="secondary" href={paths.cms(locale, text.id)}>
              {t('current')}
            </ButtonLink>
          }
        >
          {t('replaced')}
        </Banner>
      )}
      <Text blocks={text.blocks} />
      {text.editions.length > 1 && <Editions text={text} />}
    </>
  )
}

const Editions = ({ text }: { text: TextFacts }) => {
  const t = useTranslations('cms')
  const { day } = useTimes()
  const locale = useLocale()
  return (
    <section aria-labelledby="editions" className={s['editions']}>
      <h2 className="h5" id="editions">
        {t('editions')}
      </h2>
      <ul>
        {text.editions.map(({ edition, publishedAt }) => (
          <li key={edition}>
            <Link className="link" href={paths.cms(locale, text.id, edition)}>
              {t('edition', { edition, day: day(publishedAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Waiting = () => (
  <>
    <h1 className="h1">
      <Skeleton width="260px" />
    </h1>
    {['100%', '96%', '98%', '64%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </>
)

const NotThere = () => {
  const t = useTranslations('cms')
  useTitle(t('notThere'))
  const locale = useLocale()
  const all = (
    <ButtonLink kind="secondary" size="sm" href={paths.cms(locale)}>
      {t('all')}
    </ButtonLink>
  )
  return (
    <>
      <h1 className="sr">{t('notThere')}</h1>
      <Empty title={t('notThere')} action={all}>
        {t('notThereText')}
      </Empty>
    </>
  )
}
