import { Button } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AdForm } from './ad-form.tsx'
import { AdTable } from './ad-table.tsx'
import { MissingRequirementNotice } from './missing-requirement-notice.tsx'
import { myAds, ownAd, otcTerms } from './otc-ads.queries.ts'
import { OtcTabs } from './otc-tabs.tsx'
import { ownPaymentMethods } from '#desk/payment-methods/payment-methods.queries.ts'
import { FormLoading } from '#parts/form-loading.tsx'

/** The reader's own ads; `?form=` opens a new one or edits the named one. */
export function OtcAdsPage() {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const { history } = useRouter()
  const [{ form }] = useScreenSearch('/otc/ads')
  // Without ads, the empty table itself offers to publish one.
  const hasAds = (useServer(myAds(1)).data?.total ?? 0) > 0
  const publish = (
    <Button size="sm" icon={Plus} onPress={() => history.push(paths.otcAds(locale, { form: 'new' }))}>
      {t('publish')}
    </Button>
  )
  return (
    <div className="container main">
      <div className="content">
        <OtcTabs current="ads" />
        {form === undefined ? (
          <>
            <div className="page-head">
              <div className="grow">
                <h1 className="h3">{t('mine.title')}</h1>
                <p className="t2">{t('mine.lead')}</p>
              </div>
              {hasAds && publish}
            </div>
            <AdTable publish={publish} />
          </>
        ) : (
          <Form key={form} id={form} />
        )}
      </div>
    </div>
  )
}

function Form({ id }: { id: string }) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const { history } = useRouter()
  const isNew = id === 'new'
  const [terms, methods] = [useServer(otcTerms()), useServer(ownPaymentMethods())]
  const ad = useServer({ ...ownAd(id), enabled: !isNew })
  const failed = [terms, methods, ad].find(({ isError, data }) => isError && !data)
  return (
    <>
      <div>
        <h1 className="h3">{t(isNew ? 'form.titleNew' : 'form.titleEdit')}</h1>
        <p className="t2">{t(isNew ? 'form.leadNew' : 'form.leadEdit')}</p>
      </div>
      {failed && <Failed title={t('failed')} onRetry={() => void failed.refetch()} />}
      {terms.data && <MissingRequirementNotice terms={terms.data} sells={false} />}
      {ad.data === null && <Empty title={t('form.gone')} />}
      {!failed && terms.data && methods.data && (isNew || ad.data) ? (
        <AdForm
          terms={terms.data}
          methods={methods.data.rows}
          ad={ad.data ?? undefined}
          onDone={() => history.push(paths.otcAds(locale))}
        />
      ) : (
        !failed && ad.data !== null && <FormLoading />
      )}
    </>
  )
}
