import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { type ApiKey, apiKeyList, type MadeKey } from './api-keys.queries.ts'
import { KeyDialog } from './key-dialog.tsx'
import { SecretsReady } from './key-ready.tsx'
import { KeyTable } from './key-table.tsx'
import { subAccountList } from '#profile/sub-accounts/sub-accounts.queries.ts'
import { Webhooks } from '#profile/webhooks/webhook-table.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLogin } from '#access/customers/login-state.ts'

export function ApiKeysPage() {
  const t = useTranslations('api-keys')
  const locale = useLocale()
  const { approved } = useLogin()
  const { data, isPending, isError, refetch } = useQuery(apiKeyList())
  const [open, setOpen] = useState<'new' | ApiKey>()
  const subAccounts = useQuery({ ...subAccountList(), enabled: open === 'new' }).data?.rows ?? []
  const [made, setMade] = useState<MadeKey>()
  const hide = useCallback(() => setMade(undefined), [])
  const own = data?.rows.filter(({ subAccount }) => subAccount === null).length ?? 0
  const full = data !== undefined && own >= data.max && own === data.rows.length
  const closed = approved ? (full ? t('full') : undefined) : t('needsKyc')
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">
            {t('lead')}{' '}
            <Link className="link" href={paths.openApi(locale)}>
              {t('guide')}
            </Link>
          </p>
        </div>
        <div className="row" style={{ '--g': '16px' }}>
          {data && <span className="sm t3 num">{t('used', { count: String(own), max: String(data.max) })}</span>}
          <Button size="sm" icon={Plus} disabledReason={closed} onPress={() => setOpen('new')}>
            {t('create')}
          </Button>
        </div>
      </div>
      {made && (
        <SecretsReady
          key={made.key.id}
          title={t('ready.title', { label: made.key.label })}
          text={t('ready.text')}
          secrets={[
            { term: t('ready.accessKey'), text: made.apiKey, copy: t('ready.copyKey') },
            ...(made.secret === null
              ? []
              : [{ term: t('ready.secret'), text: made.secret, copy: t('ready.copySecret') }]),
          ]}
          onHide={hide}
        />
      )}
      {isError && !data ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <KeyTable rows={data?.rows ?? []} loading={isPending} onEdit={setOpen} />
      )}
      <Webhooks />
      {open !== undefined && (
        <KeyDialog
          existing={open === 'new' ? undefined : open}
          subAccounts={subAccounts}
          onClose={() => setOpen(undefined)}
          onMade={(fresh) => {
            setMade(fresh)
            setOpen(undefined)
          }}
          onChanged={() => {
            toast('positive', t('changed'))
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}
