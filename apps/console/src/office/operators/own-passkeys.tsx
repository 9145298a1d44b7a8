import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { me, useMay } from '#parts/me.queries.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { stampText } from '#parts/time-text.ts'
import s from './operators.module.css'
import { signerLine } from './signer-line.ts'

const empty = { name: '', password: '', code: '' }

/** The operator's passkeys. Adding or removing one requires the current password and the authenticator. */
export function OwnPasskeys() {
  const t = useTranslations('operators')
  const device = usePasskeys()
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: ['operators', 'passkeys'], queryFn: () => api.operatorPasskeys.list({}) })
  const [fields, setFields] = useState(empty)
  const { name, password, code } = fields
  const [pinned, setPinned] = useState<string>()
  const decidesCaps = useMay('settings.money')
  const { data: operator } = useQuery(me)
  const done = (message: 'added' | 'removed') => () => {
    toast('positive', t(`passkeys.${message}`))
    setFields(empty)
    void client.invalidateQueries({ queryKey: ['operators', 'passkeys'] })
  }
  const add = useMutation({
    mutationFn: async () => {
      const { challengeId, options } = await api.operatorPasskeys.addOptions({})
      const credential = await device.make(options)
      await api.operatorPasskeys.add({ challengeId, name, credential, password, code })
      return operator && signerLine(operator.name, credential)
    },
    onSuccess: (line) => {
      setPinned(line)
      done('added')()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.operatorPasskeys.remove({ id, password, code }),
    onSuccess: done('removed'),
  })
  const set = (field: keyof typeof empty) => (text: string) => setFields({ ...fields, [field]: text })
  const unproven = password !== '' && code.length === 6 ? undefined : t('passkeys.prove')
  const problem = add.error ?? remove.error
  return (
    <Card title={t('passkeys.title')}>
      <Form className={s['password']} onSubmit={() => add.mutate()}>
        <p className="t3">{t('passkeys.text')}</p>
        {problem && (
          <Banner tone="negative" live>
            {problem.message}
          </Banner>
        )}
        <TextInput label={t('passkeys.name')} maxLength={40} value={name} onChange={set('name')} />
        <PasswordField
          label={t('passkeys.password')}
          autoComplete="current-password"
          value={password}
          onChange={set('password')}
        />
        <NumberField
          kind="digits"
          label={t('passkeys.code')}
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={set('code')}
        />
        <FormErrors />
        <div>
          <Button
            type="submit"
            loading={add.isPending}
            disabledReason={device.whyNot ?? (name.trim() === '' ? t('passkeys.nameFirst') : unproven)}
          >
            {t('passkeys.add')}
          </Button>
        </div>
      </Form>
      {decidesCaps && pinned !== undefined && (
        <div className="col">
          <p className="t2">{t('passkeys.signer')}</p>
          <Copyable text={pinned} label={t('passkeys.signerCopy')} />
        </div>
      )}
      <ul aria-label={t('passkeys.title')}>
        {data?.rows.map((row) => (
          <li key={row.id} className="row row--between">
            <span>
              <b>{row.name}</b>{' '}
              <span className="t3">
                {row.usedAt === null ? t('passkeys.unused') : t('passkeys.used', { at: stampText(row.usedAt) })}
              </span>
            </span>
            <Button
              kind="ghost"
              size="xs"
              aria-label={t('passkeys.removeOf', { name: row.name })}
              loading={remove.isPending}
              disabledReason={unproven}
              onPress={() => remove.mutate(row.id)}
            >
              {t('passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
