import type { VerificationLabel } from '@tessera/domain/identity/kyc/machine.ts'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { CopyButton, Copyable } from '@tessera/ui/copyable.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { inviteLink } from '#parts/invite-link.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { User } from './customers.queries.ts'

const toneOf: Record<VerificationLabel, Tone> = {
  unverified: 'warning',
  'to be improved': 'warning',
  pending: 'info',
  rejected: 'negative',
  completed: 'positive',
}
const labelOf: Record<User['kyc']['status'], VerificationLabel> = {
  unknown: 'unverified',
  pending: 'pending',
  approved: 'completed',
  rejected: 'rejected',
}

type AccountFactsProps = {
  user: User
  /** The label of the customer's verification; undefined for a sub-account. */
  label: VerificationLabel | undefined
}

export function AccountFacts({ user, label = labelOf[user.kyc.status] }: AccountFactsProps) {
  const t = useTranslations('customers')
  const locale = useLocale()
  return (
    <Card title={t('manage.facts')}>
      <Details
        items={[
          { term: t('manage.nickname'), value: <Nickname nickname={user.nickname} /> },
          { term: t('manage.accountId'), value: <Copyable text={user.userAccount} label={t('manage.copyId')} /> },
          { term: t('manage.realName'), value: user.realName ?? '--' },
          {
            term: t('manage.kyc'),
            value: (
              <span className="row" style={{ justifyContent: 'flex-end' }}>
                <Badge tone={toneOf[label]}>{t(`manage.kycLabels.${label}`)}</Badge>
                {user.kyc.status !== 'approved' && (
                  <ButtonLink kind="soft" size="xs" href={paths.kycEnter(locale)}>
                    {t('manage.verify')}
                  </ButtonLink>
                )}
              </span>
            ),
          },
          {
            term: t('manage.class'),
            value: (
              <a className="link" href={paths.investorClass(locale)}>
                {t(`manage.classes.${user.investorClass.code}`)}
              </a>
            ),
          },
          ...(user.inviteCode === null
            ? []
            : [{ term: t('manage.inviteCode'), value: <InviteCode code={user.inviteCode} /> }]),
        ]}
      />
    </Card>
  )
}

function InviteCode({ code }: { code: string }) {
  const t = useTranslations('customers')
  const locale = useLocale()
  return (
    <span className="row" style={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Copyable text={code} label={t('manage.copyInvite')} />
      <CopyButton size="xs" text={inviteLink(locale, code)}>
        {t('manage.copyInviteLink')}
      </CopyButton>
    </span>
  )
}

function Nickname({ nickname }: { nickname: string | null }) {
  const t = useTranslations('customers')
  const [open, setOpen] = useState(false)
  return (
    <span className="row" style={{ justifyContent: 'flex-end' }}>
      {nickname ?? <span className="t3">{t('manage.noNickname')}</span>}
      <Button kind="ghost" size="xs" onPress={() => setOpen(true)}>
        {t('manage.changeNickname')}
      </Button>
      {open && <NicknameDialog nickname={nickname ?? ''} onClose={() => setOpen(false)} />}
    </span>
  )
}

const MAX = 10

function NicknameDialog({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const t = useTranslations('customers')
  const client = useQueryClient()
  const [text, setText] = useState(nickname)
  const save = useMutation({
    mutationFn: () => api.customers.updateNickname({ nickname: text.trim() }),
    onSuccess: () => {
      toast('positive', t('manage.saved'))
      void client.invalidateQueries({ queryKey: ['customers'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('manage.nicknameTitle')}
      confirm={t('manage.save')}
      loading={save.isPending}
      disabledReason={text.trim() === '' ? t('manage.nicknameWrong') : undefined}
      onConfirm={() => save.mutate()}
    >
      <TextInput
        label={t('manage.nickname')}
        help={t('manage.nicknameHelp')}
        value={text}
        onChange={setText}
        maxLength={MAX}
        counter
        error={save.error?.message}
        fault={text.trim() === '' ? t('manage.nicknameWrong') : undefined}
      />
    </ConfirmDialog>
  )
}
