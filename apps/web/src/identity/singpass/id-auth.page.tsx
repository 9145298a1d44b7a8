import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { identityCheck } from '#access/customers/settings/settings.queries.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { MyinfoPage } from './myinfo-page.tsx'
import { StepUpCode } from '#parts/step-up-code.tsx'

/** Shows verification with Singpass, or the identity check by name and number before a withdrawal. */
export function IdAuthPage() {
  const [{ state, view }] = useScreenSearch('/personal/idAuth')
  return state === undefined && view !== 'myinfo' ? <IdentityCheck /> : <MyinfoPage />
}

/** Checks the identity of the account's owner before a withdrawal after a pause. */
function IdentityCheck() {
  const t = useTranslations('settings')
  const { data, isError, refetch } = useQuery(identityCheck())
  if (isError && !data) return <Failed title={t('check.failed')} onRetry={() => void refetch()} />
  if (!data) return <PageLoading />
  return (
    <>
      <div>
        <h1 className="h3">{t('check.title')}</h1>
        <p className="t2">{t('check.lead')}</p>
      </div>
      <Banner tone={data.needed ? 'warning' : 'info'}>
        {t(data.needed ? 'check.needed' : 'check.notNeeded')} {t('check.remaining', { n: data.remaining })}
      </Banner>
      <CheckForm shut={data.remaining === 0 ? t('check.remaining', { n: 0 }) : undefined} />
    </>
  )
}

function CheckForm({ shut }: { shut: string | undefined }) {
  const t = useTranslations('settings')
  const client = useQueryClient()
  const stepUp = useStepUp('check_identity', {})
  const [name, setName] = useState('')
  const [idNo, setIdNo] = useState('')
  const [code, setCode] = useState('')
  const check = useMutation({
    mutationFn: async () =>
      api.kyc.checkIdentity({ name: name.trim(), idNo: idNo.trim(), verifyToken: await stepUp.prove(code) }),
    onSuccess: () => toast('positive', t('check.done')),
    onSettled: () => {
      setCode('')
      void client.invalidateQueries({ queryKey: ['kyc', 'identityCheck'] })
    },
  })
  const unready = name.trim() === '' ? 'check.nameWrong' : idNo.trim() === '' ? 'check.numberWrong' : undefined
  const wrong = unready ?? (stepUp.isWhole(code) ? undefined : ('codeWrong' as const))
  return (
    <Card>
      <Form onSubmit={() => check.mutate()}>
        <div className="col" style={{ '--g': '20px', maxWidth: '520px' }}>
          <TextInput
            label={t('check.name')}
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={setName}
            fault={name.trim() === '' ? t('check.nameWrong') : undefined}
          />
          <TextInput
            label={t('check.number')}
            format={plainDigits}
            maxLength={40}
            value={idNo}
            onChange={setIdNo}
            fault={idNo.trim() === '' ? t('check.numberWrong') : undefined}
          />
          <StepUpCode stepUp={stepUp} code={code} onCode={setCode} busy={check.isPending} refused={check.error} />
          <FormErrors />
          <Button
            type="submit"
            loading={check.isPending}
            disabledReason={shut ?? (wrong === undefined ? undefined : t(wrong))}
          >
            {t('check.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
