import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { members } from '@tessera/contract/profile/members/members.ts'
import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEmailFault } from '#parts/account-name.ts'
import { useNameFault } from '#parts/use-name-fault.ts'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { refusalAt } from '#parts/form.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { useLocale } from '#parts/use-locale.ts'
import { Proofs } from '#parts/proofs.tsx'
import { SecondNotice } from './second-notice.tsx'
import { RoleBoxes } from './role-boxes.tsx'

type InvitationRequest = { name: string; email: string; roles: MemberRole[]; lang: Locale }

/** The form of an invitation: name, email and roles. The inviter's code is bound to exactly these. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('members')
  const words = useTranslations('shell')
  const client = useQueryClient()
  const [request, setRequest] = useState<InvitationRequest>({ name: '', email: '', roles: [], lang: useLocale() })
  const change = (next: Partial<InvitationRequest>) => setRequest((now) => ({ ...now, ...next }))
  const name = request.name.trim()
  const payload = { person: name, address: request.email, roles: request.roles.join() }
  const { stepUp, token, keep, refused } = useFormProofs('set_member', payload)
  const invite = useCommand<typeof members.invite, InvitationRequest>(
    members.invite,
    (body, options) => api.members.invite({ ...body, verifyToken: token ?? '' }, options),
    ({ invitation }) => {
      toast('positive', invitation === null ? t('waitsForSecond') : t('invited', { email: invitation.email }))
      void client.invalidateQueries({ queryKey: ['members'] })
      void client.invalidateQueries({ queryKey: ['signatures'] })
      onClose()
    },
    refused,
  )
  const fault = accountEmailFault(request.email)
  const wrongEmail = fault && words(`accountName.${fault}`)
  const wrongName = useNameFault(t('nameMissing'), 60)(name)
  const wrong = wrongName ?? wrongEmail
  const locked = stepUp.isStarted || token !== undefined
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('inviteTitle')}
      confirm={t('inviteSubmit')}
      loading={invite.busy}
      disabledReason={wrong ?? (token === undefined ? t('notProven') : undefined)}
      onConfirm={() => token !== undefined && invite.run({ ...request, name })}
    >
      <div className="col">
        <TextInput
          label={t('name')}
          help={t('nameHelp')}
          fault={wrongName}
          value={request.name}
          onChange={(text) => change({ name: text })}
          readOnly={locked}
        />
        <TextInput
          label={t('email')}
          help={t('emailHelp')}
          inputMode="email"
          stripSpaces
          maxLength={254}
          fault={wrongEmail}
          error={refusalAt(invite.error, 'email')}
          value={request.email}
          onChange={(email) => {
            change({ email: email.toLowerCase() })
            invite.reset()
          }}
          readOnly={locked}
        />
        <SecondNotice />
        <RoleBoxes roles={request.roles} onChange={(roles) => change({ roles })} locked={locked} />
        <Select
          label={t('language')}
          options={locales.map((value) => ({ code: value, value: t(`languages.${value}`) }))}
          value={request.lang}
          onChange={(value) => change({ lang: locales.find((each) => each === value) ?? request.lang })}
          disabled={locked}
        />
        <Proofs
          stepUp={stepUp}
          help={t('codeHelp')}
          locked={wrong !== undefined}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            invite.reset()
          }}
        />
        {invite.error && refusalAt(invite.error, 'email') === undefined && (
          <Banner tone="negative" live>
            {invite.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
