import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AddPasskey } from './add-passkey.tsx'
import { ChangeForm } from './change-form.tsx'
import { ownPasskeys, type Passkey, PasskeyList } from './passkey-list.tsx'
import { PageLoading } from '#parts/page-loading.tsx'

export function PasskeysPage() {
  const done = useTranslations('security')
  const client = useQueryClient()
  const [step, setStep] = useState<'list' | 'add' | Passkey>('list')
  const back = () => setStep('list')
  const onDone = () => {
    toast('positive', done('done'))
    void client.invalidateQueries({ queryKey: ['passkeys'] })
    back()
  }
  if (step === 'list') return <Listed onAdd={() => setStep('add')} onRemove={setStep} />
  return (
    <WithBack onBack={back}>
      {step === 'add' ? (
        <AddPasskey onDone={onDone} />
      ) : (
        <ChangeForm
          scene="remove_passkey"
          payload={{ id: step.id }}
          save={(proven) => api.passkeys.remove({ id: step.id, ...proven })}
          onDone={onDone}
        >
          {() => <b>{step.name}</b>}
        </ChangeForm>
      )}
    </WithBack>
  )
}

function WithBack({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useTranslations('passkeys')
  return (
    <>
      <span>
        <Button className="back" kind="ghost" size="xs" icon={ChevronLeft} onPress={onBack}>
          {t('back')}
        </Button>
      </span>
      {children}
    </>
  )
}

function Listed({ onAdd, onRemove }: { onAdd: () => void; onRemove: (passkey: Passkey) => void }) {
  const t = useTranslations('passkeys')
  const locale = useLocale()
  const { whyNot, elsewhere } = usePasskeys()
  const { data, isError, refetch } = useQuery(ownPasskeys())
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        <Button size="sm" icon={KeyRound} disabledReason={whyNot} onPress={onAdd}>
          {t('add')}
        </Button>
      </div>
      {whyNot !== undefined && (
        <Banner tone="warning">
          {whyNot}{' '}
          {elsewhere !== undefined && (
            <Link className="link" href={`${elsewhere}${paths.passkeys(locale)}`}>
              {t('openThere')}
            </Link>
          )}
        </Banner>
      )}
      {data ? (
        <PasskeyList rows={data.rows} onRemove={onRemove} />
      ) : isError ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  )
}
