import type { SignedInScene, VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { ruleOf } from '@tessera/domain/access/security/rules.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useTranslations } from 'use-intl'
import { refusalAt } from '#parts/form.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { ownedOf, useLogin } from '#access/customers/login-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { AlreadyBound, alreadyBound } from './already-bound.tsx'
import { LackingFactor } from './lacking-factor.tsx'
import { Proofs } from '#parts/proofs.tsx'
import { PauseWarning } from '#access/freezes/pause-warning.tsx'

export type ProvenInput = { password: string; verifyToken: string }
type ChangeFormProps<S extends SignedInScene, T> = {
  scene: S & keyof ReturnType<typeof titled>
  payload: VerifyPayload<S>
  /** The reason why the change cannot be confirmed yet. */
  fault?: string | undefined
  /** The fields of the change. They are locked once its first code was requested, and show their own refusals. */
  children?: (locked: boolean, refused: Error | null) => ReactNode
  /** A field that appears once all factors are verified, and the reason while it is invalid. */
  last?: { field: ReactNode; fault: string | undefined }
  save: (input: ProvenInput) => Promise<T>
  onDone: (result: T) => void
}
const titled = (t: Translate<'security'>) => ({
  bind_email: t('titles.bind_email'),
  change_email: t('titles.change_email'),
  bind_phone: t('titles.bind_phone'),
  change_phone: t('titles.change_phone'),
  bind_authenticator: t('titles.bind_authenticator'),
  unbind_authenticator: t('titles.unbind_authenticator'),
  renew_backup_codes: t('titles.renew_backup_codes'),
  close_mobile: t('titles.close_mobile'),
  close_mobile_by_email: t('titles.close_mobile_by_email'),
  open_mobile: t('titles.open_mobile'),
  add_passkey: t('titles.add_passkey'),
  remove_passkey: t('titles.remove_passkey'),
})

const factorOf = { email: 'email', phone: 'mobile' } as const

/**
 * A change of a security factor. Shows a notice instead if the account lacks a required factor or already has this one.
 */
export function ChangeForm<S extends SignedInScene, T>(props: ChangeFormProps<S, T>) {
  const t = useTranslations('security')
  const { user } = useLogin()
  if (!user) return <PageLoading />
  const bound = alreadyBound(props.scene, user)
  if (bound !== undefined) return <AlreadyBound scene={bound} user={user} />
  const { has, replaces } = ruleOf(props.scene)
  const nothingThere = replaces !== undefined && user[factorOf[replaces]] === null
  const missing = nothingThere ? factorOf[replaces] : has?.find((factor) => !ownedOf(user)[factor])
  if (missing === undefined) return <Change {...props} />
  return <LackingFactor factor={missing} user={user} title={titled(t)[props.scene]} />
}

/** The new value, the password, then each required factor, one after the other. */
function Change<S extends SignedInScene, T>({
  scene,
  payload,
  fault,
  children,
  last,
  save,
  onDone,
}: ChangeFormProps<S, T>) {
  const t = useTranslations('security')
  const client = useQueryClient()
  const { replaces } = ruleOf(scene)
  const { stepUp, token, keep, refused } = useFormProofs(scene, payload)
  const [password, setPassword] = useState('')
  const saving = useMutation({
    mutationFn: (verifyToken: string) => save({ password, verifyToken }),
    onError: refused,
    onSuccess: (result) => {
      void client.invalidateQueries({ queryKey: ['customers'] })
      onDone(result)
    },
  })
  const hasFieldError = ['password', ...Object.keys(payload)].some(
    (field) => refusalAt(saving.error, field) !== undefined,
  )
  const unready = fault ?? (password === '' ? t('passwordWrong') : undefined)
  return (
    <>
      <h1 className="h3">{titled(t)[scene]}</h1>
      <PauseWarning pause={stepUp.pause}>{replaces && t('bothNotified')}</PauseWarning>
      <Card>
        <Form
          refusal={hasFieldError ? undefined : saving.error}
          onSubmit={() => token !== undefined && saving.mutate(token)}
        >
          <div className="col" style={{ '--g': '20px', maxWidth: '520px' }}>
            {children?.(stepUp.isStarted || token !== undefined, saving.error)}
            <PasswordField
              label={t('password')}
              autoComplete="current-password"
              value={password}
              onChange={(text) => {
                setPassword(text)
                saving.reset()
              }}
              error={refusalAt(saving.error, 'password')}
              fault={password === '' ? t('passwordWrong') : undefined}
            />
            <h2 className="h5">{t('prove')}</h2>
            <Proofs
              stepUp={stepUp}
              help={unready === undefined ? undefined : t('firstFill')}
              locked={unready !== undefined}
              proven={token !== undefined}
              onProven={(given) => {
                keep(given)
                saving.reset()
              }}
            />
            {token !== undefined && last?.field}
            <FormErrors />
            <Button
              type="submit"
              loading={saving.isPending}
              disabledReason={unready ?? (token === undefined ? t('notProven') : last?.fault)}
            >
              {t('submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </>
  )
}
